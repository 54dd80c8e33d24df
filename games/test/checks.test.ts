import {
  type Fault,
  firstOf,
  fuzz,
  type Game,
  has,
  readRecord,
  refuse,
  replay,
  type Viewer,
  writeRecord,
} from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { checks, type Event, type State, type Sultan, sultan, type View } from "../sultan/rules/index.ts";

/*
 * The checks that serve every game are worth what they find: each kind of fault is planted in Sultan, and must be found.
 */
type Wrong = Partial<Game<Sultan>>;

const faultsOf = (wrong: Wrong, games = 12): readonly Fault[] =>
  fuzz({ ...sultan, ...wrong }, checks, { games, seed: 3, every: 4 }).faults;

describe("non-interference finds a planted leak", () => {
  const inView = (more: (s: State, viewer: Viewer) => object): Wrong => ({
    view: (s, viewer): View => ({ ...sultan.view(s, viewer), ...more(s, viewer) }),
  });
  const rivalsHand = (s: State, viewer: Viewer): number[] => s.hands[viewer === 0 ? 1 : 0];

  test.each<[string, string, Wrong]>([
    ["a rival's hand in the view", "view", inView((s, v) => ({ peek: rivalsHand(s, v) }))],
    ["the order of one's own deck", "view", inView((s, v) => (v === "spectator" ? {} : { peek: s.decks[v] }))],
    [
      "a rival's best card in the length of a text",
      "view",
      inView((s, v) => ({ pad: "x".repeat(rivalsHand(s, v)[0]) })),
    ],
    ["a rival's card in an event", "event", { see: (event): Event => event }],
    [
      "a hand dealt to another",
      "event",
      { see: (event, v) => (event.kind === "dealt" ? event : sultan.see(event, v)) },
    ],
    ["a rival's card in the log", "log", { retell: (event): Event => event }],
    [
      "a rival's card in a refusal",
      "refusal",
      { whyNot: (s, seat) => refuse("card-not-in-hand", { card: rivalsHand(s, seat).join() }) },
    ],
    [
      "a rival's hand in who may act",
      "volunteers",
      { volunteers: (s) => (s.step === "laying" && s.hands[0].includes(7) && !has(sultan.deciders(s), 0) ? 1 : 0) },
    ],
  ])("%s", (_name, channel, wrong) => {
    const leaks = faultsOf(wrong, 40).filter(({ kind }) => kind === "leak");
    expect(leaks.map(({ detail }) => JSON.parse(detail).channel)).toContain(channel);
  });
});

describe("the fuzzer finds", () => {
  const spoilt = (spoil: (s: State, listened: boolean) => void): Wrong => ({
    apply(s, seat, action, chance, tell) {
      sultan.apply(s, seat, action, chance, tell);
      spoil(s, tell !== undefined);
    },
  });
  const never = (): never => {
    throw new Error("planted");
  };

  test.each<[string, Fault["kind"], Wrong]>([
    ["a crash", "crash", spoilt((s) => s.turn === 3 && never())],
    ["a dead end", "dead-end", { legal: (s, seat, into) => s.turn !== 2 && sultan.legal(s, seat, into) }],
    [
      "an action listed twice",
      "order",
      {
        legal(s, seat, into) {
          sultan.legal(s, seat, into);
          sultan.legal(s, seat, into);
        },
      },
    ],
    [
      "a seat that may act unasked",
      "accepted",
      { legal: (s, seat, into) => (has(sultan.deciders(s), seat) ? sultan.legal(s, seat, into) : into.add(seat)) },
    ],
    ["an action misread", "notation", { notation: { ...sultan.notation, read: () => 3 } }],
    [
      "a view that changes the state",
      "changed",
      {
        view(s, viewer) {
          s.bag[0]++;
          return sultan.view(s, viewer);
        },
      },
    ],
    ["a clone that shares", "changed", { clone: (s) => ({ ...s }) }],
    ["play that differs when listened to", "changed", spoilt((s, listened) => listened && s.bag[0]++)],
    [
      "a state that is not JSON",
      "json",
      spoilt((s) => ("odd" in s ? s.bag[0]++ : Object.assign(s, { odd: undefined }))),
    ],
    ["a state that grows without end", "size", spoilt((s) => s.played[0].push(...Array<number>(500).fill(1)))],
    ["a game that never ends", "size", { result: () => undefined, deciders: () => 1, legal: lists, apply: () => {} }],
  ])("%s", (_name, kind, wrong) => expect(faultsOf(wrong).map((fault) => fault.kind)).toContain(kind));

  function lists(_s: State, seat: number, into: { add(action: number): void }): void {
    if (seat === 0) into.add(0);
  }

  test("luck that is not the key's", () => {
    let calls = 0;
    const wrong: Wrong = {
      setup: (options, seats, chance, tell) =>
        sultan.setup(options, seats, { int: (n) => calls++ % n, shuffle: (list) => chance.shuffle(list) }, tell),
    };
    expect(faultsOf(wrong).map((fault) => fault.kind)).toContain("replay");
  });
});

test("a fault comes with a record that replays up to it", () => {
  const [fault] = faultsOf({
    legal: (s, seat, into) => s.round === 0 && sultan.legal(s, seat, into),
  });
  expect(fault.kind).toBe("dead-end");
  const { match, differences } = replay(sultan, readRecord(writeRecord(fault.record)));
  expect(differences).toEqual([]);
  expect(match.state.round).toBe(1);
  expect(firstOf(sultan.deciders(match.state))).toBe(match.state.start);
});
