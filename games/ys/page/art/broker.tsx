import { SeatMark } from "./seat-mark.tsx";

export interface BrokerProps {
  /** The look of its owner: a seat's, or the neutral's. */
  readonly seat: number;
  readonly letter: string;
  readonly isUp: boolean;
  /** As far as the viewer sees it. */
  readonly value?: number | undefined;
  /** The Mercenary's marker lies under it. */
  readonly isMarked?: boolean;
  /** Only proposed. */
  readonly isDraft?: boolean;
  /** Seen by the viewer's own Spy. */
  readonly isSpied?: boolean;
  readonly place?: string;
}

/** A broker on the board: whose it is, and its value on a paper plate; face down, a cloak in the owner's colour. */
export function BrokerPiece({ seat, letter, isUp, value, isMarked, isDraft, isSpied, place }: BrokerProps) {
  const classes = [
    "broker",
    `seat-${seat}`,
    isUp ? "is-up" : "is-down",
    isMarked && "is-marked",
    isDraft && "is-draft",
    isSpied && "is-spied",
  ];
  return (
    <span class={classes.filter(Boolean).join(" ")} data-place={place} aria-hidden="true">
      <SeatMark seat={seat} letter={letter} />
      <span class="broker-plate">{value ?? ""}</span>
      {isMarked && <span class="broker-marker">5</span>}
    </span>
  );
}

/** A broker in the hand: a hooded figure with its value on the cloak. */
export const BrokerFigure = ({ value, seat }: { readonly value: number; readonly seat: number }) => (
  <svg class={`broker-figure seat-${seat}`} viewBox="0 0 48 52" aria-hidden="true" focusable="false">
    <path
      class="broker-cloak"
      d="M24 3c7 0 11 5 11 11 0 3-1 5-2 7 7 3 11 9 12 18 .5 4 .5 7 0 10H3c-.5-3-.5-6 0-10 1-9 5-15 12-18-1-2-2-4-2-7 0-6 4-11 11-11z"
    />
    <path class="broker-face" d="M24 7.5c4 0 6.5 3 6.5 7S28 22 24 22s-6.5-3.5-6.5-7.5 2.5-7 6.5-7z" />
    <path class="broker-paper" d="M12 27h24v19H12z" />
    <text class="broker-value" x="24" y="37">
      {value}
    </text>
  </svg>
);
