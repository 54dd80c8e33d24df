import { expect, test } from "vitest";
import { beforeCount, scene } from "../scene.ts";

const tied = {
  ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
  fronts: { 0: [4, 4, 3], 1: [0, 0, 1] },
  hands: { 3: ["intriguer"] },
  brokers: `
    0 4 up q1.commercial
    3 4 up q1.commercial`,
} as const;

test("Y-6 Intriguer: ranks first in every tie it is in", () => {
  const game = beforeCount(tied);
  game.play("3 intriguer\n3 take blue\n3 take blue\n0 take red");
  expect(game.state.scores).toEqual([0, 0, 0, 3]);
  expect(game.events("tie").map(({ what, by }) => [what, by])).toEqual([
    ["quarter", ["intriguer"]],
    ["commercial", ["intriguer"]],
  ]);
});

test("Y-6 Intriguer: loses to a higher total, and a tie it is not in is broken as ever", () => {
  const game = beforeCount({ ...tied, brokers: "0 3 up q1.port\n1 3 up q1.port\n3 2 up q1.port" });
  game.play("3 intriguer");
  expect(game.state.ranking).toEqual([0, 1, 3]);
  expect(game.events("tie")[0]).toMatchObject({ seats: [0, 1], by: ["front"] });
});

test("Y-6 Intriguer: in columns only after the number of brokers; then it orders", () => {
  const game = beforeCount({ ...tied, brokers: "0 2 up market.red.1\n1 2 up market.red.2\n0 4 up market.blue.1" });
  game.play("3 intriguer");
  expect(game.state.columns).toEqual([3, 0]);
  expect(game.waiting()).toEqual([3]);
  expect(game.legal(3)).toEqual(["best green", "best yellow"]);
});

test("Y-6 Intriguer: only when the count begins, this round only, not for bids", () => {
  expect(
    scene({ step: "windowP", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["intriguer"] } }).refused("0 intriguer"),
  ).toBe("card-not-now");
  const next = scene({
    players: 3,
    order: [0, 1, 2],
    round: 1,
    also(s) {
      s.intriguer = 2;
    },
  });
  next.play("0 bid 1 0\n1 bid 1 0\n2 bid 1 0");
  expect(next.waiting()).toEqual([0]);
  expect(next.state.intriguer).toBe(-1);
});
