import type { SeatMarkProps } from "../../art/seat-mark.tsx";

/** What a plot shows, and what its table says: series of numbers along the same things. */
export interface Figures {
  readonly title: string;
  /** What the numbers stand for, seat by seat or round by round. */
  readonly along: readonly Along[];
  readonly series: readonly Series[];
}

export interface Along {
  readonly name: string;
  /** Where it is a seat. */
  readonly mark?: SeatMarkProps;
}

/** Told apart by colour, by pattern or dashes, and by letter. */
export interface Series extends Paint {
  readonly name: string;
  readonly letter: string;
  readonly values: readonly number[];
}

/** A class that sets colours, and which of them are the paint and the ink that can be read on it. */
export interface Paint {
  readonly look: string;
  readonly paint: string;
  readonly ink: string;
}

export const gemPaint = (cut: number): Paint => ({ look: `gem-${cut}`, paint: "var(--gem)", ink: "var(--gem-ink)" });

export const seatPaint = (seat: number): Paint => ({ look: `seat-${seat}`, paint: "var(--seat)", ink: "#fff" });

/** For what has no colour of its own: one of six. */
export const plainPaint = (nth: number): Paint => ({ look: "", paint: `var(--plot-${nth % 6})`, ink: "#fff" });

/** Round numbers from 0 to at least the most there is. */
export function levelsFor(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * ten).find((size) => size >= rough) ?? rough);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, i) => i * step);
}
