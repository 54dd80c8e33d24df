import { expect, test } from "vitest";
import { scene } from "../scene.ts";

const start = { step: "windowP", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["bishop"] } } as const;

test("Y-6 Bishop: in window P; then any brokers face down, at most one face up a turn", () => {
  const game = scene(start);
  expect(game.legal(0)).toEqual(["pass", "bishop"]);
  game.play("0 bishop\n0 place 4 down q1.port\n0 place 3 down q1.port");
  expect(game.waiting()).toEqual([1]);
});

test("Y-6 Bishop: still one face up at most in standard placement", () => {
  const game = scene(start);
  game.play("0 bishop\n0 place 4 up q1.port");
  expect(game.refused("0 place 3 up q1.port")).toBe("side-not-allowed");
  game.play("0 place 3 down q1.port");
});

test("Y-6 Bishop: either side where placement is open", () => {
  const game = scene({ ...start, options: { placement: "open" } });
  game.play("0 bishop\n0 place 4 up q1.port\n0 place 3 up q1.port");
});

test("Y-6 Bishop: works for its seat only, and only this round", () => {
  const game = scene(start);
  game.play("0 bishop\n0 place 4 down q1.port\n0 place 3 down q1.port\n1 place 4 down q1.port");
  expect(game.refused("1 place 3 down q1.port")).toBe("side-not-allowed");
  const next = scene({
    round: 1,
    also(s) {
      s.bishop = 0;
    },
  });
  next.play("0 bid 1 0");
  expect(next.state.bishop).toBe(-1);
});
