import { expect, test } from "vitest";
import { cardNamed, scene } from "../scene.ts";

const start = { step: "before", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["queen"] } } as const;

test("Y-6 Queen: before a placing, closes a quarter in use to all others until it is counted", () => {
  const game = scene({ ...start, brokers: "1 0 up q3.port" });
  expect(game.legal(0)).toEqual(["pass", "queen q1", "queen q2", "queen q3", "queen q4"]);
  expect(game.refused("0 queen q3.port")).toBe("card-cannot-do-that");
  game.play("0 queen q3\n0 place 4 up q3.palace\n0 place 3 down q3.port");
  expect(game.refused("1 place 4 up q3.port")).toBe("zone-closed");
  game.play("1 place 4 up q2.port");
  expect(game.view("spectator")).toMatchObject({ closedBy: 0, closed: 2 });
});

test("Y-6 Queen: only quarters in use", () => {
  const game = scene({ ...start, players: 3, order: [0, 1, 2], options: { quarters: "3" } });
  expect(game.legal(0)).toEqual(["pass", "queen q1", "queen q2", "queen q3"]);
});

test("Y-6 Queen: not right after a placing", () => {
  const game = scene({ ...start, step: "after" });
  expect(game.refused("0 queen q3")).toBe("card-not-now");
});

test("Y-6 Queen: two players: its seat's neutral brokers may enter, the opponent's not", () => {
  const game = scene({ ...start, players: 2, order: [0, 1] });
  game.play("0 queen q1\n0 place 4 up q1.port\n0 place 3 down q2.port\n0 neutral q1.port");
  game.play("1 place 4 up q2.port\n1 place 3 down q2.port");
  expect(game.refused("1 neutral q1.port")).toBe("zone-closed");
});

const area = { ...start, step: "after", options: { queen: "area" } } as const;

test("Y-6 Queen, area: right after a placing, closes one area to everybody, its seat and neutrals too", () => {
  const game = scene({ ...area, players: 2, order: [0, 1], laid: [] });
  expect(game.legal(0)).toHaveLength(1 + 9);
  expect(game.refused("0 queen q1")).toBe("card-cannot-do-that");
  game.play("0 queen q1.port\n1 place 4 up q1.palace");
  expect(game.refused("1 place 3 down q1.port")).toBe("zone-closed");
  game.play("1 place 3 down q1.commercial");
  expect(game.refused("1 neutral q1.port")).toBe("zone-closed");
  game.play("1 neutral q1.palace");
  expect(game.refused("0 place 4 up q1.port")).toBe("zone-closed");
});

test("Y-6 Queen, area: not before a placing", () => {
  expect(scene({ ...area, step: "before" }).refused("0 queen q1.port")).toBe("card-not-now");
});

test("Y-6 Queen: what lies in the closed quarter stays and is counted as usual", () => {
  const game = scene({
    ...start,
    step: "windowC",
    asked: 3,
    ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
    brokers: "1 4 up q1.commercial",
    also(s) {
      s.closedBy = 0;
      s.closed = 0;
    },
  });
  game.play("3 pass\n1 take blue\n1 take blue");
  expect(game.state.scores[1]).toBe(3);
  expect(cardNamed("queen")).toBe(3);
});
