import { Refusal } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { bonusFor, COLOURS, IN_BAG, ROUNDS, scoreOf, sultan, tableFor, WORTH, wholeDeck } from "../rules/index.ts";
import { game } from "./position.ts";

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const gems = (names: Partial<Record<(typeof COLOURS)[number], number>>): number[] => COLOURS.map((c) => names[c] ?? 0);
const codeOf = (play: () => void): string => {
  try {
    play();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return "accepted";
};

describe("1. Parts and set-up", () => {
  test("S-1.1 the bag holds 12, 11, 10, 9, 8 gems worth 1 to 5", () => {
    expect(IN_BAG).toEqual([12, 11, 10, 9, 8]);
    expect(WORTH).toEqual([1, 2, 3, 4, 5]);
    expect(COLOURS).toEqual(["white", "red", "yellow", "green", "blue"]);
  });

  test.each([
    { players: 2, cushions: 3, drawn: 4, deck: 24, dearest: 12, hand: 8, turns: 4, cards: 2 },
    { players: 3, cushions: 2, drawn: 3, deck: 15, dearest: 15, hand: 5, turns: 5, cards: 1 },
    { players: 4, cushions: 3, drawn: 4, deck: 15, dearest: 15, hand: 5, turns: 5, cards: 1 },
    { players: 5, cushions: 3, drawn: 4, deck: 15, dearest: 15, hand: 5, turns: 5, cards: 1 },
  ])("S-1.1 the table for $players players", ({ players, cushions, drawn, deck, dearest, hand, turns, cards }) => {
    const table = tableFor(players);
    expect(table).toMatchObject({ cushions, drawn, dearestCard: dearest, hand, turns, cardsPerTurn: cards });
    expect(wholeDeck(table)).toHaveLength(deck);
    expect(deck).toBe(ROUNDS * hand);
    expect(hand).toBe(turns * cards);
  });

  test.each([2, 3, 4, 5])(
    "S-1.2 with %i players a round begins with a full hand and nothing is drawn inside it",
    (players) => {
      const g = game({ players });
      const { hand } = tableFor(players);
      for (let round = 0; round < ROUNDS; round++) {
        g.playUntil((s) => s.round === round);
        expect(g.state.hands.map((cards) => cards.length)).toEqual(Array(players).fill(hand));
        expect(g.state.decks.map((cards) => cards.length)).toEqual(Array(players).fill((ROUNDS - 1 - round) * hand));
        g.playUntil((s) => s.round > round || s.hands[0].length === 1);
        expect(g.state.decks[0]).toHaveLength((ROUNDS - 1 - round) * hand);
      }
    },
  );

  test("S-1.2 decks are shuffled", () => {
    const decks = [1, 2, 3].map((seed) => game({ players: 4, seed }).state.decks[0].join());
    expect(new Set(decks).size).toBe(3);
  });

  test("S-1.3 the first start seat is drawn by lot, then moves left each turn and over the rounds", () => {
    const starts = new Set(Array.from({ length: 40 }, (_, seed) => game({ players: 4, seed }).state.start));
    expect([...starts].sort()).toEqual([0, 1, 2, 3]);
    const g = game({ players: 4 });
    const first = g.state.start;
    const seen: number[] = [];
    for (let turn = 0; turn < 15; turn++) {
      seen.push(g.state.start);
      g.playUntil((s) => s.round * 5 + s.turn > turn);
    }
    expect(seen).toEqual(Array.from({ length: 15 }, (_, turn) => (first + turn) % 4));
  });

  test.each([2, 5])("S-1.4 with %i players the same seat opens turn k of every round", (players) => {
    const g = game({ players });
    const first = g.state.start;
    g.playUntil((s) => s.round === 1);
    expect(g.state.start).toBe((first + tableFor(players).turns) % players);
    expect(tableFor(players).turns % players).toBe(0);
  });
});

describe("2. A turn", () => {
  test("S-2.1 the start seat chooses the colour that goes back; the rest lie on the cushions in order of worth", () => {
    const g = game({ players: 4, start: 2, drawn: ["blue", "white", "red", "white"] });
    expect(g.moves(2)).toEqual(["back white", "back red", "back blue"]);
    expect(g.moves(0)).toEqual([]);
    const blueInBag = g.state.bag[4];
    g.play("2 back blue");
    expect(g.state.shown.map((c) => COLOURS[c])).toEqual(["white", "white", "red"]);
    expect(g.state.bag[4]).toBe(blueInBag + 1);
  });

  test("S-2.1 what was not drawn cannot go back", () => {
    const g = game({ players: 4, drawn: ["blue", "white", "red", "white"] });
    expect(codeOf(() => g.play("0 back green"))).toBe("colour-not-drawn");
    expect(codeOf(() => g.play("0 lay 3 at 1"))).toBe("choose-what-goes-back");
  });

  test("S-2.1 drawing is public: everybody sees the gems, and what went back", () => {
    const g = game({ players: 3, drawn: ["blue", "white", "red"] });
    for (const viewer of [0, 1, 2, "spectator"] as const) expect(g.view(viewer).drawn).toEqual([0, 1, 4]);
    g.play("0 back white");
    expect(g.events.at(-1)).toEqual({ kind: "offered", seat: 0, shown: [1, 4], back: 0 });
  });

  test("G-2 four gems of one colour leave nothing to choose", () => {
    const g = game({ players: 3, hands: [[1], [2], [3]], shown: ["red", "white"] });
    g.state.bag.fill(0);
    g.state.bag[3] = 9;
    g.play("0 lay 1 at 1\n1 lay 2 at 1\n2 lay 3 at 1");
    expect(g.state.step).toBe("laying");
    expect(g.state.shown).toEqual([3, 3]);
    expect(g.state.reveal.cards).toEqual([1, 2, 3]);
  });

  test("S-2.2 each seat lays one card, from the start seat leftwards, at any cushion, and cannot pass", () => {
    const g = game({ players: 4, start: 3, shown: ["white", "red", "blue"], hands: [[2], [3], [4], [5, 9]] });
    expect(g.moves(3)).toEqual(["lay 5 at 1", "lay 5 at 2", "lay 5 at 3", "lay 9 at 1", "lay 9 at 2", "lay 9 at 3"]);
    expect(codeOf(() => g.play("0 lay 2 at 1"))).toBe("not-asked");
    g.play("3 lay 9 at 2\n0 lay 2 at 2\n1 lay 3 at 2");
    expect(g.state.laidAt).toEqual([1, 1, 1]);
    expect(g.moves(2)).toEqual(["lay 4 at 1", "lay 4 at 2", "lay 4 at 3"]);
  });

  test("S-2.2 only a card in hand, only at a cushion that is there", () => {
    const g = game({ players: 3, shown: ["white", "red"], hands: [[2, 7], [3], [4]] });
    expect(codeOf(() => g.play("0 lay 8 at 1"))).toBe("card-not-in-hand");
    expect(codeOf(() => g.play("0 lay 2 at 3"))).toBe("no-such-cushion");
    expect(codeOf(() => g.play("0 back red"))).toBe("lay-a-card");
    expect(g.state.laidCards).toEqual([]);
  });

  test("S-2.2 who laid where and in which order is public, the value is its seat's alone until all have laid", () => {
    const g = game({ players: 3, shown: ["white", "red"], hands: [[2], [7], [4]] });
    g.play("0 lay 2 at 2\n1 lay 7 at 1");
    expect(g.view(0).laid).toEqual([
      { seat: 0, cushion: 1, card: 2 },
      { seat: 1, cushion: 0 },
    ]);
    expect(g.view(1).laid).toEqual([
      { seat: 0, cushion: 1 },
      { seat: 1, cushion: 0, card: 7 },
    ]);
    expect(g.view("spectator").laid).toEqual([
      { seat: 0, cushion: 1 },
      { seat: 1, cushion: 0 },
    ]);
    g.play("2 lay 4 at 1");
    expect(g.view("spectator").reveal?.cards).toEqual([2, 7, 4]);
  });

  test("S-2.3 two players lay in turn, two cards each, at two different cushions", () => {
    const g = game({
      players: 2,
      start: 1,
      shown: ["white", "red", "blue"],
      hands: [
        [1, 2, 9],
        [5, 5, 6],
      ],
    });
    g.play("1 lay 5 at 2\n0 lay 9 at 2");
    expect(g.moves(1)).toEqual(["lay 5 at 1", "lay 5 at 3", "lay 6 at 1", "lay 6 at 3"]);
    expect(g.view(1).closed).toBe(1);
    expect(codeOf(() => g.play("1 lay 5 at 2"))).toBe("another-cushion");
    g.play("1 lay 6 at 1\n0 lay 1 at 3");
    expect(g.won).toEqual({ 0: ["red", "blue"], 1: ["white"] });
  });

  test("S-2.3 doubling: both cards may lie on one cushion, the higher alone counting", () => {
    const hands = [
      [4, 5],
      [8, 1],
    ];
    const g = game({ players: 2, options: { doubling: true }, shown: ["white", "red", "blue"], hands });
    g.play("0 lay 4 at 3\n1 lay 8 at 3\n0 lay 5 at 3\n1 lay 1 at 1");
    expect(g.won).toEqual({ 1: ["white", "blue"] });
  });

  test("S-2.4 doubling: a rival with two equally high cards is one rival", () => {
    const hands = [
      [7, 2],
      [7, 7],
    ];
    const g = game({ players: 2, start: 0, options: { doubling: true }, shown: ["white", "red", "blue"], hands });
    g.play("0 lay 2 at 1\n1 lay 7 at 3\n0 lay 7 at 3\n1 lay 7 at 3");
    const tie = { seats: [1], by: "start" };
    expect(g.events).toContainEqual({ kind: "won", seat: 0, cushion: 2, gem: 4, card: 7, tie });
  });

  test("S-2.3 doubling is for two players only", () => {
    expect(codeOf(() => game({ players: 3, options: { doubling: true } }))).toBe("bad-option");
  });

  test("S-2.4 9 against 8 on green: the 9", () => {
    const g = game({ players: 3, shown: ["white", "green"], hands: [[8], [9], [1]] });
    g.play("0 lay 8 at 2\n1 lay 9 at 2\n2 lay 1 at 1");
    expect(g.won).toEqual({ 1: ["green"], 2: ["white"] });
  });

  test("S-2.4 equal highest cards: the one laid first takes the gem", () => {
    const g = game({ players: 4, start: 1, shown: ["red", "red", "blue"], hands: [[1], [12], [12], [3]] });
    g.play("1 lay 12 at 3\n2 lay 12 at 3\n3 lay 3 at 1\n0 lay 1 at 1");
    expect(g.won).toEqual({ 1: ["blue"], 3: ["red"] });
    const tie = { seats: [2], by: "laid-first" };
    expect(g.events).toContainEqual({ kind: "won", seat: 1, cushion: 2, gem: 4, card: 12, tie });
  });

  test("S-2.4 two players, equal highest: the start seat, though it laid later", () => {
    const hands = [
      [7, 2],
      [7, 1],
    ];
    const g = game({ players: 2, start: 0, shown: ["white", "red", "blue"], hands });
    g.play("0 lay 2 at 1\n1 lay 7 at 3\n0 lay 7 at 3\n1 lay 1 at 1");
    expect(g.won).toEqual({ 0: ["white", "blue"] });
    const tie = { seats: [1], by: "start" };
    expect(g.events).toContainEqual({ kind: "won", seat: 0, cushion: 2, gem: 4, card: 7, tie });
  });

  test("S-2.4 a lone card always wins; a cushion without cards sends its gem back into the bag", () => {
    const g = game({ players: 3, shown: ["yellow", "green"], hands: [[1], [2], [3]] });
    const green = g.state.bag[3];
    g.play("0 lay 1 at 1\n1 lay 2 at 1\n2 lay 3 at 1");
    expect(g.won).toEqual({ 2: ["yellow"] });
    expect(g.events).toContainEqual({ kind: "unsold", cushion: 1, gem: 3 });
    const drawnGreen = g.state.drawn[3] + g.state.shown.filter((c) => c === 3).length;
    expect(g.state.bag[3] + drawnGreen).toBe(green + 1);
  });

  test("S-2.5 won gems belong to the winner, played cards are set aside", () => {
    const g = game({ players: 3, shown: ["yellow", "green"], hands: [[1, 5], [2], [3]] });
    g.play("0 lay 1 at 1\n1 lay 2 at 1\n2 lay 3 at 2");
    expect(g.state.gems[1]).toEqual(gems({ yellow: 1 }));
    expect(g.state.hands[0]).toEqual([5]);
    expect(g.state.played).toEqual([[1], [2], [3]]);
  });

  test.each([
    { players: 2, least: 17 },
    { players: 3, least: 22 },
    { players: 4, least: 8 },
    { players: 5, least: 8 },
  ])("S-2.6 with $players players at least $least gems are in the bag before the last draw", ({ players, least }) => {
    const { turns, cushions } = tableFor(players);
    expect(sum(IN_BAG) - (ROUNDS * turns - 1) * cushions).toBe(least);
    const g = game({ players });
    g.playUntil((s) => s.round === ROUNDS - 1 && s.turn === turns - 1);
    expect(sum(g.state.bag) + sum(g.state.drawn) + g.state.shown.length).toBeGreaterThanOrEqual(least);
  });

  test("S-2.6 a bag too small is a fault, not a shorter draw", () => {
    const g = game({ players: 3, shown: ["white", "red"], hands: [[1], [2], [3]] });
    g.state.bag.fill(0);
    expect(() => g.play("0 lay 1 at 1\n1 lay 2 at 1\n2 lay 3 at 2")).toThrow("S-2.6");
  });
});

describe("3. End", () => {
  const holding = gems({ white: 3, red: 5, blue: 1 });

  test("S-3.1 3 white, 5 red, 1 blue count 30, with two players 23", () => {
    for (const players of [3, 4, 5]) expect(scoreOf(holding, players)).toBe(30);
    expect(scoreOf(holding, 2)).toBe(23);
  });

  test("S-3.1 only the highest tier counts", () => {
    expect([2, 3, 4, 5, 6, 9].map((count) => bonusFor(count, 4))).toEqual([0, 2, 5, 10, 20, 20]);
    expect([3, 4, 5, 6, 7, 12].map((count) => bonusFor(count, 2))).toEqual([0, 2, 5, 10, 20, 20]);
  });

  test("S-3.1 after the third round all gems are public and counted", () => {
    const g = game({ players: 4 });
    g.playUntil(() => false);
    expect(g.state.round).toBe(2);
    expect(g.view("spectator").seats.map((seat) => seat.gems)).toEqual(g.state.gems);
    expect(sultan.result(g.state)?.scores).toEqual(g.state.gems.map((held) => scoreOf(held, 4)));
  });

  test("S-3.2 most points win, then more gems; seats still equal share the rank", () => {
    const g = game({ players: 5 });
    g.playUntil(() => false);
    const held = [
      gems({ blue: 2 }),
      gems({ white: 1, blue: 1, green: 1 }),
      gems({ blue: 2 }),
      gems({ red: 1 }),
      gems({}),
    ];
    for (const [seat, one] of held.entries()) g.state.gems[seat].splice(0, 5, ...one);
    expect(sultan.result(g.state)).toEqual({ scores: [10, 10, 10, 2, 0], ranks: [2, 1, 2, 4, 5] });
  });
});

describe("4. Who may know what", () => {
  test("S-4.1 a seat sees its own hand, gems and played cards; nobody sees another's", () => {
    const g = game({ players: 3 });
    g.playUntil((s) => s.round === 1);
    const view = g.view(1);
    expect(view.hand).toEqual(g.state.hands[1]);
    expect(view.seats[1].gems).toEqual(g.state.gems[1]);
    for (const viewer of [0, 2, "spectator"] as const) {
      expect(g.view(viewer).seats[1]).toEqual({ cardsInHand: 5 });
      expect(g.view(viewer)).not.toHaveProperty("bag");
    }
    expect(g.view("spectator")).not.toHaveProperty("hand");
  });

  test("S-4.2 without the memory aid the log repeats neither reveals nor others' gems", () => {
    const g = game({ players: 3, shown: ["yellow", "green"], hands: [[1], [2], [3]] });
    g.play("0 lay 1 at 1\n1 lay 2 at 1\n2 lay 3 at 2");
    const log = g.events
      .map((event) => sultan.retell(event, 1, g.state.options))
      .filter((event) => event !== undefined);
    expect(log).toContainEqual({ kind: "revealed" });
    expect(log).toContainEqual({ kind: "won", seat: 1, cushion: 0, gem: 2, card: 2 });
    expect(log.filter((event) => event.kind === "won")).toHaveLength(1);
    expect(log).toContainEqual({ kind: "laid", seat: 0, cushion: 0 });
  });

  test("S-4.2 a reveal stays in sight until the next action", () => {
    const g = game({ players: 3, shown: ["yellow", "green"], hands: [[1], [2], [3]] });
    g.play("0 lay 1 at 1\n1 lay 2 at 1\n2 lay 3 at 2");
    expect(g.view(0).reveal).toEqual({ start: 0, shown: [2, 3], cards: [1, 2, 3], at: [0, 0, 1], winners: [1, 2] });
    const [move] = g.moves(1);
    g.play(`1 ${move}`);
    expect(g.view(0)).not.toHaveProperty("reveal");
  });

  test("S-4.2 the memory aid keeps gems, played cards and the bag in sight", () => {
    const g = game({ players: 3, options: { memoryAid: true } });
    g.playUntil((s) => s.round === 1);
    const view = g.view("spectator");
    expect(view.bag).toEqual(g.state.bag);
    expect(view.seats.map((seat) => seat.gems)).toEqual(g.state.gems);
    expect(view.seats.map((seat) => seat.played)).toEqual(g.state.played);
    const won = g.events.filter((event) => event.kind === "won");
    expect(won.map((event) => sultan.retell(event, "spectator", g.state.options))).toEqual(won);
  });

  test("S-4.3 a perfect counter knows the bag and in the last round every rival's hand", () => {
    const g = game({ players: 4 });
    const memory = sultan.memory(g.view(0));
    g.playUntil((s) => s.round === 2);
    for (const event of g.events) {
      const seen = sultan.see(event, 0);
      if (seen) sultan.remember(memory, seen);
    }
    expect(memory.bag).toEqual(g.state.bag);
    expect(memory.gems).toEqual(g.state.gems);
    const unplayed = (seat: number): number[] =>
      wholeDeck(tableFor(4)).filter((card) => !memory.played[seat].includes(card));
    expect([0, 1, 2, 3].map(unplayed)).toEqual(g.state.hands);
  });
});
