import type { Chance } from "@serai/kernel";
import { parts, places, type View } from "../rules/index.ts";
import type { Stakes } from "./stakes.ts";

const { isSquare, PLACES, quarterOf, within } = places;

/** How rivals are thought to choose where to place: an area by what it pays, a market square at this rate. */
const AREA_RATE = 0.6;
const POINT_RATE = 0.12;
const SQUARE_RATE = 0.55;
/** Zones the Queen closes: quarters, then areas. */
const QUARTERS = 4;

/** Where a rival's broker is likely to go. */
export function rivalPlaces(
  { view, weights }: Stakes,
  prizes: readonly (readonly (readonly number[])[])[],
): (chance: Chance) => number {
  const open = openToRivals(view);
  const rival = weights.findIndex((weight) => weight < 0);
  const list: number[] = [];
  const cumulated: number[] = [];
  let total = 0;
  for (let place = 0; place < PLACES; place++) {
    if (!within(open, place)) continue;
    const prize = isSquare(place) ? 0 : prizes[quarterOf(place)][place % 3][rival] / weights[rival];
    total += isSquare(place) ? SQUARE_RATE : AREA_RATE + POINT_RATE * prize;
    list.push(place);
    cumulated.push(total);
  }
  return (chance) => {
    const at = (chance.int(10_000) / 10_000) * total;
    return list[cumulated.findIndex((upTo) => upTo > at)];
  };
}

/** Y-3.6, Y-6 Queen. */
function openToRivals(view: View): places.Zone {
  let open = places.zoneInUse(view.quarters, parts.firstRowFor(view.players));
  for (const { place } of view.brokers) if (isSquare(place)) open &= ~places.zoneOf(place);
  if (view.closed >= QUARTERS) open &= ~places.zoneOf(view.closed - QUARTERS);
  else if (view.closed >= 0) open &= ~places.QUARTER_ZONES[view.closed];
  return open;
}
