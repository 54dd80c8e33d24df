import { expect, test } from "vitest";
import { scene } from "../scene.ts";

const start = {
  step: "windowC",
  asked: 0,
  order: [0, 1, 2, 3],
  hands: { 0: ["herald"], 1: ["spy"] },
  brokers: `
    0 4 up q1.port
    0 3 down market.red.1
    1 0 up market.blue.1`,
} as const;

test("Y-6 Herald: city to market scores 1, same side up", () => {
  const game = scene(start);
  game.play("0 herald q1.port.1 to market.red.2");
  expect(game.view("spectator").brokers[0]).toMatchObject({ place: 22, up: true, value: 4 });
  expect(game.state.scores).toEqual([1, 0, 0, 0]);
});

test("Y-6 Herald: market to market and to the city score nothing and lose nothing; a face-down broker stays so", () => {
  const market = scene({ ...start, scores: [1, 0, 0, 0] });
  market.play("0 herald market.red.1 to market.red.2");
  expect(market.state.scores).toEqual([1, 0, 0, 0]);
  expect(market.view("spectator").brokers[1]).toEqual({ owner: 0, place: 22, up: false, seen: 0 });
  const city = scene({ ...start, scores: [1, 0, 0, 0] });
  city.play("0 herald market.red.1 to q1.port");
  expect(city.state.scores).toEqual([1, 0, 0, 0]);
});

test("Y-6 Herald: another area of the same quarter, free squares in use, own brokers only", () => {
  const game = scene({
    ...start,
    players: 3,
    order: [0, 1, 2],
    options: { quarters: "3" },
    brokers: "0 4 up q1.port\n1 0 up market.blue.2",
  });
  expect(game.legal(0)).toContain("herald q1.port.1 to q1.palace");
  expect(game.legal(0)).not.toContain("herald q1.port.1 to q1.port");
  for (const line of [
    "herald q1.port.1 to market.blue.2",
    "herald q1.port.1 to q4.port",
    "herald q1.port.1 to market.red.1",
  ])
    expect(game.refused(`0 ${line}`)).toBe("card-cannot-do-that");
  expect(game.refused("0 herald market.blue.2 to q1.port")).toBe("card-cannot-do-that");
});

test("Y-6 Herald: not into, out of or within a closed zone, its own Queen's included", () => {
  for (const closedBy of [0, 2]) {
    const game = scene({
      ...start,
      also(s) {
        s.closedBy = closedBy;
        s.closed = 0;
      },
    });
    expect(game.legal(0).filter((text) => text.includes("q1"))).toEqual([]);
    expect(game.legal(0)).toContain("herald market.red.1 to q2.port");
  }
});

test("Y-7.1 Herald: never the throne room", () => {
  const game = scene({ ...start, options: { kingsFavour: true }, round: 1, thrones: { 0: [4] } });
  expect(game.legal(0).filter((text) => text.includes("throne"))).toEqual([]);
});

test("Y-6.2 Herald: not before placing; impossible without a broker on the board", () => {
  expect(scene({ ...start, step: "before" }).refused("0 herald q1.port.1 to q1.palace")).toBe("card-not-now");
  expect(scene({ ...start, brokers: "" }).legal(0)).toEqual(["pass"]);
});

test("Y-6 Herald: the Mercenary's marker follows", () => {
  const game = scene({
    ...start,
    also(s) {
      s.marked = 0;
    },
  });
  game.play("0 herald q1.port.1 to q2.port");
  expect(game.view(1)).toMatchObject({ marked: 0 });
  expect(game.state.brokers.place[0]).toBe(3);
});
