import { expect, test } from "vitest";
import { ys } from "../../rules/index.ts";
import { scene } from "../scene.ts";

const start = {
  step: "windowP",
  asked: 1,
  order: [1, 0, 2, 3],
  hands: { 1: ["spy"] },
  brokers: `
    0 4 up q1.port
    0 3 down q1.port
    2 2 down market.red.1
    1 1 down q1.port`,
} as const;

test("Y-6 Spy: from window P on it may look at face-down brokers of other seats", () => {
  const game = scene(start);
  game.play("1 spy");
  // Number 1 of seat 0 in the port lies face up, number 2 does not; its own broker is not listed.
  expect(game.legal(1).filter((text) => text.startsWith("look"))).toEqual(["look 0 q1.port.2", "look 2 market.red.1"]);
  expect(game.refused("1 look 0 q1.port.1")).toBe("cannot-look-there");
  expect(game.refused("1 look 1 q1.port.1")).toBe("cannot-look-there");
});

test("Y-6 Spy: which broker is public, its value is the Spy's alone, and stays", () => {
  const game = scene(start);
  game.play("1 spy\n1 look 0 q1.port.2\n1 place 4 up q1.port");
  expect(game.view(1).brokers[1].value).toBe(3);
  expect(game.view(2).brokers[1]).toMatchObject({ seen: 0b10 });
  expect(game.view(2).brokers[1]).not.toHaveProperty("value");
  const [look] = game.events("looked");
  expect(ys.see(look, 1)).toMatchObject({ owner: 0, broker: 1, value: 3 });
  for (const viewer of [0, 2, "spectator"] as const) expect(ys.see(look, viewer)).not.toHaveProperty("value");
});

test("Y-6 Spy: without recall it sees the value until the next action", () => {
  const game = scene({ ...start, options: { recall: false } });
  game.play("1 spy\n1 look 0 q1.port.2");
  expect(game.view(1).brokers[1].value).toBe(3);
  expect(game.view(0).brokers[1]).not.toHaveProperty("value");
  game.play("1 place 4 up q1.port");
  expect(game.view(1).brokers[1]).not.toHaveProperty("value");
});

test("Y-6.3 Spy: in others' turns too, and inside placings, without anybody waiting for it", () => {
  const game = scene(start);
  game.play("1 spy\n1 place 4 up q1.port\n1 look 2 market.red.1\n1 place 3 down q1.port");
  expect(game.waiting()).toEqual([0]);
  expect(ys.volunteers(game.state)).toBe(0b10);
  game.play("1 look 0 q1.port.2");
  expect(game.waiting()).toEqual([0]);
  game.play("0 place 0 down q2.port\n1 look 0 q2.port.1");
  expect(ys.volunteers(game.state)).toBe(0);
  expect(game.refused("1 look 0 q2.port.1")).toBe("not-asked");
});

test("Y-6.3 Spy: asked once more before Y-3.8 and may use all looks left", () => {
  const last = {
    ...start,
    step: "after",
    asked: 3,
    turn: 15,
    hands: { 3: ["banker"] },
    screens: { 0: [0], 1: [0], 2: [0], 3: [0] },
    also(s: { spy: number; looks: number }) {
      s.spy = 1;
      s.looks = 2;
    },
  } as const;
  const game = scene(last);
  game.play("3 pass");
  expect([game.step(), game.waiting()]).toEqual(["spying", [1]]);
  game.play("1 look 0 q1.port.2");
  expect(game.waiting()).toEqual([1]);
  expect(game.events("fronts")).toEqual([]);
  game.play("1 look 2 market.red.1");
  expect(game.events("fronts")).toHaveLength(1);
  const done = scene(last);
  done.play("3 pass\n1 pass");
  expect(done.events("fronts")).toHaveLength(1);
  expect(done.refused("1 look 0 q1.port.2")).toBe("not-asked");
});

test("Y-6.3 Spy: not asked where nothing it may look at lies face down; neutral brokers do not count", () => {
  const game = scene({
    players: 2,
    order: [0, 1],
    step: "after",
    asked: 1,
    turn: 7,
    hands: { 1: ["banker"] },
    brokers: "2 4 down q1.port",
    screens: { 0: [0], 1: [0] },
    also(s) {
      s.spy = 0;
      s.looks = 3;
    },
  });
  expect(ys.volunteers(game.state)).toBe(0);
  game.play("1 pass");
  expect(game.step()).not.toBe("spying");
});

test("Y-7.1 Spy: may look into the throne room, within its three", () => {
  const game = scene({ ...start, options: { kingsFavour: true }, round: 2, thrones: { 0: [4, 0], 2: [1, 1] } });
  game.play("1 spy\n1 look 0 throne.2\n1 look 2 throne.1");
  expect(game.view(1).seats[0].throne).toEqual([{ seen: 0 }, { value: 0, seen: 2 }]);
  expect(game.view(3).seats[0].throne).toEqual([{ seen: 0 }, { seen: 2 }]);
  expect(game.state.looks).toBe(1);
});
