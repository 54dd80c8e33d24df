import { type Result, rank, type Sources } from "@serai/kernel";
import { isNeutral } from "./neutral.ts";
import { BLACK, BLACK_POINTS, COLOUR_POINTS, COLOURS, type Colour, NEUTRAL, sidesFor, THRONE_POINTS } from "./parts.ts";
import type { State } from "./state.ts";

/** Section 4: where a side's points come from. */
export interface Score {
  /** What the score track showed when the last round was over. */
  readonly track: number;
  /** By colour. */
  readonly colours: readonly number[];
  readonly black: number;
  readonly throne: number;
  readonly total: number;
}

/** Y-5.1: the dearest colour first, ties leftmost. */
export const coloursByPrice = (prices: readonly number[]): Colour[] =>
  COLOURS.map((_, colour) => colour).sort((a, b) => prices[b] - prices[a] || a - b);

/** Y-5.1: points for one colour by the number each side owns; tied sides score the lowest place they cover. */
export const colourPoints = (owned: readonly number[], points: readonly number[]): number[] =>
  owned.map((own) => (own === 0 ? 0 : points[owned.filter((other) => other >= own).length - 1]));

/** Y-5.2. */
export const blackPoints = (owned: number): number => BLACK_POINTS[Math.min(owned, BLACK_POINTS.length - 1)];

/** Y-7.1: tied seats share the points of the places they cover, rounded down. */
export function thronePoints(totals: readonly number[]): number[] {
  return totals.map((own) => {
    const above = totals.filter((other) => other > own).length;
    const equal = totals.filter((other) => other === own).length;
    const shared = THRONE_POINTS.slice(above, above + equal).reduce((sum, points) => sum + points, 0);
    return Math.floor(shared / equal);
  });
}

/** By side, as the game would end now. */
export function scores(s: State): Score[] {
  const ranked = coloursByPrice(s.prices);
  const byColour = COLOURS.map((_, colour) => {
    const points = COLOUR_POINTS[ranked.indexOf(colour)];
    const owned = s.gems.map((gems) => gems[colour]);
    // Y-5.7: a colour the neutral owns none of scores it exactly the third place.
    return colourPoints(owned, points).map((scored, side) =>
      isNeutral(s, side) && owned[side] === 0 ? points[2] : scored,
    );
  });
  const thrones = s.options.kingsFavour
    ? thronePoints(s.thrones.map((values) => values.reduce((sum, value) => sum + value, 0)))
    : s.gems.map(() => 0);
  return Array.from({ length: sidesFor(s.players) }, (_, side) => {
    const colours = byColour.map((points) => points[side]);
    const black = blackPoints(s.gems[side][BLACK]);
    const total = s.scores[side] + colours.reduce((sum, points) => sum + points, 0) + black + thrones[side];
    return { track: s.scores[side], colours, black, throne: thrones[side], total };
  });
}

/** Y-5.7: whether the neutral beat both humans. */
export const cityWon = (final: readonly Score[]): boolean =>
  final.slice(0, NEUTRAL).every(({ total }) => final[NEUTRAL].total > total);

const numberOf = (gems: readonly number[]): number => gems.reduce((sum, count) => sum + count, 0);

/** Y-5.3, Y-5.7: most points, then most gems, black included; seats still equal share their rank. */
export function result(s: State): Result | undefined {
  if (s.step !== "over") return undefined;
  const totals = scores(s)
    .slice(0, s.players)
    .map(({ total }) => total);
  return { scores: totals, ranks: rank(totals.map((total, seat) => [total, numberOf(s.gems[seat])])) };
}

/** The city while the rounds were played, then the gems of each kind, then the throne room. */
export type Source = "city" | (typeof COLOURS)[number] | "black" | "throne";
export const sources = (s: State): Sources[] =>
  scores(s)
    .slice(0, s.players)
    .map(({ track, colours, black, throne }) => ({
      city: track,
      ...Object.fromEntries(colours.map((points, colour) => [COLOURS[colour], points])),
      black,
      throne,
    }));
