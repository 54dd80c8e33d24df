import { SeatMark } from "@serai/ui/art/seat-mark.tsx";

interface LaidCardProps {
  readonly seat: number;
  readonly letter: string;
  readonly order: number;
  /** Known to the viewer: its own, or turned up. */
  readonly value?: number | undefined;
  readonly isUp: boolean;
  readonly hasWon?: boolean;
  /** Not laid yet, only proposed. */
  readonly isDraft?: boolean;
}

/** A money card at a cushion: its back bears the seat, its own seat still reads the value on it. */
export function LaidCard({ seat, letter, order, value, isUp, hasWon = false, isDraft = false }: LaidCardProps) {
  const classes = ["laid-card", `seat-${seat}`, isUp && "is-up", hasWon && "has-won", isDraft && "is-draft"];
  return (
    <span
      class={classes.filter(Boolean).join(" ")}
      data-place={isDraft ? undefined : `card-${order}`}
      data-piece={isDraft ? `hand-card:${value}` : `laid-card:${order}`}
      data-slide
    >
      <span class="laid-card-turn" style={{ "--order": order }}>
        <span class="laid-card-back">
          <SeatMark seat={seat} letter={letter} />
          {!isUp && value !== undefined && <span class="laid-card-own">{value}</span>}
        </span>
        <span class="laid-card-face">
          <span class="laid-card-value">{isUp ? value : undefined}</span>
          <SeatMark seat={seat} letter={letter} />
        </span>
      </span>
    </span>
  );
}
