import {
  begin,
  FastChance,
  firstOf,
  keyFromWords,
  legalActions,
  optionCombinations,
  play,
  readOptions,
  type Seat,
  seatsIn,
} from "@serai/kernel";
import { expect, test } from "vitest";
import { checks, type Memory, parts, type State, ys } from "../rules/index.ts";
import { scene } from "./scene.ts";

/** Milliseconds; a busy machine is no fault. */

/** A random game in which every seat remembers what it saw; `visit` sees every position. */
function randomGame(
  players: number,
  options: Parameters<typeof readOptions>[1],
  seed: number,
  visit: (s: State, memories: readonly Memory[]) => void,
): void {
  const chance = new FastChance(seed);
  const key = keyFromWords(`ys knowledge ${seed}`);
  const match = begin(ys, { options: readOptions(ys.options, options, players), seats: players, key });
  const memories = Array.from({ length: players }, (_, seat) => ys.memory(ys.view(match.state, seat)));
  let events = match.events.slice();
  for (;;) {
    for (const event of events)
      memories.forEach((memory, seat) => {
        const seen = ys.see(event, seat);
        if (seen) ys.remember(memory, seen);
      });
    visit(match.state, memories);
    const asked = [...seatsIn(ys.deciders(match.state) | ys.volunteers(match.state))];
    if (asked.length === 0) return;
    const seat = asked[chance.int(asked.length)];
    const actions = legalActions(ys, match.state, seat);
    events = [...play(match, seat, actions[chance.int(actions.length)])];
  }
}

/** Y-1.1: a seat's brokers, wherever they are, by value. */
function brokersOf(s: State, seat: Seat): number[] {
  const all = [...s.screens[seat]];
  for (const value of s.thrones[seat]) all[value]++;
  if (s.step === "bidding" || s.step === "over") return all;
  s.fronts[seat].forEach((count, value) => {
    all[value] += count;
  });
  s.brokers.owner.forEach((owner, broker) => {
    if (owner === seat) all[s.brokers.value[broker]]++;
  });
  // One that has just been sent to the throne room still shows in front.
  if (s.thrones[seat].length > s.round) all[s.thrones[seat][s.round]]--;
  return all;
}

const wholeSet = (s: State): number[] =>
  parts
    .brokersFor(s.options)
    .map((count, value) => count + (s.options.kingsFavour && value === 2 ? Math.min(s.round, 3) : 0));

test("Y-1.1 a seat's brokers are always its whole set, in the true state and in every sample", () => {
  const chance = new FastChance(5);
  for (const players of [2, 3, 4])
    for (const options of optionCombinations(ys.options, players).filter((_, i) => i % 5 === 0))
      randomGame(players, options, players, (s, memories) => {
        const viewer = chance.int(players);
        const sampled = ys.sample(ys.view(s, viewer), memories[viewer], chance);
        for (const state of [s, sampled])
          for (let seat = 0; seat < players; seat++) expect(brokersOf(state, seat)).toEqual(wholeSet(state));
      });
});

test("sample: the view comes out byte for byte the same, what is known stays, the rest varies", () => {
  const chance = new FastChance(6);
  const hidden = new Set<string>();
  randomGame(4, { kingsFavour: true }, 11, (s, memories) => {
    for (let viewer = 0; viewer < 4; viewer++) {
      const view = ys.view(s, viewer);
      const sampled = ys.sample(view, memories[viewer], chance);
      expect(JSON.stringify(ys.view(sampled, viewer))).toBe(JSON.stringify(view));
      expect(sampled.hands).toEqual(s.hands); // Y-6.1: wins are public
      expect([...sampled.ships].sort()).toEqual([...s.ships].sort());
      if (s.round === 1 && s.turn === 10) hidden.add(JSON.stringify([sampled.brokers.value, sampled.ships]));
    }
  });
  expect(hidden.size).toBeGreaterThan(4);
});

test("sample: a Spy's look holds, and takes the value from what else the seat can have", () => {
  const start = {
    players: 3,
    order: [0, 1, 2],
    step: "placing",
    asked: 0,
    screens: { 1: [4, 3] },
    also(s: State) {
      s.spy = 0;
      s.looks = 3;
    },
  } as const;
  const game = scene(start);
  const memory = ys.memory(game.view(0));
  game.play("0 place 0 up q1.port\n0 place 0 down q1.port\n1 place 4 down q1.port\n1 place 3 up q1.port");
  const known = game.told.length;
  for (const event of game.told) {
    const seen = ys.see(event, 0);
    if (seen) ys.remember(memory, seen);
  }
  const chance = new FastChance(1);
  const values = () =>
    new Set(Array.from({ length: 60 }, () => ys.sample(game.view(0), memory, chance).brokers.value[2]));
  expect([...values()].sort()).toEqual([0, 1, 2, 3, 4]);
  game.play("0 look 1 q1.port.1");
  for (const event of game.told.slice(known)) {
    const seen = ys.see(event, 0);
    if (seen) ys.remember(memory, seen);
  }
  expect([...values()]).toEqual([4]);
});

test("Y-7.1 sample: a rival's throne room holds one of its fronts, and what the next count leaves", () => {
  const chance = new FastChance(8);
  let rounds = 0;
  randomGame(3, { kingsFavour: true, express: true }, 21, (s, memories) => {
    if (s.step !== "bidding" || ys.deciders(s) !== 7 || s.round < 2) return;
    rounds++;
    // After two counts the first broker in the room is known, but perhaps not which slot it lies in.
    const seen = Array.from({ length: 40 }, () => ys.sample(ys.view(s, 0), memories[0], chance).thrones[1]);
    const known = [...s.thrones[1]].slice(0, s.round - 1).sort();
    for (const throne of seen) expect([...throne].slice(0, s.round - 1).sort()).toEqual(known);
  });
  expect(rounds).toBe(2);
});

test("a seat's view is at most 6 kB", () => {
  let most = 0;
  for (const players of [2, 3, 4])
    for (let seed = 0; seed < 6; seed++)
      randomGame(players, players > 2 ? { kingsFavour: true } : {}, seed, (s) => {
        for (const viewer of [0, "spectator"] as const)
          most = Math.max(most, JSON.stringify(ys.view(s, viewer)).length);
      });
  expect(most).toBeLessThanOrEqual(6000);
  expect(checks.bounds.view).toBeLessThanOrEqual(6000);
});

test("Y-6.3 whom play waits for does not depend on which cards are held", () => {
  const stops = (card: parts.CharacterName) =>
    scene({ step: "windowP", asked: 1, order: [1, 0, 2, 3], hands: { 0: [card], 1: ["banker"] } });
  const seen = parts.CHARACTERS.slice(0, 13).map((card) => {
    const game = stops(card);
    game.play("1 pass");
    return JSON.stringify([game.waiting(), game.view(2)]);
  });
  expect(new Set(seen).size).toBe(1);
});

test("Y-6.3 nothing anybody sees depends on which cards are held until they are played", () => {
  const chance = new FastChance(9);
  const isPlayed = (action: number): boolean =>
    parts.CHARACTERS.some((name) => ys.notation.write(action).startsWith(name));
  let compared = 0;
  for (const players of [2, 3, 4])
    for (let seed = 0; seed < 4; seed++)
      randomGame(players, {}, seed, (s) => {
        const seat = firstOf(ys.deciders(s));
        if (ys.deciders(s) === 0 || s.hands.every((hand) => hand.length === 0)) return;
        const actions = legalActions(ys, s, seat);
        const action = actions[chance.int(actions.length)];
        if (isPlayed(action)) return;
        const twin = ys.clone(s);
        for (const hand of twin.hands) hand.splice(0, hand.length, ...dealt(hand.length, chance));
        const luck = chance.int(2 ** 31);
        const after = [ys.clone(s), twin].map((state) => {
          const told: unknown[] = [];
          ys.apply(state, seat, action, new FastChance(luck), (event) => told.push(event));
          return JSON.stringify([ys.view(state, "spectator"), told]);
        });
        expect(after[1]).toBe(after[0]);
        compared++;
      });
  expect(compared).toBeGreaterThan(500);
});

/** Any cards that can be held, ascending. */
function dealt(count: number, chance: FastChance): number[] {
  const cards = [...parts.CHARACTERS.keys()].slice(0, parts.cardOf("prince"));
  chance.shuffle(cards);
  return cards.slice(0, count).sort((a, b) => a - b);
}
