import { blackPoints, colourPoints, coloursByPrice, parts, type View } from "@serai/ys";
import { gemsOf, sidesOf } from "./sides.ts";

export const coloursRanked = (prices: readonly number[]): parts.Colour[] => coloursByPrice(prices);

export interface ColourLine {
  readonly colour: parts.Colour;
  /** By place, first to fourth. */
  readonly scale: readonly number[];
  /** By side: gems owned, and points as things stand. */
  readonly owned: readonly number[];
  readonly points: readonly number[];
}

/** Y-5.1: the colours by price with what each side would score now; the neutral's empty third place too (Y-5.7). */
export function colourLines(view: View): ColourLine[] {
  return coloursRanked(view.prices).map((colour, rank) => {
    const scale = parts.COLOUR_POINTS[rank];
    const owned = sidesOf(view).map((side) => gemsOf(view, side)[colour]);
    const points = colourPoints(owned, scale).map((scored, side) =>
      side >= view.players && owned[side] === 0 ? scale[2] : scored,
    );
    return { colour, scale, owned, points };
  });
}

export const blackLine = (view: View) =>
  sidesOf(view).map((side) => {
    const owned = gemsOf(view, side)[parts.BLACK];
    return { owned, points: blackPoints(owned) };
  });
