import { FastChance, firstOf, legalActions, optionCombinations, type Seat } from "@serai/kernel";
import { expect, test } from "vitest";
import { type Event, parts, places, type State, ys } from "../rules/index.ts";

/** Milliseconds; a busy machine is no fault. */

/** Y-4.5 said once more, as a sort: total, Intriguer, neutral, front, order card. */
function expectedRanking(s: State, test: (place: number) => boolean): { seats: Seat[]; totals: number[] } {
  const total = new Map<Seat, number>();
  s.brokers.owner.forEach((owner, broker) => {
    if (!test(s.brokers.place[broker])) return;
    total.set(owner, (total.get(owner) ?? 0) + (s.marked === broker ? 5 : s.brokers.value[broker]));
  });
  const key = (side: Seat): number[] => {
    const neutral = side === s.players;
    const front = neutral ? 0 : s.fronts[side].reduce((sum, count, value) => sum + count * value, 0);
    return [total.get(side) ?? 0, side === s.intriguer ? 1 : 0, neutral ? 1 : 0, front, -s.order.indexOf(side)];
  };
  const seats = [...total.keys()].sort((a, b) => {
    const [ka, kb] = [key(a), key(b)];
    const at = ka.findIndex((value, i) => value !== kb[i]);
    return kb[at] - ka[at];
  });
  return { seats, totals: seats.map((side) => total.get(side) ?? 0) };
}

const AREA_KINDS: Readonly<Record<string, number>> = { port: 0, commercial: 1, palace: 2 };

function check(s: State, event: Event): boolean {
  if (event.kind === "ranked") {
    const { seats, totals } = expectedRanking(s, (place) => place < 12 && places.quarterOf(place) === event.quarter);
    expect({ seats: event.seats, totals: event.totals }).toEqual({ seats, totals });
    return true;
  }
  if (event.kind !== "won") return false;
  const zone = (place: number): boolean => {
    if (event.what === "market") return places.isSquare(place);
    if (event.what === "row") return places.isSquare(place) && places.rowOf(place) === event.at;
    return place === places.area(event.at, AREA_KINDS[event.what]);
  };
  const { seats, totals } = expectedRanking(s, zone);
  expect({ seat: event.seat, total: event.total }).toEqual({ seat: seats[0], total: totals[0] });
  return true;
}

test("Y-4.5 every ranking of random games agrees with the rule said another way; prices stay on the track", () => {
  const chance = new FastChance(12);
  let checked = 0;
  for (const players of [2, 3, 4])
    for (const options of optionCombinations(ys.options, players)) {
      const s = ys.setup(options, players, chance);
      while (ys.deciders(s) !== 0) {
        const seat = firstOf(ys.deciders(s));
        const actions = legalActions(ys, s, seat);
        const told: Event[] = [];
        ys.apply(s, seat, actions[chance.int(actions.length)], chance, (event) => told.push(event));
        for (const event of told) if (check(s, event)) checked++;
        for (const price of s.prices) expect(price >= 0 && price <= parts.TOP_PRICE).toBe(true);
      }
    }
  expect(checked).toBeGreaterThan(5000);
});
