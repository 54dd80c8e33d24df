import { type Chance, FastChance, firstOf, legalActions, valuesOf } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { byzanz, COPIES, type Event, KINDS, kindOf, OPTIONS, tableFor, worthOf } from "../rules/index.ts";
import { DEFAULTS, names } from "./table.ts";

const COUNTS = [3, 4, 5, 6];
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test("B-1.1 six goods of sixteen cards each, and sixteen merchants", () => {
  expect(sum(COPIES)).toBe(112);
  for (let kind = 0; kind < KINDS.length; kind++) {
    const copies = COPIES.map((count, card) => ({ card, count })).filter(({ card }) => kindOf(card) === kind);
    expect(sum(copies.map(({ count }) => count))).toBe(16);
    const byValue = kind < 6 ? ["1×6", "2×5", "3×3", "4×2"] : ["0×16"];
    expect(copies.map(({ card, count }) => `${worthOf(card)}×${count}`)).toEqual(byValue);
  }
});

test.each([
  [3, 96, 8],
  [4, 84, 6],
  [5, 90, 6],
  [6, 84, 4],
])("B-1.1, B-1.2 with %i players the pile holds %i cards for %i rounds exactly", (players, pile, rounds) => {
  const table = tableFor(players);
  expect(112 - 4 * players - table.removed).toBe(pile);
  expect(sum(table.lots) * rounds).toBe(pile);
  expect(table.rounds).toBe(rounds);
  const s = byzanz.setup(DEFAULTS, players, new FastChance(1));
  expect(s.hands.map((hand) => hand.length)).toEqual(Array(players).fill(4));
  expect(s.pile.length + s.lot.length).toBe(pile);
});

test("B-1.2 seat 0's four, seat 1's four, and so on, from the top; then cards are removed; the rest is the pile", () => {
  const unshuffled: Chance = { int: () => 0, shuffle: () => {} };
  const s = byzanz.setup(DEFAULTS, 4, unshuffled);
  // The deck ascends, so the merchants are on top: four hands of them. Then twelve wines go, and four are left.
  expect(s.hands.map(names)).toEqual(Array(4).fill("merchant merchant merchant merchant"));
  expect(names(s.lot)).toBe("spice4 wine1 wine1 wine1 wine1");
});

describe.each(COUNTS)("B-1.3 shorter, with %i players", (players) => {
  const perRound = [12, 14, 15, 21][players - 3];

  test("0 to one round fewer than all", () => {
    const { rounds } = tableFor(players);
    expect(valuesOf(OPTIONS.shorter, players)).toEqual(Array.from({ length: rounds }, (_, n) => n));
  });

  test("removes the cards of so many rounds", () => {
    const whole = byzanz.setup(DEFAULTS, players, new FastChance(1));
    const short = byzanz.setup({ ...DEFAULTS, shorter: 2 }, players, new FastChance(1));
    expect(whole.pile.length - short.pile.length).toBe(2 * perRound);
    expect(byzanz.view(short, "spectator").rounds).toBe(tableFor(players).rounds - 2);
  });
});

test("B-1.2 the pile must empty exactly at the end of the last round", () => {
  const s = byzanz.setup({ ...DEFAULTS, shorter: 5 }, 4, new FastChance(1));
  s.pile.unshift(0);
  const chance = new FastChance(2);
  const toTheEnd = (): void => {
    while (byzanz.deciders(s) !== 0) {
      const seat = firstOf(byzanz.deciders(s));
      const actions = legalActions(byzanz, s, seat);
      byzanz.apply(s, seat, actions[chance.int(actions.length)], chance);
    }
  };
  expect(toTheEnd).toThrow("B-1.2: 1 cards left");
});

test("B-1.4 the seat left of a random dealer opens", () => {
  for (let dealer = 0; dealer < 4; dealer++) {
    const told: Event[] = [];
    const s = byzanz.setup(DEFAULTS, 4, { int: () => dealer, shuffle: () => {} }, (event) => told.push(event));
    expect(s.asked).toBe((dealer + 1) % 4);
    expect(told.at(-1)).toMatchObject({ kind: "lot", opener: (dealer + 1) % 4 });
  }
});
