import { expect, test } from "vitest";
import { reasoner } from "../learn/reasons.ts";
import { caylus } from "../rules/index.ts";
import { reasons as en } from "../words/reasons/en.ts";
import { type Position, scene } from "./scene.ts";

const names = (seat: number): string => ["Anna", "Béla", "Cili", "Dani"][seat];

/** What is said for an action of the seat that is asked. */
function why(position: Position, text: string): string[] {
  const { state, legal } = scene(position);
  const action = caylus.notation.read(text) ?? -1;
  expect(legal).toContain(text);
  const view = caylus.view(state, state.asked);
  const actions = legal.map((one) => caylus.notation.read(one) ?? -1);
  const sight = { seat: state.asked, view, memory: undefined, legal: actions };
  return reasoner.reasons(sight, action).map((reason) => en.reason(reason, names));
}

test("a place on the road: what it brings, whether the provost reaches it, what an own building saves", () => {
  const position: Position = { bridge: [3], deniers: [5, 5, 5, 5], road: { 9: ["quarry", 0] }, provost: 9 };
  expect(why(position, "place 9")).toEqual([
    "It brings 2 stone.",
    "The provost stands on 9: it works unless he is moved back.",
    "On an own building the place costs 1 denier instead of 2.",
  ]);
  expect(why({ ...position, provost: 7 }, "place 1")[0]).toBe("It brings 1 food or 1 cloth.");
  expect(why({ ...position, cubes: ["wood food"] }, "place 8")[0]).toBe(
    "The cubes for a building are there: Large market, 4 points.",
  );
  expect(why({ ...position, cubes: [""] }, "place 6")).toEqual([
    "The provost stands on 9: it works unless he is moved back.",
  ]);
});

test("the castle: batches at hand with their points, also past a full section", () => {
  const position: Position = { deniers: [5, 5, 5, 5], cubes: ["food food wood stone cloth gold"] };
  expect(why(position, "place castle")).toEqual([
    "The cubes make 2 batches: 10 points.",
    "No own house there yet, which would cost 2 points: Dungeon.",
    "With equal batches the favour goes to the player who came to the castle first.",
  ]);
  expect(why({ ...position, houses: [[2, 3, 0, 0]] }, "place castle")[0]).toBe("The cubes make 2 batches: 9 points.");
  expect(why({ ...position, cubes: ["food food"] }, "place castle")).toEqual([]);
});

test("the provost: own workers he comes to reach, rivals' workers he leaves, how far the bailiff goes", () => {
  const position: Position = { phase: 4, deniers: [5, 5, 5, 5], provost: 9, bailiff: 9, workers: { "8": 1, "16": 2 } };
  expect(why(position, "provost -2")).toEqual(["Rivals' workers go home with nothing: Béla (8)."]);
  expect(why({ ...position, provost: 15, workers: { "16": 0 } }, "provost +1")).toEqual([
    "The provost then reaches own workers: 16.",
  ]);
  expect(why(position, "provost +1")).toEqual(["The bailiff goes two spaces: the castle is scored sooner."]);
  expect(why({ ...position, workers: { "8": 0 } }, "pass")).toEqual(["The provost already reaches all own workers."]);
});
