import { SeatFace } from "@serai/ui/art/seat-mark.tsx";

export interface BrokerProps {
  /** The look of its owner: a seat's, or the neutral's. */
  readonly seat: number;
  readonly letter: string;
  readonly isUp: boolean;
  /** As far as the viewer sees it; of several that stand as one, their sum. */
  readonly value?: number | string | undefined;
  /** The Mercenary's marker lies under it. */
  readonly isMarked?: boolean;
  /** Only proposed. */
  readonly isDraft?: boolean;
  /** Seen by the viewer's own Spy. */
  readonly isSpied?: boolean;
  readonly place?: string;
  readonly piece?: string;
}

/** A broker: head in its owner's shape, robe in its colour, its value on a paper plate; face down, a hooded cloak. */
export function BrokerPiece(props: BrokerProps) {
  const { seat, letter, isUp, value, isMarked, isDraft, isSpied, place, piece } = props;
  const classes = [
    "broker",
    `seat-${seat}`,
    isUp ? "is-up" : "is-down",
    isMarked && "is-marked",
    isDraft && "is-draft",
    isSpied && "is-spied",
  ];
  return (
    <span class={classes.filter(Boolean).join(" ")} data-place={place} data-piece={piece} aria-hidden="true">
      <svg viewBox="0 0 32 44" aria-hidden="true" focusable="false">
        <path key="robe" class="broker-robe" d={isUp ? ROBE : CLOAK} />
        {!isUp && <path key="fold" class="broker-fold" d="M16 28v16M9 29c-2 5-3 10-3 15M23 29c2 5 3 10 3 15" />}
        <g
          key="head"
          class="bust-head"
          transform={isUp ? "translate(4 0) scale(0.75)" : "translate(5.5 3) scale(0.66)"}
        >
          <SeatFace seat={seat} letter={letter} />
        </g>
        {/* In one piece, so that the value never comes to lie under its plate. */}
        {value !== undefined && (
          <g key="sign">
            <rect class="broker-plate" x="6" y="24.5" width="20" height="18.5" rx="2.5" />
            <text class="broker-value" x="16" y="34">
              {value}
            </text>
          </g>
        )}
        {isSpied && (
          <path key="eye" class="broker-eye" d="M5 25c6-7 16-7 22 0-6 7-16 7-22 0zM16 22a3 3 0 110 6 3 3 0 010-6z" />
        )}
      </svg>
      {isMarked && <span class="broker-marker">5</span>}
    </span>
  );
}

const ROBE = "M1 44c0-13 4-22 15-22s15 9 15 22z";
const CLOAK = "M16-1c9 1 13 7 12.500 15-.2 4-1 6-2 8 4 5 5 13 5 22H.5c0-9 1-17 5-22-1-2-1.800-4-2-8C3 6 7 0 16-1z";
