import { expect, test } from "vitest";
import { scene } from "./scene.ts";

test("C-10, C-12.7: once the other has passed everything costs 3, castle and special buildings too", () => {
  const position = { players: 2, bridge: [1], deniers: [9, 9], road: { 9: ["mason", 1], 10: ["quarry", 0] } } as const;
  const cost = (place: string): number => {
    const game = scene(position);
    game.play(`0 place ${place}`);
    return 9 - game.deniers[0];
  };
  expect(["gate", "castle", "1", "7", "9", "10"].map(cost)).toEqual([3, 3, 3, 3, 3, 1]);
  const guest = scene({ ...position, guest: 0 });
  guest.play("0 place castle");
  expect(guest.deniers[0]).toBe(8);
});

test("C-10: before anybody has passed a placement costs 1; the first to pass takes a denier", () => {
  const game = scene({ players: 2, deniers: [5, 5] });
  game.play("0 place gate\n1 pass");
  expect(game.deniers).toEqual([4, 6]);
});

test("C-10: the stables are not used, not even from the gate", () => {
  const game = scene({ players: 2, deniers: [5, 5] });
  expect(game.refusal("0 place stables")).toBe("stables-unused {}");
  const gate = scene({ players: 2, phase: 3, workers: { gate: 0 }, deniers: [5, 5] });
  expect(gate.refusal("0 move stables")).toBe("stables-unused {}");
  expect(gate.legal).not.toContain("move stables");
});

test("C-10, C-12.15: the order swaps at the start of every turn but the first; phase 7 still uses the old one", () => {
  const game = scene({ players: 2, phase: 7, order: [1, 0], bailiff: 11, houses: [[2, 2]], points: [9, 9] });
  expect(game.asked).toBe("1 line");
  game.play("1 favour prestige\n0 favour prestige");
  expect([game.state.order, game.asked]).toEqual([[0, 1], "0 placing"]);
  expect(scene({ players: 2, phase: 1, turn: 0, order: [1, 0] }).state.order).toEqual([1, 0]);
});

test("C-10: with three players the price after one pass is 2", () => {
  const game = scene({ players: 3, bridge: [2], deniers: [9, 9, 9] });
  game.play("0 place castle");
  expect(game.deniers[0]).toBe(7);
});
