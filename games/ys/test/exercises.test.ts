import { exerciseFrom } from "@serai/words/exercises";
import { expect, test } from "vitest";
import { exercises } from "../learn/exercises.ts";
import {
  actions as act,
  type BrokerView,
  blackPoints,
  colourPoints,
  coloursByPrice,
  parts,
  type View,
} from "../rules/index.ts";

const made = (id: string, count = 80) => {
  const kind = exercises.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no exercise ${id}`);
  return Array.from({ length: count }, (_, i) => exerciseFrom(kind, `truth ${id} ${i}`));
};

const sum = (counts: readonly number[]): number => counts.reduce((all, count, value) => all + count * value, 0);

/** Y-4.3 to Y-4.5, written out once more from the view: who wins the place with these brokers. */
function winnerAt(view: View, place: number, brokers: readonly Pick<BrokerView, "owner" | "value">[]): number {
  const there = view.brokers.filter((broker) => broker.place === place);
  const totals = view.seats.map((_, seat) => {
    const placed = there
      .filter(({ owner }) => owner === seat)
      .map((one) => (view.brokers.indexOf(one) === view.marked ? 5 : one.value));
    const own = [...placed, ...brokers.filter(({ owner }) => owner === seat).map(({ value }) => value)];
    return own.length === 0 ? -1 : own.reduce<number>((all, value) => all + (value ?? Number.NaN), 0);
  });
  const key = (seat: number): number[] => [
    totals[seat],
    Number(view.intriguer === seat),
    sum(view.seats[seat].front),
    -view.order.indexOf(seat),
  ];
  return totals
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        key(b)
          .map((part, i) => part - key(a)[i])
          .find((part) => part !== 0) ?? 0,
    )[0];
}

test("majority: the best broker wins the area, every lower one does not, every higher one does too", () => {
  for (const { view, seat, question, answers, best, judge } of made("majority")) {
    if (question.kind !== "majority") throw new Error("another question");
    for (const answer of answers) {
      const value = act.placedValue(answer);
      const hasWon = winnerAt(view, question.place, [{ owner: seat, value }]) === seat;
      expect(hasWon).toBe(value >= act.placedValue(best));
      const { kind } = judge(answer);
      expect(kind === "wins" || kind === "tie-won" || kind === "wasteful").toBe(hasWon);
    }
  }
});

test("gem: at the end of the game no other gem would bring as much", () => {
  for (const { view, seat, answers, best, judge } of made("gem")) {
    const score = (gems: readonly number[]): number =>
      coloursByPrice(view.prices).reduce((all, colour, rank) => {
        const owned = view.seats.map((one, at) => (at === seat ? gems : one.gems)[colour]);
        return all + colourPoints(owned, parts.COLOUR_POINTS[rank])[seat];
      }, blackPoints(gems[parts.BLACK]));
    const { gems } = view.seats[seat];
    const gain = (answer: number): number =>
      score(gems.with(act.takenOf(answer), gems[act.takenOf(answer)] + 1)) - score(gems);
    for (const answer of answers) {
      const verdict = judge(answer);
      if (verdict.kind !== "gem") throw new Error("another verdict");
      expect(verdict.after - verdict.before).toBe(gain(answer));
      if (answer !== best) expect(gain(answer)).toBeLessThan(gain(best));
    }
  }
});

test("place: the place that the evaluation likes best, with its reasons; of another it says what is missed", () => {
  for (const { answers, best, judge } of made("place", 24)) {
    expect(judge(best)).toMatchObject({ kind: "place", isBest: true });
    for (const answer of answers) {
      const verdict = judge(answer);
      if (verdict.kind !== "place") throw new Error("another verdict");
      expect(verdict.isBest).toBe(answer === best);
      if (!verdict.isBest) expect(verdict.best.points).toBeGreaterThan(verdict.points - 1);
    }
  }
});
