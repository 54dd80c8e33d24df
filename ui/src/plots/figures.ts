import type { SeatMarkProps } from "../art/seat-mark.tsx";

/** What a plot shows, and what its table says: one number for each category in each series. */
export interface PlotData {
  readonly title: string;
  /** What each number of a series is for: a seat, a round, a game. */
  readonly categories: readonly Category[];
  readonly series: readonly Series[];
}

export interface Category {
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

/** Round numbers around 0 and around the least and the most there is. */
export function levelsFor(least: number, most: number): number[] {
  const [low, high] = [Math.min(0, least), Math.max(0, most)];
  const rough = Math.max(1, high - low) / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * ten).find((size) => size >= rough) ?? rough);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Where zero lies between two edges, and how wide one is: the most that anybody won and the most anybody lost have room. */
export function scaleFor(
  bars: readonly (readonly number[])[],
  left: number,
  right: number,
): { readonly nought: number; readonly scale: number } {
  const most = (sign: 1 | -1): number =>
    Math.max(0, ...bars.map((values) => values.reduce((sum, value) => sum + Math.max(0, sign * value), 0)));
  const scale = (right - left) / Math.max(1, most(1) + most(-1));
  return { nought: left + most(-1) * scale, scale };
}
