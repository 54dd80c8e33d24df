import { expect, test } from "vitest";
import { auction } from "./table.ts";

const LOT = "grain1 grain3 olives3 cloth2 wood1";

test("B-2.1 as many cards are turned up as the top lot card says", () => {
  const game = auction({ hands: ["cloth1", "wood1", "wine1"] });
  expect(game.state.lot).toHaveLength(6);
  game.play("0 bid cloth1\n1 pass\n2 pass");
  game.play(`0 ${game.legal(0)[0]}`);
  expect(game.state.lot).toHaveLength(4);
});

test("B-2.2 bids go leftwards from the opener, round and round, each higher than all before", () => {
  const game = auction({ hands: ["cloth1 cloth4", "wood2", "wine2 wine3", "spice1"], opener: 2 });
  expect(game.asked).toEqual([2]);
  game.play("2 bid wine2\n3 pass");
  expect(game.refusal("0 bid cloth1")).toBe('bid-too-low {"bid":1,"highest":2}');
  game.play("0 bid cloth4");
  expect(game.refusal("1 bid wood2")).toBe('bid-too-low {"bid":2,"highest":4}');
  game.play("1 pass");
  expect(game.asked).toEqual([2]);
  expect(game.legal(2)).toEqual(["pass", "bid wine3"]);
});

test("B-2.2 raising adds to the cards already laid, overpaying is allowed", () => {
  const game = auction({ hands: ["cloth1 cloth4 wine1", "wood2 wood1", "wine2", "spice1"] });
  game.play("0 bid cloth1\n1 bid wood2\n2 pass\n3 pass");
  expect(game.legal(0)).toEqual(["pass", "bid cloth4", "bid cloth4 wine1"]);
  const [event] = game.play("0 bid cloth4 wine1");
  expect(event).toMatchObject({ kind: "bid", total: 6 });
  expect(game.view(2).seats[0]).toMatchObject({ bid: 6, cardsInHand: 0 });
});

test("B-2.2 an equal bid is not enough", () => {
  const game = auction({ hands: ["wine2", "cloth2 wood1", "wood1"] });
  game.play("0 bid wine2");
  expect(game.legal(1)).toEqual(["pass", "bid cloth2 wood1"]);
});

test("B-2.2 merchants are never bid", () => {
  const game = auction({ hands: ["merchant merchant cloth1", "wood1", "wood1"] });
  expect(game.legal(0)).toEqual(["pass", "sell cloth1 merchant merchant", "bid cloth1"]);
  expect(() => game.play("0 bid merchant")).toThrow("unreadable-action");
});

test("B-2.2 every different set of cards is one bid (G-6)", () => {
  const game = auction({ hands: ["cloth1 cloth1 wood2", "wood1", "wood1"] });
  expect(game.legal(0)).toEqual([
    "pass",
    "bid cloth1",
    "bid cloth1 cloth1",
    "bid cloth1 cloth1 wood2",
    "bid cloth1 wood2",
    "bid wood2",
  ]);
});

test("B-2.3 a pass is final for this auction, and laid cards return to hand", () => {
  const game = auction({ hands: ["cloth1 wine4", "wood2 wood3", "wine3 wine1", "spice4"] });
  game.play("0 bid cloth1\n1 bid wood2\n2 bid wine3\n3 pass\n0 pass");
  expect(game.hand(0)).toBe("cloth1 wine4");
  expect(game.events.at(-1)).toEqual({ kind: "passed", seat: 0, back: [0] });
  game.play("1 bid wood3");
  expect(game.asked).toEqual([2]);
  expect(game.view(1).seats[0].passed).toBe(true);
  expect(game.refusal("0 pass")).toMatch("not-asked");
});

test("B-2.4 the auction ends when all but one have passed and that one has bid", () => {
  const game = auction({ hands: ["cloth1 wine4", "wood2", "wine3"], lots: ["wood1 wood1 wood1 wood2 wood2 wood2"] });
  game.play("0 bid cloth1\n1 pass\n2 pass");
  expect(game.state.step).toBe("giving");
  expect(game.asked).toEqual([0]);
});

test("B-2.4 a last seat without a bid is still asked, and may bid and win", () => {
  const game = auction({ hands: ["cloth1", "wood2", "wine3"], lots: ["wood1 wood1 wood1 wood2 wood2 wood2"] });
  game.play("0 pass\n1 pass");
  expect(game.asked).toEqual([2]);
  expect(game.legal(2)).toEqual(["pass", "bid wine3"]);
  game.play("2 bid wine3");
  expect(game.state.step).toBe("giving");
  expect(game.asked).toEqual([2]);
});

test("B-2.5, section 7: bid cloth 1, spice 2, wine 1; wood 1 given; four cards and lot card 5 taken", () => {
  const game = auction({ hands: ["cloth1 spice2 wine1", "wood2", "wood2", "wood2"], lots: [LOT] });
  game.play("0 bid cloth1 spice2 wine1");
  expect(game.view("spectator").highest).toBe(4);
  game.play("1 pass\n2 pass\n3 pass");
  expect(game.market).toBe("cloth1 spice2 wine1");
  game.play("0 give wood1");
  expect(game.market).toBe("cloth1 wood1 spice2 wine1");
  expect(game.hand(0)).toBe("cloth2 grain1 grain3 olives3");
  expect(game.state.lotCards).toEqual([5, 0, 0, 0]);
  expect(game.asked).toEqual([1]);
});

test("B-2.5 a merchant may be given; a card that is not in the lot may not", () => {
  const game = auction({ hands: ["cloth1", "wood2", "wood2"], lots: ["merchant wood1 wood2 wood3 wine1 wine1"] });
  game.play("0 bid cloth1\n1 pass\n2 pass");
  expect(game.legal(0)).toEqual(["give wood1", "give wood2", "give wood3", "give wine1", "give merchant"]);
  expect(game.refusal("0 give cloth1")).toBe('card-not-in-lot {"kind":"cloth","value":1}');
  expect(game.refusal("0 pass")).toBe("give-from-the-lot {}");
  game.play("0 give merchant");
  expect(game.market).toBe("cloth1 merchant");
  expect(game.hand(0)).toBe("wood1 wood2 wood3 wine1 wine1");
});

test("B-2.5, G-2 nobody is asked what to give of a lot of equal cards", () => {
  const game = auction({
    hands: ["cloth1", "wood2", "wood2"],
    lots: ["merchant merchant merchant merchant merchant merchant"],
  });
  game.play("0 bid cloth1\n1 pass\n2 pass");
  expect(game.market).toBe("cloth1 merchant");
  expect(game.asked).toEqual([1]);
});

test("B-2.6, section 7: A and B pass, C has no bid and is asked; C passes: A takes all", () => {
  const lot = "cloth1 cloth2 wood1 wood2 wine1 merchant";
  const hand = "cloth1 cloth2 cloth3 wood1 wood2 grain1 wine1";
  const game = auction({ hands: [hand, "wood2", "wine3"], lots: [lot] });
  game.play("0 pass\n1 pass");
  expect(game.asked).toEqual([2]);
  game.play("2 pass");
  expect(game.state.lotCards).toEqual([6, 0, 0]);
  expect(game.market).toBe("");
  // Hand 7 plus an unpaid lot of six: 13, and nothing goes on before it is 7 or fewer (B-4.2).
  expect(game.state.hands[0]).toHaveLength(13);
  expect(game.asked).toEqual([0]);
  expect(game.lot).toBe("");
  game.play("0 discard wood1\n0 discard wood1\n0 sell cloth3 cloth1 cloth1");
  expect(game.lot).toBe("");
  game.play("0 discard wood2");
  expect(game.state.hands[0]).toHaveLength(7);
  expect(game.state.lot).toHaveLength(4);
  expect(game.asked).toEqual([1]);
});

test("B-2.7 a seat that cannot outbid, or holds only merchants, is still asked", () => {
  const game = auction({ hands: ["wine4", "cloth1 wood2", "merchant", "spice4 spice4"] });
  game.play("0 bid wine4");
  expect(game.asked).toEqual([1]);
  expect(game.legal(1)).toEqual(["pass"]);
  game.play("1 pass");
  expect(game.asked).toEqual([2]);
  expect(game.legal(2)).toEqual(["pass"]);
});

test("B-2.7 a seat with nothing in hand is passed when its turn comes, its laid cards returning", () => {
  const game = auction({ hands: ["wine2", "cloth3", "", "spice4"] });
  game.play("0 bid wine2\n1 bid cloth3");
  expect(game.asked).toEqual([3]);
  expect(game.events.at(-1)).toEqual({ kind: "passed", seat: 2, back: [] });
  const told = game.play("3 bid spice4");
  expect(told.map((event) => event.kind)).toEqual(["bid", "passed", "passed", "won"]);
  expect(game.hand(0)).toBe("wine2");
  expect(game.hand(1)).toBe("cloth3");
  expect(game.market).toBe("spice4");
});

test("B-2.7, B-2.6 nobody holds a card: the opener is the first to pass and takes the lot; so does the next", () => {
  const game = auction({
    hands: ["cloth1", "", ""],
    lots: ["wine1 wine1 wine2 wine2 wine3 wine4", "wood1 wood2 wood3 wood4"],
  });
  game.play("0 pass");
  expect(game.hand(0)).toBe("cloth1 wine1 wine1 wine2 wine2 wine3 wine4");
  expect(game.hand(1)).toBe("wood1 wood2 wood3 wood4");
  expect(game.state.lotCards).toEqual([6, 4, 2]);
  expect(game.view("spectator").last?.lots).toHaveLength(2);
});

test("B-2.8 the next auction is opened by the first seat left of the winner that has not won", () => {
  const hands = ["cloth1 cloth2", "wood1", "wine1", "spice1"];
  const game = auction({ hands, lots: [LOT, "cloth1 wood1 wine1 wine2", "cloth1 wood1 wine1"], opener: 3 });
  game.play("3 pass\n0 bid cloth1\n1 pass\n2 pass\n0 give wood1");
  expect(game.asked).toEqual([1]);
  game.play("1 bid wood1\n2 pass\n3 pass\n1 give wine1");
  expect(game.asked).toEqual([2]);
  expect(game.view(0).lotsAhead).toEqual([3, 2]);
  game.play("2 pass\n3 bid spice1\n3 give cloth1");
  // Seat 2 is the last; it wins without bidding.
  expect(game.state.lotCards).toEqual([5, 4, 2, 3]);
});

test("B-2.9 the last seat wins without bidding: of two cards it gives one", () => {
  const lots = ["cloth1 cloth1 wood1 wood1 wine1 wine1", "cloth1 wood1 wine1 wine2", "spice4 wine1"];
  const game = auction({ hands: ["cloth1", "wood1", "grain1"], lots });
  game.play("0 bid cloth1\n1 pass\n2 pass\n0 give wood1\n1 bid wood1\n2 pass\n1 give wine1");
  expect(game.state.step).toBe("giving");
  expect(game.asked).toEqual([2]);
  expect(game.legal(2)).toEqual(["give spice4", "give wine1"]);
  game.play("2 give wine1");
  expect(game.hand(2)).toBe("grain1 spice4");
  expect(game.state.lotCards).toEqual([6, 4, 2]);
});

test.each([5, 6])("B-2.9 with %i players the single card goes to the market", (players) => {
  const game = auction({ hands: ["", "", "", "", "", ""].slice(0, players).with(0, "wood1") });
  const told = game.play("0 pass");
  const last = told.find((event) => event.kind === "last-lot");
  expect(last).toMatchObject({ seat: players - 1 });
  expect(told.find((event) => event.kind === "gave")).toEqual({
    kind: "gave",
    seat: players - 1,
    card: last?.kind === "last-lot" ? last.cards[0] : undefined,
    kept: [],
  });
});
