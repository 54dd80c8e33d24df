import { expect, test } from "vitest";
import { scene } from "./scene.ts";

test("Y-3.4 bids are secret, stand, and are revealed together", () => {
  const game = scene({ players: 3 });
  expect(game.waiting()).toEqual([0, 1, 2]);
  game.play("1 bid 4 4");
  expect(game.refused("1 bid 0 0")).toBe("not-asked");
  expect(game.view(0).seats[1].front).toEqual([0, 0, 0, 0, 0]);
  expect(game.view(0).seats[1].behind).toBe(11);
  expect(game.view(1).own?.bid).toEqual([4, 4]);
  game.play("0 bid 1 0\n2 bid 3 0");
  expect(game.view("spectator").seats.map(({ front }) => front)).toEqual([
    [1, 1, 0, 0, 0],
    [0, 0, 0, 0, 2],
    [1, 0, 0, 1, 0],
  ]);
  expect(game.state.screens[1]).toEqual([2, 3, 1, 3, 0]);
});

test("Y-3.4 a bid is two brokers behind the screen", () => {
  const game = scene();
  expect(game.refused("0 bid 2 2")).toBe("pair-not-behind-screen");
  expect(game.refused("0 order 1")).toBe("not-this-now");
  expect(game.legal(0)).toHaveLength(14); // fifteen pairs but 2 2
});

test("Y-3.5 the highest sum picks any free position, then the next; the last is not asked", () => {
  const game = scene({ players: 3, order: [0, 1, 2] });
  game.play("0 bid 1 0\n1 bid 3 0\n2 bid 4 4\n2 order 3");
  expect(game.refused("1 order 3")).toBe("position-taken");
  expect(game.refused("1 order 4")).toBe("no-such-position");
  game.play("1 order 1");
  expect(game.state.order).toEqual([1, 0, 2]);
  expect(game.step()).toBe("placing");
});

test("Y-3.5 equal sums: the lower old order card picks first, and the tie is told", () => {
  const game = scene({ players: 3, order: [2, 0, 1] });
  game.play("0 bid 4 0\n1 bid 3 1\n2 bid 2 0");
  expect(game.waiting()).toEqual([0]);
  expect(game.events("tie")).toEqual([
    { kind: "tie", what: "bids", at: 0, total: 4, seats: [0, 1], by: ["order"], fronts: [4, 4], positions: [1, 2] },
  ]);
});
