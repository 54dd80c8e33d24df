import { exerciseFrom } from "@serai/words/exercises";
import { expect, test } from "vitest";
import { exercises } from "../learn/exercises.ts";
import { bestSales, type Card, cardsBid, kindOf, kindTaken, pointsOf, saleOf, totalOf } from "../rules/index.ts";

const made = (id: string, count = 150) => {
  const kind = exercises.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no exercise ${id}`);
  return Array.from({ length: count }, (_, i) => exerciseFrom(kind, `truth ${id} ${i}`));
};

/** B-4.1, as the rules work it out. */
const soldFor = (cards: readonly Card[]): number =>
  bestSales([...cards].sort((a, b) => a - b)).reduce((sum, sale) => sum + pointsOf(saleOf(sale).kept), 0);

const less = (cards: readonly Card[], gone: readonly Card[]): Card[] => {
  const rest = [...cards];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
};

test("hand: the best number is what the rules sell the hand for, and the sales told sum to it", () => {
  for (const { view, best, judge } of made("hand")) {
    expect(best).toBe(soldFor(view.hand ?? []));
    const verdict = judge(best);
    if (verdict.kind !== "hand") throw new Error("another verdict");
    expect(verdict.sales.reduce((sum, { points }) => sum + points, 0)).toBe(best);
    expect(
      less(
        view.hand ?? [],
        verdict.sales.flatMap(({ cards }) => cards),
      ),
    ).toHaveLength((view.hand ?? []).length - 3 * verdict.sales.length);
  }
});

test("bid: every bid leads, and no other leaves as much for as little", () => {
  for (const { view, answers, best, judge } of made("bid", 80)) {
    const left = (answer: number): number => soldFor(less(view.hand ?? [], cardsBid(answer)));
    const total = (answer: number): number => totalOf(cardsBid(answer));
    const most = left(best);
    for (const answer of answers) {
      expect(total(answer)).toBeGreaterThan(view.highest);
      if (answer === best) continue;
      expect(left(answer) < most || (left(answer) === most && total(answer) > total(best))).toBe(true);
    }
    expect(judge(best)).toEqual({ kind: "bid", isBest: true, left: most, best: most });
  }
});

test("market: no other kind lets the hand sell for as much", () => {
  for (const { view, answers, best, judge } of made("market", 80)) {
    const after = (answer: number): number =>
      soldFor([...(view.hand ?? []), ...view.market.filter((card) => kindOf(card) === kindTaken(answer))]);
    for (const answer of answers) {
      expect(judge(answer)).toMatchObject({ after: after(answer), before: soldFor(view.hand ?? []) });
      if (answer !== best) expect(after(answer)).toBeLessThan(after(best));
    }
  }
});
