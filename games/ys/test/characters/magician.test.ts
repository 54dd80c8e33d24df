import { expect, test } from "vitest";
import { scene } from "../scene.ts";

const start = {
  step: "after",
  asked: 0,
  order: [0, 1, 2, 3],
  hands: { 0: ["magician"] },
  laid: [2, 3],
  brokers: `
    0 4 up q1.port
    0 3 down market.red.1
    0 1 up q1.port
    0 0 down q2.palace
    1 4 up q3.port`,
} as const;

test("Y-6 Magician: swaps two own brokers in different places, each keeping its side up; no market point", () => {
  const game = scene(start);
  expect(game.legal(0)).toEqual([
    "pass",
    "magician q1.port.1 q2.palace.1",
    "magician q1.port.1 market.red.1",
    "magician q1.port.2 q2.palace.1",
    "magician q1.port.2 market.red.1",
    "magician q2.palace.1 market.red.1",
  ]);
  game.play("0 magician q1.port.1 market.red.1");
  expect(game.view(0).brokers.slice(0, 2)).toMatchObject([
    { place: 21, up: true, value: 4 },
    { place: 0, up: false, value: 3 },
  ]);
  expect(game.state.scores).toEqual([0, 0, 0, 0]);
});

test("Y-6 Magician: only after an own placing; not others' brokers", () => {
  expect(scene({ ...start, step: "before" }).refused("0 magician q1.port.1 market.red.1")).toBe("card-not-now");
  expect(scene(start).refused("0 magician q1.port.1 q3.port.1")).toBe("card-cannot-do-that");
});

test("Y-6 Magician: nothing in a closed zone, its own Queen's included", () => {
  for (const closedBy of [0, 1]) {
    const game = scene({
      ...start,
      also(s) {
        s.closedBy = closedBy;
        s.closed = 0;
      },
    });
    expect(game.legal(0)).toEqual(["pass", "magician q2.palace.1 market.red.1"]);
  }
});

test("Y-6 Magician: the Mercenary's marker follows the broker", () => {
  const game = scene({ ...start, hands: { 0: ["magician", "mercenary"] } });
  game.play("0 mercenary q1.port.2\n0 magician q1.port.2 market.red.1");
  expect(game.view("spectator").marked).toBe(2);
  expect(game.state.brokers.place[2]).toBe(21);
});

test("G-6 equal brokers in one place are one action; with recall off all are listed", () => {
  const equal = { ...start, laid: [], brokers: "0 3 down q1.port\n0 3 down q1.port\n0 1 up q2.port" };
  expect(scene(equal).legal(0)).toEqual(["pass", "magician q1.port.1 q2.port.1"]);
  expect(scene({ ...equal, options: { recall: false } }).legal(0)).toEqual([
    "pass",
    "magician q1.port.1 q2.port.1",
    "magician q1.port.2 q2.port.1",
  ]);
});

test("G-6 which of two equal brokers moves is left to chance: always the first would tell", () => {
  const moved = new Set<number>();
  for (let turn = 0; turn < 16; turn++) {
    // Another turn, another position of the same chance: the players before it have drawn from it.
    const game = scene({ ...start, laid: [], brokers: "0 3 down q1.port\n0 3 down q1.port\n0 1 up q2.port" });
    for (let i = 0; i < turn; i++) game.chance.int(2);
    game.play("0 magician q1.port.1 q2.port.1");
    moved.add(game.state.brokers.place[0] === 3 ? 0 : 1);
  }
  expect(moved).toEqual(new Set([0, 1]));
});

const favour = { ...start, options: { kingsFavour: true }, round: 2, thrones: { 0: [2, 0] } } as const;

test("Y-7.1 Magician: may swap one own broker on the board with one in the throne room; both lie face down", () => {
  const game = scene(favour);
  expect(game.legal(0)).toContain("magician q1.port.1 throne.2");
  expect(game.refused("0 magician throne.1 throne.2")).toBe("card-cannot-do-that");
  game.play("0 magician market.red.1 throne.1");
  expect(game.state.brokers).toMatchObject({ value: [4, 2, 1, 0, 4], up: [1, 0, 1, 0, 1] });
  expect(game.state.thrones[0]).toEqual([3, 0]);
  expect(game.state.scores).toEqual([0, 0, 0, 0]);
  expect(game.view(1).brokers[1]).not.toHaveProperty("value");
});

test("Y-7.1 Magician: a face-up broker enters known to all; the marker does not enter", () => {
  const game = scene({ ...favour, hands: { 0: ["magician", "mercenary"] } });
  game.play("0 mercenary q1.port.2\n0 magician q1.port.2 throne.2");
  expect(game.state.marked).toBe(-1);
  expect(game.view(3).seats[0].throne[1].value).toBe(1);
  expect(game.view(3).brokers[2]).not.toHaveProperty("value");
});

test("Y-7.1 Magician: board brokers in a closed zone stay out of the throne room", () => {
  const game = scene({
    ...favour,
    also(s) {
      s.closedBy = 1;
      s.closed = 0;
    },
  });
  expect(game.legal(0).filter((text) => text.includes("throne"))).toEqual([
    "magician q2.palace.1 throne.1",
    "magician q2.palace.1 throne.2",
    "magician market.red.1 throne.1",
    "magician market.red.1 throne.2",
  ]);
});
