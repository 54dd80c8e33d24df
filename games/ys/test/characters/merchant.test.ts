import { expect, test } from "vitest";
import { beforeCount, scene } from "../scene.ts";

test("Y-6 Merchant: every commercial area pays 5 this round to any winner", () => {
  const game = beforeCount({
    ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
    hands: { 3: ["merchant"] },
    brokers: "0 4 up q1.commercial\n1 4 up q2.commercial",
  });
  game.play("3 merchant\n0 take blue\n0 take blue\n1 take blue\n1 take blue");
  expect(game.state.scores).toEqual([5, 5, 0, 0]);
});

test("Y-6 Merchant: the neutral too", () => {
  const game = beforeCount({
    players: 2,
    ships: ["B;GR", "B;GR", "B;GR"],
    hands: { 1: ["merchant"] },
    brokers: "2 4 down q1.commercial",
  });
  game.play("1 merchant");
  expect(game.state.scores).toEqual([0, 0, 5]);
});

test("Y-6 Merchant: only when the count begins, one round only", () => {
  expect(
    scene({ step: "windowE", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["merchant"] } }).refused("0 merchant"),
  ).toBe("card-not-now");
  const next = scene({
    round: 1,
    also(s) {
      s.merchant = 1;
    },
  });
  next.play("0 bid 1 0");
  expect(next.state.merchant).toBe(0);
});
