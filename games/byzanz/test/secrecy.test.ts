import { FastChance, legalActions, seatsIn } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { bestSales, byzanz, type Card, type Event, type Memory, type State } from "../rules/index.ts";
import { auction, cards, DEFAULTS, lastSale, market, names } from "./table.ts";

test("B-6.1 hands and scored cards are their seat's secret; sizes and counts are public", () => {
  const game = auction({ hands: ["cloth1 cloth1 cloth4 wood1", "wood2", "wine3"] });
  game.play("0 sell cloth4 cloth1 cloth1\n0 bid wood1");
  expect(game.view(0)).toMatchObject({ hand: [], seats: [{ scored: [3], total: 4 }, {}, {}] });
  for (const viewer of [1, "spectator"] as const) {
    const seen = game.view(viewer).seats[0];
    expect(seen).toMatchObject({ cardsInHand: 0, scoredCards: 1, laid: [4] });
    expect(Object.keys(seen)).not.toContain("scored");
    expect(Object.keys(seen)).not.toContain("total");
    expect(Object.keys(seen)).not.toContain("hand");
  }
  expect(Object.keys(game.view("spectator"))).not.toContain("hand");
});

test("B-6.1 openScores shows totals, not cards", () => {
  const game = auction({ hands: ["cloth1 cloth1 cloth4 wood1", "wood2", "wine3"], options: { openScores: true } });
  game.play("0 sell cloth4 cloth1 cloth1");
  expect(game.view("spectator").seats.map(({ total }) => total)).toEqual([4, 0, 0]);
  expect(Object.keys(game.view(1).seats[0])).not.toContain("scored");
});

const SOLD: Event = { kind: "sold", seat: 0, cards: [0, 0, 3], points: 4 };

test("B-6.1 a sale is shown once, then the log says only who sold; open scores keep it", () => {
  expect(byzanz.see(SOLD, "spectator")).toEqual(SOLD);
  for (const viewer of [0, 1, "spectator"] as const) {
    expect(byzanz.retell(SOLD, viewer, DEFAULTS)).toEqual({ kind: "sold", seat: 0 });
    expect(byzanz.retell(SOLD, viewer, { ...DEFAULTS, openScores: true })).toEqual(SOLD);
  }
});

test("B-6.1 what was dealt and discarded is told to its seat only", () => {
  const dealt: Event = { kind: "dealt", seat: 1, cards: [1, 2, 3, 4] };
  const discarded: Event = { kind: "discarded", seat: 1, card: 5 };
  for (const gate of [byzanz.see, (event: Event, viewer: number) => byzanz.retell(event, viewer, DEFAULTS)]) {
    expect(gate(dealt, 0)).toBeUndefined();
    expect(gate(dealt, 1)).toEqual(dealt);
    expect(gate(discarded, 0)).toEqual({ kind: "discarded", seat: 1 });
    expect(gate(discarded, 1)).toEqual(discarded);
  }
});

test("B-6.1 at the end scored cards and hands become public", () => {
  const game = lastSale(["cloth1 cloth1 cloth4 wood1", "", "wine1"]);
  game.play("0 done");
  expect(game.view("spectator").seats[0]).toMatchObject({ scored: [3], hand: [4], total: 4, rank: 1 });
  expect(game.events.at(-1)).toMatchObject({ kind: "counted", hands: [[4], [], [20]] });
});

/** Hands that a seat may be drawn to hold, by many draws. */
function drawn(
  game: { view(seat: number): ReturnType<typeof byzanz.view>; memories: Memory[] },
  viewer: number,
  seat: number,
): Set<string> {
  const hands = new Set<string>();
  const chance = new FastChance(5);
  for (let i = 0; i < 300; i++)
    hands.add(names(byzanz.sample(game.view(viewer), game.memories[viewer], chance).hands[seat]));
  return hands;
}

describe("what a perfect memory knows", () => {
  test("a lot taken, a market kind taken and a bid taken back are known", () => {
    const game = auction({ hands: ["cloth1", "wood2", "wine3"], lots: ["spice1 spice2 spice3 wood1 wood1 wine4"] });
    game.play("0 bid cloth1\n1 bid wood2\n2 pass\n1 give wine4");
    expect(drawn(game, 2, 0)).toEqual(new Set(["cloth1"]));
    expect(drawn(game, 2, 1)).toEqual(new Set(["wood1 wood1 spice1 spice2 spice3"]));
    expect(drawn(game, 0, 2).size).toBeGreaterThan(15);
  });

  test("any card there may be the one discarded unseen, until it is seen again", () => {
    const hand = "cloth1 cloth2 cloth3 cloth4 wood1 wood2 wood3";
    const game = market({ hands: ["spice4", hand, ""], market: "wine1 spice1 grain1", lotCards: [4, 2, 6] });
    byzanz.remember(game.memories[0], { kind: "bid", seat: 1, cards: cards(hand), total: 16 });
    byzanz.remember(game.memories[0], { kind: "passed", seat: 1, back: cards(hand) });
    game.play("1 take wine\n1 discard cloth1");
    expect(drawn(game, 0, 1).size).toBe(8);
    game.play("0 take spice\n1 bid cloth2\n2 pass\n0 bid spice4\n1 pass");
    const hands = drawn(game, 0, 1);
    expect(hands.size).toBe(7);
    for (const one of hands) expect(one).toContain("cloth2");
  });

  test("what came in after a hidden discard is not what was discarded", () => {
    const memory = byzanz.memory(auction({ hands: ["", "", ""] }).view(0));
    const say = (event: Event): void => byzanz.remember(memory, event);
    say({ kind: "bid", seat: 1, cards: cards("wood1 wood1 wood1 wood1"), total: 4 });
    say({ kind: "picked", seat: 1, of: 0, cards: cards("cloth1 cloth2") });
    say({ kind: "discarded", seat: 1 });
    say({ kind: "picked", seat: 1, of: 0, cards: cards("cloth1 cloth3") });
    expect(memory.held[1]).toEqual({
      unknown: 0,
      stretches: [
        { cards: cards("cloth1 cloth2"), discards: 1 },
        { cards: cards("cloth1 cloth3"), discards: 0 },
      ],
    });
    // The cloth 1 that is laid may be either; that the old one is gone stays possible.
    say({ kind: "bid", seat: 1, cards: cards("cloth1"), total: 1 });
    expect(memory.held[1].stretches.map((stretch) => names(stretch.cards))).toEqual(["cloth1 cloth2", "cloth3"]);
  });

  test("B-5.1 a seat that is done holds nothing it could have sold", () => {
    const game = lastSale(["wood1 wood2 wine1", "cloth1 wood2 wine3", ""]);
    game.play("1 done");
    for (const hand of drawn(game, 0, 1)) expect([hand, bestSales(cards(hand))]).toEqual([hand, []]);
  });

  test.each([3, 4, 5, 6])(
    "throughout games of %i players: own hand known, sizes right, every card accounted for",
    (players) => {
      const chance = new FastChance(players);
      for (let game = 0; game < 5; game++) playChecked(players, chance);
    },
  );
});

function playChecked(players: number, chance: FastChance): void {
  const told: Event[] = [];
  const s = byzanz.setup(DEFAULTS, players, chance, (event) => told.push(event));
  const memories = s.hands.map((_, seat) => byzanz.memory(byzanz.view(s, seat)));
  const tellAll = (): void => {
    for (const event of told.splice(0))
      for (const [seat, memory] of memories.entries()) {
        const seen = byzanz.see(event, seat);
        if (seen) byzanz.remember(memory, seen);
      }
  };
  tellAll();
  while (byzanz.deciders(s) !== 0) {
    const asked = [...seatsIn(byzanz.deciders(s) | byzanz.volunteers(s))];
    const seat = asked[chance.int(asked.length)];
    const actions = legalActions(byzanz, s, seat);
    if (actions.length === 0) continue;
    byzanz.apply(s, seat, actions[chance.int(actions.length)], chance, (event) => told.push(event));
    tellAll();
    for (const [viewer, memory] of memories.entries()) expectSound(s, viewer, memory, chance);
  }
}

function expectSound(s: State, viewer: number, memory: Memory, chance: FastChance): void {
  expect(memory.held[viewer].stretches).toEqual([{ cards: s.hands[viewer], discards: 0 }]);
  expect(memory.scored).toEqual(s.scored);
  for (const [seat, { unknown, stretches }] of memory.held.entries()) {
    const size = stretches.reduce((sum, stretch) => sum + stretch.cards.length - stretch.discards, unknown);
    expect(size).toBe(s.hands[seat].length);
    // The true hand must be possible: of what it holds, all but `unknown` cards were seen to go in.
    expect(
      strangersIn(
        s.hands[seat],
        stretches.flatMap((stretch) => stretch.cards),
      ),
    ).toBeLessThanOrEqual(unknown);
  }
  const drawn = byzanz.sample(byzanz.view(s, viewer), memory, chance);
  expect(JSON.stringify(byzanz.view(drawn, viewer))).toBe(JSON.stringify(byzanz.view(s, viewer)));
  expect(drawn.pile.length).toBe(s.pile.length);
}

function strangersIn(hand: readonly Card[], known: readonly Card[]): number {
  const left = [...known];
  return hand.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
