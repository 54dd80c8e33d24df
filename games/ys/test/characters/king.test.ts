import { expect, test } from "vitest";
import { beforeCount, cardNamed, scene } from "../scene.ts";

test("Y-6 King: scores 5 at once when won, and counts against no limit", () => {
  const game = beforeCount({
    ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
    palaces: ["king", "spy", "captain", "banker"],
    brokers: "0 4 up q1.palace",
    also(s) {
      s.played[0].push(cardNamed("captain"), cardNamed("merchant"));
    },
  });
  game.play("3 pass\n0 take blue\n0 take blue");
  expect(game.state.scores).toEqual([5, 0, 0, 0]);
  expect(game.state.fresh[0]).toEqual([]);
  expect(game.events("points")).toEqual([{ kind: "points", seat: 0, points: 5, why: "king" }]);
});

test("Y-6.1 King: is never played", () => {
  const game = scene({ step: "windowE", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["banker"] } });
  expect(() => game.play("0 king")).toThrow("unreadable-action");
});
