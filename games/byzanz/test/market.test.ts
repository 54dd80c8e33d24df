import { expect, test } from "vitest";
import { market } from "./table.ts";

const FULL = "cloth1 cloth2 wood1 grain1 grain2 spice2 spice4 wine1 merchant merchant";

test("B-3.1, section 7: wood, spice, merchants, cloth are taken in this order; wine and grain leave the game", () => {
  const game = market({ hands: ["", "", "", ""], market: FULL, lotCards: [2, 3, 4, 5] });
  expect(game.legal(0)).toEqual(["take cloth", "take wood", "take grain", "take spice", "take wine", "take merchants"]);
  const told = game.play("0 take wood\n1 take spice\n2 take merchants\n3 take cloth");
  expect([0, 1, 2, 3].map((seat) => game.hand(seat))).toEqual([
    "wood1",
    "spice2 spice4",
    "merchant merchant",
    "cloth1 cloth2",
  ]);
  expect(told.find(({ kind }) => kind === "cleared")).toEqual({ kind: "cleared", cards: [8, 9, 20] });
  expect(game.market).toBe("");
  expect(game.state.lotCards).toEqual([0, 0, 0, 0]);
});

test("B-3.1 by ascending lot card, and taking is compulsory", () => {
  const game = market({ hands: ["", "", ""], market: "cloth1 wood1 wine1 wine2", lotCards: [4, 6, 2] });
  expect(game.asked).toEqual([2]);
  expect(game.legal(2)).toEqual(["take cloth", "take wood", "take wine"]);
  expect(game.refusal("2 pass")).toBe("take-a-kind {}");
  expect(game.refusal("2 take merchants")).toBe('kind-not-on-market {"kind":"merchant"}');
  game.play("2 take wine");
  expect(game.asked).toEqual([0]);
});

test("B-3.1, G-2 the last kind is taken unasked; late seats find nothing and are skipped", () => {
  const game = market({ hands: ["", "", "", ""], market: "cloth1 wood1 wood2", lotCards: [5, 4, 3, 2] });
  const told = game.play("3 take cloth");
  expect(game.hand(2)).toBe("wood1 wood2");
  expect(told.slice(0, 4)).toEqual([
    { kind: "picked", seat: 3, of: 0, cards: [0] },
    { kind: "picked", seat: 2, of: 1, cards: [4, 5] },
    { kind: "found-nothing", seat: 1 },
    { kind: "found-nothing", seat: 0 },
  ]);
});

test("B-3.2 the hand limit is settled before the next seat picks", () => {
  const seven = "cloth1 cloth2 wood1 wood2 grain1 wine1 merchant";
  const game = market({ hands: [seven, "wood1", ""], market: "spice1 spice2 wine1 wood1", lotCards: [2, 4, 6] });
  game.play("0 take spice");
  expect(game.state.step).toBe("limit");
  expect(game.asked).toEqual([0]);
  expect(game.refusal("1 take wine")).toMatch("not-asked");
  game.play("0 discard cloth1\n0 discard spice1");
  expect(game.asked).toEqual([1]);
});

test("B-3.2 also after the last pick, before the rest leaves the game", () => {
  const seven = "cloth1 cloth2 wood1 wood2 grain1 wine1 merchant";
  const game = market({ hands: ["", "", seven], market: "cloth1 wood1 wine1 wine2 grain1", lotCards: [2, 4, 6] });
  game.play("0 take cloth\n1 take wood\n2 take wine");
  expect(game.market).toBe("grain1");
  expect(game.state.lotCards).toEqual([2, 4, 6]);
  game.play("2 discard cloth1\n2 discard cloth2");
  expect(game.market).toBe("");
  expect(game.state.round).toBe(1);
});

test("B-3.3 the next round is opened by the holder of the lowest lot card, highest lot card on top", () => {
  const game = market({ hands: ["cloth1", "cloth1", "cloth1"], market: "wood1", lotCards: [6, 2, 4] });
  game.play("");
  expect(game.asked).toEqual([1]);
  game.play("1 take wood");
  expect(game.state.round).toBe(1);
  expect(game.state.opener).toBe(1);
  expect(game.asked).toEqual([1]);
  expect(game.state.lot).toHaveLength(6);
});
