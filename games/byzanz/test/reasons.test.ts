import { begin, FastChance, firstOf, keyFromWords, play, readOptions } from "@serai/kernel";
import { SeatMemories } from "@serai/search";
import { expect, test } from "vitest";
import { levels } from "../bots/levels.ts";
import { reasoner } from "../learn/reasons.ts";
import { bestSales, byzanz, type Card, cardsBid, isBid, isSale, isTake, pointsOf, saleOf } from "../rules/index.ts";

/** B-4.1, as the rules work it out. */
const soldFor = (cards: readonly Card[]): number =>
  bestSales([...cards].sort((a, b) => a - b)).reduce((sum, sale) => sum + pointsOf(saleOf(sale).kept), 0);

const less = (cards: readonly Card[], gone: readonly Card[]): Card[] => {
  const rest = [...cards];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
};

test("what reasons say a hand sells for is what the rules sell it for", () => {
  const match = begin(byzanz, { options: readOptions(byzanz.options, {}, 4), seats: 4, key: keyFromWords("why") });
  const memories = new SeatMemories(byzanz, match.state, 4);
  memories.remember(match.events);
  const chance = new FastChance(2);
  const seen = new Set<string>();
  for (let deciders = byzanz.deciders(match.state); deciders !== 0; deciders = byzanz.deciders(match.state)) {
    const seat = firstOf(deciders);
    const sight = memories.sightOf(match.state, seat);
    const hand = sight.view.hand ?? [];
    const { laid } = sight.view.seats[seat];
    for (const action of sight.legal.filter((_, at) => at % 7 === 0)) {
      for (const reason of reasoner.reasons(sight, action)) {
        seen.add(reason.kind);
        const all = [...hand, ...laid];
        if (isBid(action) && reason.kind === "spare")
          expect(soldFor(less(all, [...laid, ...cardsBid(action)]))).toBe(soldFor(all));
        if (isBid(action) && reason.kind === "price")
          expect(soldFor(all) - soldFor(less(all, [...laid, ...cardsBid(action)]))).toBe(reason.points);
        if (isBid(action) && reason.kind === "lot") {
          const kept = [...less(all, [...laid, ...cardsBid(action)]), ...sight.view.lot];
          expect(reason.after).toBe(Math.max(...sight.view.lot.map((gift) => soldFor(less(kept, [gift])))));
          expect(reason.before).toBe(soldFor(all));
        }
        if (isTake(action) && reason.kind === "taken") expect(reason.before).toBe(soldFor(hand));
        if (isSale(action) && reason.kind === "sold")
          expect(reason.rest).toBe(soldFor(less(hand, saleOf(action).cards)));
      }
    }
    memories.remember(play(match, seat, levels[0].choose(sight, chance)));
  }
  for (const kind of ["lot", "spare", "price", "taken", "not-missed"]) expect(seen).toContain(kind);
});
