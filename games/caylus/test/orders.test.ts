import { expect, test } from "vitest";
import { caylus } from "../rules/index.ts";
import type { Scene } from "./scene.ts";
import { scene } from "./scene.ts";

const { orders } = caylus;
if (orders === undefined) throw new Error("no standing orders");

/** What an order of the seat that is asked answers. */
function answer(game: Scene, order: string): string | undefined {
  const seat = game.state.asked;
  const legal = game.legal.map((text) => caylus.notation.read(text) ?? -1);
  const action = orders?.answer(order, caylus.view(game.state, seat), legal);
  return action === undefined ? undefined : caylus.notation.write(action);
}

test("placing: pass as soon as it costs more than so much", () => {
  const game = scene({ deniers: [9, 9, 9, 9], bridge: [3] });
  expect(answer(game, "pass placing turn 1")).toBe("pass");
  expect(answer(game, "pass placing turn 1 above 1")).toBe("pass");
  expect(answer(game, "pass placing turn 1 above 2")).toBeUndefined();
  expect(answer(game, "pass placing turn 2")).toBeUndefined();
  expect(answer(game, "pass provost turn 1")).toBeUndefined();
});

test("provost: pass as long as he has got so far", () => {
  const game = scene({ phase: 4, turn: 3, deniers: [9, 9, 9, 9], provost: 9 });
  expect(answer(game, "pass provost turn 3")).toBe("pass");
  expect(answer(game, "pass provost turn 3 from 9")).toBe("pass");
  expect(answer(game, "pass provost turn 3 from 10")).toBeUndefined();
});

test("offered: prices still to come, spaces with an own worker", () => {
  const game = scene({ deniers: [9, 9, 9, 9], bridge: [3], workers: { "7": 0, "4": 0, "2": 1 } });
  expect(orders.offered(caylus.view(game.state, 0))).toEqual([
    "pass placing turn 1",
    "pass placing turn 1 above 2",
    "pass placing turn 1 above 3",
    "pass provost turn 1",
    "pass provost turn 1 from 4",
    "pass provost turn 1 from 7",
  ]);
  expect(orders.offered(caylus.view(game.state, 3))).toEqual(["pass provost turn 1"]);
  expect(orders.offered(caylus.view(game.state, "spectator"))).toEqual([]);
  for (const order of orders.offered(caylus.view(game.state, 0))) expect(orders.isOrder(order)).toBe(true);
});

test("offered: with two players a worker costs 1, then 3", () => {
  const game = scene({ players: 2, deniers: [9, 9] });
  expect(orders.offered(caylus.view(game.state, 0))).toEqual([
    ...["pass placing turn 1", "pass placing turn 1 above 1", "pass provost turn 1"],
  ]);
});

test("spent: once passed, once asked, once the turn is over", () => {
  const placing = scene({ deniers: [9, 9, 9, 9], bridge: [3] });
  const seen = (seat: number) => caylus.view(placing.state, seat);
  expect(orders.isSpent("pass placing turn 1", seen(0))).toBe(false);
  expect(orders.isSpent("pass placing turn 1", seen(3))).toBe(true);
  expect(orders.isSpent("pass provost turn 1", seen(3))).toBe(false);
  const provost = scene({ phase: 4, deniers: [9, 9, 9, 9], bridge: [2, 1, 0, 3] });
  provost.play("2 pass");
  expect(orders.isSpent("pass provost turn 1", caylus.view(provost.state, 2))).toBe(true);
  expect(orders.isSpent("pass provost turn 1", caylus.view(provost.state, 3))).toBe(false);
  expect(orders.isSpent("pass provost turn 2", caylus.view(provost.state, 3))).toBe(true);
});

test.each(["", "pass", "pass placing turn 0", "pass placing turn 1 from 3", "pass provost turn 1 above 3", "pass inn"])(
  "%j is no order",
  (text) => {
    expect(orders.isOrder(text)).toBe(false);
  },
);
