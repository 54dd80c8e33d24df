import { FastChance } from "@serai/kernel";
import { expect, test } from "vitest";
import { reasoner } from "../learn/reasons.ts";
import { memory, notation, ys } from "../rules/index.ts";
import { scene } from "./scene.ts";

const FOUR = [0, 1, 2, 3] as const;

/** Reasons for a move of seat 0, by its notation. */
function why(set: Parameters<typeof scene>[0], move: string) {
  const game = scene({ step: "placing", asked: 0, order: FOUR, ...set });
  const view = game.view(0);
  const action = notation.read(move);
  if (action === undefined) throw new Error(`no move: ${move}`);
  return reasoner.reasons({ seat: 0, view, memory: memory(view), legal: [action] }, action);
}

test("a majority is told with the totals in sight; hidden brokers are counted, not read", () => {
  const brokers = "0 1 up q1.port\n1 3 up q1.port\n1 4 down q1.port";
  expect(why({ brokers }, "place 3 up q1.port")).toContainEqual({
    kind: "leads",
    own: 4,
    seat: 1,
    theirs: 3,
    hidden: 1,
  });
  // Another hidden broker says the same.
  const other = "0 1 up q1.port\n1 3 up q1.port\n1 0 down q1.port";
  expect(why({ brokers: other }, "place 3 up q1.port")).toEqual(why({ brokers }, "place 3 up q1.port"));
});

test("a lone 0 leads where nobody else is, and a tie is won by the higher front", () => {
  expect(why({}, "place 0 up q2.commercial")).toContainEqual({ kind: "alone", own: 0 });
  const brokers = "1 3 up q1.commercial";
  const tie = (fronts: Record<number, number[]>) => why({ brokers, fronts }, "place 3 up q1.commercial");
  expect(tie({ 0: [4, 1], 1: [1, 1] })).toContainEqual({ kind: "tied", own: 3, seat: 1, isWon: true });
  expect(tie({ 0: [1, 1], 1: [4, 1] })).toContainEqual({ kind: "tied", own: 3, seat: 1, isWon: false });
});

test("a black gem is told with the points it adds, the shops with what they pay", () => {
  expect(why({}, "place 3 up q1.port")).toContainEqual({ kind: "port", points: 1 });
  expect(why({}, "place 3 up q1.commercial")).toContainEqual({ kind: "shops", points: 3 });
  expect(why({}, "place 3 up market.blue.1")).toContainEqual({ kind: "square" });
});

test("a state with other secrets behind the same sight gives the same reasons", () => {
  const game = scene({ step: "placing", asked: 0, order: FOUR, brokers: "1 4 down q1.port\n2 2 down q1.palace" });
  const view = game.view(0);
  const kept = memory(view);
  const twin = ys.view(ys.sample(view, kept, new FastChance(3)), 0);
  const action = notation.read("place 4 up q1.port") ?? 0;
  const sight = { seat: 0, memory: kept, legal: [action] };
  expect(reasoner.reasons({ ...sight, view: twin }, action)).toEqual(reasoner.reasons({ ...sight, view }, action));
});
