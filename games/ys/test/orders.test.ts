import {
  begin,
  canTakeBack,
  FastChance,
  keyFromWords,
  legalActions,
  play,
  readOptions,
  seatsIn,
  takeBack,
} from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { stopOf } from "../rules/card-stops.ts";
import { characterOf } from "../rules/characters/index.ts";
import { actions, callFor, type Event, parts, type ShownStep, stepBehind, ys } from "../rules/index.ts";
import { orders, undoable } from "../rules/orders.ts";
import { cardNamed, scene } from "./scene.ts";

const AT_STOP = { asked: 0, order: [0, 1, 2, 3], round: 1, hands: { 0: ["jeweller"] } } as const;

/** What an order of seat 0 answers at a step of round 2. */
function answer(order: string, step: ShownStep): string | undefined {
  const game = scene({ ...AT_STOP, step });
  const action = orders.answer(order, game.view(0), legalActions(ys, game.state, 0));
  return action === undefined ? undefined : ys.notation.write(action);
}

describe("standing orders", () => {
  test("Y-6.3 who will be stopped again this round may decline in advance", () => {
    const before = scene({ ...AT_STOP, step: "before" });
    expect(orders.offered(before.view(0))).toEqual([
      "decline placings of round 2",
      "decline round 2",
      "only when called",
    ]);
    expect(orders.offered(before.view(1))).toEqual([]);
    expect(orders.offered(scene({ ...AT_STOP, step: "windowC" }).view(0))).toEqual([
      "decline round 2",
      "only when called",
    ]);
    expect(orders.offered(before.view("spectator"))).toEqual([]);
  });

  test.each<[ShownStep, string | undefined, string | undefined]>([
    ["windowP", undefined, "pass"],
    ["before", "pass", "pass"],
    ["after", "pass", "pass"],
    ["windowC", undefined, "pass"],
    ["windowE", undefined, "pass"],
    ["placing", undefined, undefined],
    ["spying", undefined, undefined],
  ])("at %s: around placings %s, all round %s", (step, around, all) => {
    expect(answer("decline placings of round 2", step)).toBe(around);
    expect(answer("decline round 2", step)).toBe(all);
  });

  test("an order answers in its own round only, and only for the seat that is asked", () => {
    expect(answer("decline round 1", "before")).toBeUndefined();
    expect(answer("decline round 3", "before")).toBeUndefined();
    const game = scene({ ...AT_STOP, step: "before" });
    expect(orders.answer("decline round 2", game.view(1), [actions.PASS])).toBeUndefined();
  });

  test("it has had its day with its round, or with its last placing", () => {
    const spent = (order: string, step: ShownStep, round = 1) =>
      orders.isSpent(order, scene({ ...AT_STOP, step, round }).view(0));
    expect(spent("decline round 2", "windowE")).toBe(false);
    expect(spent("decline round 2", "bidding", 2)).toBe(true);
    expect(spent("decline placings of round 2", "after")).toBe(false);
    expect(spent("decline placings of round 2", "windowC")).toBe(true);
    expect(spent("decline round 2", "over")).toBe(true);
  });

  test("only when called: every card stop of every round is declined, until the game is over", () => {
    for (const step of ["windowP", "before", "after", "windowC", "windowE"] as const)
      expect(answer("only when called", step)).toBe("pass");
    expect(answer("only when called", "placing")).toBeUndefined();
    expect(orders.isSpent("only when called", scene({ ...AT_STOP, step: "bidding", round: 3 }).view(0))).toBe(false);
    expect(orders.isSpent("only when called", scene({ ...AT_STOP, step: "over" }).view(0))).toBe(true);
  });

  test("called for, a seat is asked at that stop alone", () => {
    expect(answer("only when called: windowC of round 2", "windowC")).toBeUndefined();
    expect(answer("only when called: windowC of round 2", "before")).toBe("pass");
    expect(answer("only when called: windowC of round 3", "windowC")).toBe("pass");
    expect(answer("only when called: after turn 1 of round 2", "after")).toBeUndefined();
    expect(answer("only when called: after turn 2 of round 2", "after")).toBe("pass");
  });

  test("a card's stop is the one its character is played at", () => {
    for (const queen of ["quarter", "area"] as const) {
      const { state } = scene({ step: "before", options: { queen } });
      for (const [card, name] of parts.CHARACTERS.entries()) {
        const { window } = characterOf(card);
        const stop = stopOf(card, { queen });
        expect([name, stop && stepBehind(stop)]).toEqual([name, window === "won" ? undefined : window(state)]);
      }
    }
  });

  test.each<[parts.CharacterName, ShownStep, number, string | undefined]>([
    ["spy", "bidding", 1, "windowP of round 2"],
    ["spy", "placing", 1, "windowP of round 3"],
    ["queen", "windowP", 1, "before turn 1 of round 2"],
    ["queen", "placing", 1, "before turn 2 of round 2"],
    ["magician", "placing", 1, "after turn 1 of round 2"],
    ["herald", "after", 1, "windowC of round 2"],
    ["herald", "windowE", 1, "windowC of round 3"],
    ["herald", "windowE", 3, undefined],
    ["banker", "windowC", 3, "windowE of round 4"],
  ])("a %s reached for at %s of round index %i is asked about at %s", (name, step, round, stop) => {
    const { view } = scene({ ...AT_STOP, step, round });
    const order = stop === undefined ? undefined : `only when called: ${stop}`;
    expect(callFor(cardNamed(name), view(0))).toBe(order);
    if (order !== undefined) expect(orders.isOrder(order)).toBe(true);
  });

  test.each([
    "decline",
    "only when called: windowC",
    "only when called: after of round 2",
    "decline round 5",
    "decline round 0",
    "decline round 2 ",
    "pass",
    "constructor",
    "",
  ])("“%s” is no order", (text) => expect(orders.isOrder(text)).toBe(false));
});

describe("taking back", () => {
  const placed = { kind: "placed", seat: 0, owner: 0, broker: 0, place: 0, value: 4 } as const;

  test.each<[string, Event, boolean]>([
    ["a broker placed face down", { ...placed, up: false, from: "screen" }, true],
    ["one from the front, which everybody knew", { ...placed, up: true, from: "front" }, true],
    ["one from behind the screen, face up", { ...placed, up: true, from: "screen" }, false],
    ["a pass", { kind: "passed", seat: 0 }, true],
    ["a place in the order", { kind: "ordered", seat: 0, position: 2 }, true],
    ["a gem taken", { kind: "gem", seat: 0, gem: 1, from: "ship" }, true],
    ["a secret bid (Y-3.4)", { kind: "bid", seat: 0, values: [4, 1] }, false],
    ["a look", { kind: "looked", seat: 0, owner: 1, broker: 3, place: 2, value: 4 }, false],
    ["a card shown", { kind: "played", seat: 0, card: 3 }, false],
    ["brokers turned up", { kind: "turnedUp", brokers: [] }, false],
    ["last brokers shown (Y-3.8)", { kind: "fronts", values: [1, 1, 1, 1] }, false],
  ])("%s", (_, event, may) => expect(undoable(event)).toBe(may));

  test.each([2, 3, 4])("with %i players whatever may be taken back leaves no trace", (players) => {
    const options = readOptions(ys.options, players === 2 ? {} : { kingsFavour: true }, players);
    const match = begin(ys, { options, seats: players, key: keyFromWords(`back ${players}`) });
    const chance = new FastChance(players);
    const open = new Set<string>();
    while (ys.result(match.state) === undefined) {
      const asked = [...seatsIn(ys.deciders(match.state))];
      const seat = asked[chance.int(asked.length)];
      const before = JSON.stringify(match.state);
      const rivals = asked.length === 1 ? hiddenFrom(match.state, seat, players) : [];
      const legal = legalActions(ys, match.state, seat);
      const action = legal[chance.int(legal.length)];
      play(match, seat, action);
      if (!canTakeBack(match, seat)) continue;
      open.add(actions.verbOf(action) ?? "");
      // No rival sees a value it did not see before, other than its own.
      for (const [rival, seen] of hiddenFrom(match.state, seat, players).entries())
        if (rivals.length > 0) expect(seen).toEqual(rivals[rival]);
      // Every take-back plays the whole game again: a few will do.
      if (chance.int(8) === 0) expect(JSON.stringify(takeBack(match).state)).toBe(before);
    }
    expect([...open]).toEqual(expect.arrayContaining(["order", "pass", "place", "take", "price"]));
  });
});

/** What the others see of a seat's brokers: the values in sight, on the board and in front. */
function hiddenFrom(state: Parameters<typeof ys.view>[0], seat: number, players: number): string[] {
  return Array.from({ length: players }, (_, rival) => {
    if (rival === seat) return "";
    const { brokers, seats } = ys.view(state, rival);
    const values = brokers.flatMap(({ owner, value }) => (owner === seat && value !== undefined ? [value] : []));
    return JSON.stringify(
      [values, seats[seat].front.flatMap((count, value) => Array<number>(count).fill(value))].flat().sort(),
    );
  });
}
