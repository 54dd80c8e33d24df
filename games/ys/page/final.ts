import type { Seat } from "@serai/kernel";
import { blackPoints, colourPoints, coloursByPrice, type Event, parts, type View } from "../rules/index.ts";
import { finalOf, gemsOf, sidesOf } from "./sides.ts";

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
  return coloursByPrice(view.prices).map((colour, rank) => {
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

/** Best first; the neutral, who cannot win, in its place among them. */
export const sidesRanked = (view: View): Seat[] =>
  sidesOf(view).sort((a, b) => (finalOf(view, b)?.total ?? 0) - (finalOf(view, a)?.total ?? 0));

/** Where the points on the score track came from. */
export const ON_THE_WAY = ["market", "commercial", "characters"] as const;

export function earned(log: readonly Event[], side: Seat, wanted: (typeof ON_THE_WAY)[number]): number {
  return log.reduce((sum, event) => {
    if (event.kind !== "points" || event.seat !== side) return sum;
    const source = event.why === "prince" || event.why === "king" ? "characters" : event.why;
    return source === wanted ? sum + event.points : sum;
  }, 0);
}
