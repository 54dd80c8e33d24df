import { Cylinder, Disc, Figure, type FigureProps } from "./art/pieces.tsx";

/** A worker on the board: an element of its own, so that it can travel. */
export const Worker = ({ seat, letter, x, y, size = 1, isDraft = false, place }: FigureProps) => (
  <span
    class={isDraft ? "piece is-draft" : "piece"}
    style={{ "--x": x - 16 * size, "--y": y - 33 * size, "--w": 32 * size, "--h": 38 * size }}
    data-place={place}
    data-piece={isDraft ? undefined : `worker:${place}`}
    aria-hidden="true"
  >
    <svg viewBox="-16 -33 32 38" aria-hidden="true" focusable="false">
      <Figure seat={seat} letter={letter} x={0} y={0} isDraft={isDraft} />
    </svg>
  </span>
);

interface OfficialProps {
  readonly name: "provost" | "bailiff";
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** He can be dragged along the road now. */
  readonly onCarry?: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => void;
}

export const Official = ({ name, x, y, size, onCarry }: OfficialProps) => (
  <span
    class={onCarry ? `piece official is-${name} can-drag` : `piece official is-${name}`}
    onPointerDown={onCarry}
    style={{ "--x": x - 16 * size, "--y": y - 34 * size, "--w": 32 * size, "--h": 46 * size }}
    data-place={name}
    data-piece={name}
    aria-hidden="true"
  >
    <svg viewBox="-16 -34 32 46" aria-hidden="true" focusable="false">
      {name === "provost" ? <Disc x={0} y={0} /> : <Cylinder x={0} y={0} />}
    </svg>
  </span>
);
