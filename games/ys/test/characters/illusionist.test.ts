import { expect, test } from "vitest";
import { ys } from "../../rules/index.ts";
import { scene } from "../scene.ts";

const start = {
  step: "windowP",
  asked: 0,
  order: [0, 1, 2, 3],
  hands: { 0: ["illusionist"] },
  fronts: { 0: [4, 0], 1: [3, 3] },
} as const;

test("Y-6 Illusionist: places a broker from the front and replaces it at once, face up", () => {
  const game = scene(start);
  game.play("0 illusionist\n0 place front 4 up q1.port");
  expect(game.step()).toBe("replacing");
  expect(game.refused("0 place 3 down q1.port")).toBe("not-this-now");
  expect(game.refused("0 replace 2")).toBe("accepted");
  expect(game.view("spectator").seats[0].front).toEqual([1, 0, 1, 0, 0]);
  game.play("0 place 3 down q1.port");
  expect(game.waiting()).toEqual([1]);
});

test("Y-6 Illusionist: also twice in a turn, with brokers that came to the front before", () => {
  const game = scene(start);
  game.play("0 illusionist\n0 place front 4 up q1.port\n0 replace 3\n0 place front 3 down q1.port\n0 replace 1");
  expect(game.state.fronts[0]).toEqual([1, 1, 0, 0, 0]);
});

test("Y-6 Illusionist: two a turn and the usual sides still hold; only what lies in front", () => {
  const game = scene(start);
  game.play("0 illusionist");
  expect(game.refused("0 place front 3 up q1.port")).toBe("broker-not-in-front");
  game.play("0 place front 4 up q1.port\n0 replace 3");
  expect(game.refused("0 place front 3 up q1.port")).toBe("side-not-allowed");
});

test("Y-6 Illusionist: which front broker left is public even if placed face down", () => {
  const game = scene(start);
  game.play("0 illusionist\n0 place front 4 down q1.port\n0 replace 1");
  const [placed] = game.events("placed");
  expect(ys.see(placed, 2)).toMatchObject({ up: false, from: "front", value: 4 });
  expect(game.view(2).brokers[0]).toMatchObject({ up: false, value: 4 });
});

test("Y-3.8 Illusionist: the brokers that lie in front in the end are the front that breaks ties", () => {
  const game = scene({
    ...start,
    step: "placing",
    turn: 15,
    asked: 0,
    order: [1, 2, 3, 0],
    hands: {},
    screens: { 0: [3, 3, 1], 1: [0], 2: [0], 3: [0] },
    also(s) {
      s.illusionist = 0;
    },
  });
  game.play("0 place front 4 up q1.port\n0 replace 1\n0 place front 0 down q1.port\n0 replace 3");
  expect(game.view("spectator").seats[0]).toMatchObject({ front: [0, 1, 0, 2, 0], last: 3 });
});

test("Y-3.5 the replacement is asked even with one answer", () => {
  const game = scene({ ...start, screens: { 0: [1, 1, 1] } });
  game.play("0 illusionist\n0 place front 4 up q1.port");
  expect(game.legal(0)).toEqual(["replace 1"]);
});

test("Y-6 Illusionist: nobody else may place from the front, nor into a closed zone", () => {
  const game = scene({
    ...start,
    also(s) {
      s.closedBy = 2;
      s.closed = 0;
    },
  });
  game.play("0 illusionist");
  expect(game.refused("0 place front 4 up q1.port")).toBe("zone-closed");
  game.play("0 place front 4 up q2.port\n0 replace 1\n0 place 1 down q2.port");
  expect(game.refused("1 place front 3 up q2.port")).toBe("broker-not-in-front");
});
