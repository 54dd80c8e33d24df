import { SeatFace, type SeatMarkProps } from "@serai/ui/art/seat-mark.tsx";

/** A player, wherever one is named on the board: head and shoulders, which no gem has. */
export const Bust = ({ seat, letter }: SeatMarkProps) => (
  <svg class={`bust seat-${seat}`} viewBox="0 0 32 37" aria-hidden="true" focusable="false">
    <path d="M2 37c0-10 5-14 14-14s14 4 14 14z" />
    <g class="bust-head" transform="translate(2 0) scale(0.875)">
      <SeatFace seat={seat} letter={letter} />
    </g>
  </svg>
);
