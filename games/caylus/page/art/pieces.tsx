import { SeatFace } from "@serai/ui/art/seat-mark.tsx";

/** A worker from head to foot, standing on 0, 0. */
export const FIGURE = "M-12 0q-1-14 6-18a7.600 7.600 0 1112 0q7 4 6 18-12 3.500-24 0z";

export interface FigureProps {
  readonly seat: number;
  readonly letter: string;
  /** Where its feet are, in units of the board, from the corner of what it stands on. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** Only proposed. */
  readonly isDraft?: boolean;
  /** The place it stands on, for what travels. */
  readonly place?: string;
}

/** A worker with its owner's mark on the coat. */
export const Figure = ({ seat, letter, x, y, size = 1, isDraft = false, place }: FigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <g class={`figure seat-${seat}${isDraft ? " is-draft" : ""}`} data-place={place}>
      <ellipse class="shade" cx={1} rx={14} ry={4} />
      <path class="figure-coat" d={FIGURE} />
      <g class={`figure-mark seat-${seat}`} transform="translate(-7.700 -16.200) scale(.48)">
        <SeatFace seat={seat} letter={letter} />
      </g>
    </g>
  </g>
);

/** A house in the castle or a marker: the mark of its seat. */
export const Marker = ({ seat, letter, x, y, size }: Omit<FigureProps, "size"> & { readonly size: number }) => (
  <g class={`seat-mark seat-${seat}`} transform={`translate(${x - size} ${y - size}) scale(${size / 16})`}>
    <SeatFace seat={seat} letter={letter} />
  </g>
);

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** The provost: a white disc with his lantern. */
export const Disc = ({ x, y, size = 1 }: DiscProps) => (
  <g class="provost" transform={`translate(${x} ${y}) scale(${size})`}>
    <path class="piece-side" d="M-13 0v5a13 6 0 0026 0V0z" />
    <ellipse class="piece-top" rx={13} ry={6.5} />
    <path class="lamp" d="M-3-3h6l1.500 5h-9zM-2.500-3q2.500-4 5 0" />
  </g>
);

/** The bailiff: a white cylinder. */
export const Cylinder = ({ x, y, size = 1 }: DiscProps) => (
  <g class="bailiff" transform={`translate(${x} ${y}) scale(${size})`}>
    <path class="piece-side" d="M-9-28V1A9 4.500 0 009 1v-29z" />
    <ellipse class="piece-top" cy={-28} rx={9} ry={4.5} />
    <path class="piece-lines" d="M-5-18h7M-5-13h7M-5-8h7" />
  </g>
);
