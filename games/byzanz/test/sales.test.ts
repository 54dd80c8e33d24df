import { expect, test } from "vitest";
import { auction, lastSale, market, names, Table } from "./table.ts";

test.each([
  ["sell cloth4 cloth1 cloth1", "cloth4", 4],
  ["sell grain4 grain3 merchant", "grain4", 4],
  ["sell merchant merchant merchant", "merchant", 5],
  ["sell spice2 merchant merchant", "spice2", 2],
])("B-4.1, section 7: %s keeps %s for %i", (line, kept, points) => {
  const hand = "cloth1 cloth1 cloth4 grain3 grain4 spice2 merchant merchant merchant";
  const game = lastSale([hand, "", ""]);
  const [event] = game.play(`0 ${line}`);
  expect(event).toMatchObject({ kind: "sold", seat: 0, points });
  expect(game.scored(0)).toBe(kept);
  expect(game.state.hands[0]).toHaveLength(6);
  expect(game.view(0).seats[0].total).toBe(points);
});

test("B-4.1 every different triple is one sale (G-6), and only goods of one kind go together", () => {
  const game = auction({ hands: ["wood1", "cloth1 cloth1 cloth1 cloth2 wine1 merchant", "wood1"] });
  expect(game.legal(1)).toEqual([
    "sell cloth1 cloth1 cloth1",
    "sell cloth2 cloth1 cloth1",
    "sell cloth1 cloth1 merchant",
    "sell cloth2 cloth1 merchant",
  ]);
  expect(game.refusal("1 sell wine1 merchant merchant")).toBe('card-not-in-hand {"kind":"merchant","value":0}');
  expect(() => game.play("1 sell cloth1 cloth1 wine1")).toThrow("unreadable-action");
});

test("B-4.1 laid bids are not in hand, nor is a lot before it is taken", () => {
  const game = auction({
    hands: ["cloth1 cloth1 cloth2", "wood1", "wood1"],
    lots: ["cloth1 cloth1 cloth3 wood1 wine1 wine2"],
  });
  game.play("0 bid cloth2");
  expect(game.legal(0)).toEqual([]);
  game.play("1 pass\n2 pass");
  expect(game.legal(0).filter((line) => line.startsWith("sell"))).toEqual([]);
  game.play("0 give wood1");
  expect(game.legal(0)).toContain("sell cloth3 cloth1 cloth1");
});

const SEVEN = "cloth1 cloth2 wood1 wood2 grain1 wine1 merchant";

test("B-4.2 more than seven: sell, discard, or both; discarding stops at exactly seven", () => {
  const game = market({ hands: [SEVEN, "", ""], market: "cloth3 cloth4 wine1 wood1", lotCards: [2, 4, 6] });
  game.play("0 take cloth");
  expect(game.state.hands[0]).toHaveLength(9);
  expect(game.refusal("0 done")).toBe('sell-or-discard {"over":2}');
  expect(game.refusal("0 discard spice1")).toBe('card-not-in-hand {"kind":"spice","value":1}');
  game.play("0 discard grain1");
  expect(game.asked).toEqual([0]);
  game.play("0 sell cloth4 cloth2 cloth1");
  expect(game.hand(0)).toBe("cloth3 wood1 wood2 wine1 merchant");
  expect(game.asked).toEqual([1]);
  expect(game.state.discarded).toEqual([1, 0, 0]);
});

test("B-4.2 at exactly seven nothing more can be discarded", () => {
  const game = market({ hands: [SEVEN, "", ""], market: "spice1 wine1 wood1", lotCards: [2, 4, 6] });
  game.play("0 take spice\n0 discard wine1");
  expect(game.state.hands[0]).toHaveLength(7);
  expect(game.refusal("0 discard wood1")).toBe("only-sales-now {}");
});

test("B-4.2 discards are face down: their number is public, the card is its seat's secret", () => {
  const game = market({ hands: [SEVEN, "", ""], market: "spice1 wine1 wood1", lotCards: [2, 4, 6] });
  game.play("0 take spice\n0 discard wine1");
  expect(game.view(1).seats[0].discarded).toBe(1);
  expect(game.view(1).last).toEqual({ seat: 0, sales: [], lots: [] });
});

test("B-4.3 out of turn: a sale takes no turn, and the seat that was asked is still asked", () => {
  const game = auction({ hands: ["wood1", "cloth1 cloth1 cloth2", "wine1 wine2 spice1"] });
  expect(game.volunteers).toEqual([1, 2]);
  expect(game.legal(2)).toEqual([]);
  game.play("1 sell cloth2 cloth1 cloth1");
  expect(game.asked).toEqual([0]);
  expect(game.volunteers).toEqual([2]);
  expect(game.refusal("2 pass")).toBe("only-sales-now {}");
});

test("B-4.3 a seat asked to bid sells and is still asked; if the sale empties its hand it is passed at once", () => {
  const game = auction({ hands: ["cloth1 cloth1 cloth2 wood1", "cloth1 cloth1 cloth2", "wine1"] });
  game.play("0 sell cloth2 cloth1 cloth1");
  expect(game.asked).toEqual([0]);
  game.play("0 bid wood1");
  const told = game.play("1 sell cloth2 cloth1 cloth1");
  expect(told.map(({ kind }) => kind)).toEqual(["sold", "passed"]);
  expect(game.asked).toEqual([2]);
});

test("B-4.3 a seat that empties its hand out of turn is passed when its turn comes", () => {
  const game = auction({ hands: ["wood1", "cloth1 cloth1 cloth2", "wine1"] });
  game.play("1 sell cloth2 cloth1 cloth1");
  expect(game.view(0).seats[1].passed).toBe(false);
  game.play("0 bid wood1");
  expect(game.view(0).seats[1].passed).toBe(true);
  expect(game.asked).toEqual([2]);
});

test("B-4.3 the seat that gives, picks or settles its limit may sell first, and is asked afterwards", () => {
  const hand = "cloth1 cloth1 cloth2 wood1";
  const giving = auction({ hands: [hand, "", ""], lots: ["cloth1 cloth1 wood1 wood1 wine1 wine2"] });
  giving.play("0 bid wood1\n0 sell cloth2 cloth1 cloth1");
  expect(giving.asked).toEqual([0]);
  expect(giving.state.step).toBe("giving");
  const picking = market({ hands: [hand, "", ""], market: "cloth1 wood1", lotCards: [2, 4, 6] });
  picking.play("0 sell cloth2 cloth1 cloth1");
  expect(picking.asked).toEqual([0]);
  expect(picking.legal(0)).toEqual(["take cloth", "take wood"]);
});

test("B-4.3 selling is open from the deal on, and closed when the game is over", () => {
  const dealt = new Table(4);
  expect(dealt.volunteers.length).toBe(3);
  const end = lastSale(["cloth1 cloth1 cloth2", "", ""]);
  end.play("0 done");
  expect(end.refusal("0 sell cloth2 cloth1 cloth1")).toMatch("game-over");
});

test("B-6.1 a sale's cards are in everybody's sight until the next action", () => {
  const game = auction({ hands: ["wood1 wood2", "cloth1 cloth1 cloth2", "wine1"] });
  game.play("1 sell cloth2 cloth1 cloth1");
  const shown = game.view("spectator").last;
  expect(shown?.sales).toEqual([shown?.action]);
  game.play("0 pass");
  expect(game.view("spectator").last?.sales).toEqual([]);
  expect(names(game.state.scored[1])).toBe("cloth2");
});
