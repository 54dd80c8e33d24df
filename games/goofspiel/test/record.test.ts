import {
  begin,
  beginRecorded,
  firstOf,
  keyFromWords,
  legalActions,
  type Match,
  play,
  Refusal,
  readRecord,
  recordOf,
  replay,
  writeRecord,
} from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { type Goofspiel, goofspiel } from "../rules/index.ts";

function playedGame(): Match<Goofspiel> {
  const match = begin(goofspiel, { options: {}, seats: 3, key: keyFromWords("record") });
  while (goofspiel.deciders(match.state) !== 0) {
    const seat = firstOf(goofspiel.deciders(match.state));
    const cards = legalActions(goofspiel, match.state, seat);
    play(match, seat, cards[(seat * 5) % cards.length]);
  }
  return match;
}

const record = () => recordOf(playedGame(), ["Anna", "Béla", "Cor"]);
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return "taken";
};

test("a record written, read and replayed ends in the same state with the same events", () => {
  const match = playedGame();
  const read = readRecord(writeRecord(record()));
  const again = replay(goofspiel, read);
  expect(again.differences).toEqual([]);
  expect(again.match.state).toEqual(match.state);
  expect(again.match.events).toEqual(match.events);
  expect(read.actions[0]).toMatch(/^0 bid 1$/);
});

test("another result than the rules give is a difference", () => {
  const altered = { ...record(), result: { scores: [91, 0, 0], ranks: [1, 2, 2] } };
  expect(replay(goofspiel, altered).differences).toMatchObject([{ kind: "result", recorded: altered.result }]);
});

test("an action that the rules refuse is a difference, and play stops before it", () => {
  const { result: _, ...unfinished } = record();
  const actions = [...unfinished.actions.slice(0, 4), "1 bid 6", "nonsense"];
  const again = replay(goofspiel, { ...unfinished, actions });
  expect(again.differences).toEqual([{ kind: "refused", action: 4, line: "1 bid 6", code: "card-not-in-hand" }]);
  expect(again.match.moves).toHaveLength(4);
});

test("the same actions under another key end differently", () => {
  const other = { ...record(), key: "ab".repeat(32) };
  expect(replay(goofspiel, other).differences).toHaveLength(1);
});

describe("what is not a record is refused", () => {
  const text = (change: object): string => JSON.stringify({ ...record(), ...change });
  test.each([
    ["no JSON", "{", "bad-record"],
    ["another thing", "[1,2]", "bad-record"],
    ["no seats", text({ seats: [] }), "bad-record"],
    ["a key that is none", text({ key: "12" }), "bad-record"],
    ["neither key nor commitment", text({ key: undefined }), "bad-record"],
    ["something extra", text({ extra: 1 }), "bad-record"],
    ["actions that are no lines", text({ actions: [1] }), "bad-record"],
    ["an endless line", text({ actions: ["0 bid 1".padEnd(500)] }), "bad-record"],
  ])("%s", (_name, given, code) => expect(codeOf(() => readRecord(given))).toBe(code));

  test.each([
    ["another game", { game: "sultan" }, "unknown-game"],
    ["other rules", { rules: 99 }, "unknown-rules"],
    ["an option it does not have", { options: { speed: true } }, "bad-option"],
    ["too many seats", { seats: ["a", "b", "c", "d", "e"] }, "bad-seats"],
    ["a commitment only", { key: undefined, commitment: "ab".repeat(32) }, "no-key"],
  ])("%s", (_name, change, code) =>
    expect(codeOf(() => beginRecorded(goofspiel, readRecord(text(change))))).toBe(code),
  );
});
