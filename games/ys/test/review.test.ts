import { expect, test } from "vitest";
import { orders } from "../rules/orders.ts";
import { beforeCount, cardNamed, scene } from "./scene.ts";

/*
 * A second reading of the rules: where clauses meet, and what one of them alone does not show.
 */

const FOUR = [0, 1, 2, 3] as const;
const SHIPS = ["B;GR", "B;GR", "B;GR", "B;GR"] as const;

test("Y-1.3, Y-4.2 a white gem is changed before the next one is taken, also where it is the last aboard", () => {
  const game = beforeCount({
    ships: ["B;WR", "B;GR", "B;GR", "B;GR"],
    brokers: "0 4 up q1.port\n1 3 up q1.port\n2 2 up q1.port",
  });
  game.play("3 pass\n0 take white");
  expect(game.refused("0 take blue")).toBe("not-this-now");
  game.play("0 gem blue\n0 take blue\n1 take red");
  // One blue is left and goes to the third seat unasked.
  expect([0, 1, 2].map((seat) => game.gems(seat))).toEqual([{ blue: 2, black: 1 }, { red: 1 }, { blue: 1 }]);
  const last = beforeCount({
    ships: ["B;WR", "B;GR", "B;GR", "B;GR"],
    brokers: "0 4 up q1.port\n1 3 up q1.port\n2 2 up q1.port",
  });
  last.play("3 pass\n0 take blue\n0 take blue\n1 take red");
  expect([last.step(), last.waiting()]).toEqual(["choosing", [2]]);
  last.play("2 gem green");
  expect(last.gems(2)).toEqual({ green: 1 });
  expect(last.gems(0)).toEqual({ blue: 2, black: 1 });
});

test("Y-3.7, Y-6 Illusionist: a front broker placed face down on the market scores; Bishop's sides hold for it", () => {
  const game = scene({
    step: "windowP",
    asked: 0,
    order: FOUR,
    hands: { 0: ["bishop", "illusionist"] },
    fronts: { 0: [4, 0] },
  });
  game.play("0 illusionist\n0 bishop\n0 place front 4 down market.red.1\n0 replace 4");
  expect(game.state.scores[0]).toBe(1);
  game.play("0 place front 4 down market.red.2");
  expect(game.state.scores[0]).toBe(2);
  game.play("0 replace 0");
  expect(game.view(3).brokers.map(({ up, value }) => ({ up, value }))).toEqual([
    { up: false, value: 4 },
    { up: false, value: 4 },
  ]);
  expect(game.view(3).seats[0]).toMatchObject({ behind: 11 - 2 - 2, front: [2, 0, 0, 0, 0] });
});

test("Y-2.2 open: both up; a learner may not place face down, and from the front neither", () => {
  const game = scene({
    options: { placement: "open" },
    step: "windowP",
    asked: 0,
    order: FOUR,
    hands: { 0: ["illusionist"] },
    fronts: { 0: [4, 0] },
  });
  game.play("0 illusionist");
  expect(game.refused("0 place front 4 down q1.port")).toBe("side-not-allowed");
  expect(game.refused("0 place 3 down q1.port")).toBe("side-not-allowed");
  game.play("0 place front 4 up q1.port\n0 replace 1\n0 place 3 up q1.port");
  expect(game.waiting()).toEqual([1]);
});

test("Y-4.8 two tied groups: the Intriguer orders both, the upper one first, whatever the fronts", () => {
  const game = beforeCount({
    hands: { 3: ["intriguer"] },
    fronts: { 0: [4, 4, 3], 3: [0, 0, 1] },
    brokers: `
      0 2 up market.blue.1
      1 2 down market.red.2
      1 1 up market.green.1
      2 1 down market.yellow.3`,
    prices: [14, 0, 1, 13],
  });
  game.play("3 intriguer");
  expect(game.legal(3)).toEqual(["best blue", "best red"]);
  game.play("3 best red");
  expect(game.legal(3)).toEqual(["best green", "best yellow"]);
  game.play("3 best green");
  // Y-1.7: forced steps past an end are lost: red 13 + 2, blue 14 + 1, green 0 - 1, yellow 1 - 2.
  expect(game.state.prices).toEqual([14, 0, 0, 14]);
  // Y-4.9: seat 1 has 3 of its own; chosen moves past an end are not offered.
  expect(game.legal(1)).toEqual(["price blue down", "price green up", "price yellow up", "price red down"]);
});

test("Y-4.9, Y-5.6 the neutral wins the tie for top bidder, except against the Intriguer", () => {
  const tied = {
    players: 2,
    order: [0, 1],
    market: ["-", "blue", "red"],
    brokers: "0 4 up market.blue.2\n2 4 down market.green.3",
    fronts: { 0: [4, 4, 3] },
  } as const;
  const game = beforeCount(tied);
  game.play("1 pass\n0 best blue\n0 best yellow");
  // It owns one red gem, from row 3.
  expect(game.events("price").at(-1)).toMatchObject({ colour: 3, seat: 2 });
  const intrigue = beforeCount({ ...tied, order: [1, 0], hands: { 0: ["intriguer"] } });
  intrigue.play("0 intriguer\n0 best blue\n0 best yellow");
  expect([intrigue.step(), intrigue.waiting()]).toEqual(["pricing", [0]]);
});

test("Y-6 Herald carries the Mercenary's marker to the market: 5 there, and a point; Captain and Herald in one stop", () => {
  const game = beforeCount({
    hands: { 3: ["captain", "herald"] },
    ships: ["B;GR", "Y;BG", "B;GR", "B;GR"],
    market: ["blue", "green", "red"],
    brokers: "3 0 down q1.port\n0 4 up market.red.1\n0 1 up q1.port",
    fronts: { 3: [4, 4, 3] },
    also(s) {
      s.marked = 0;
    },
  });
  game.play("3 herald q1.port.1 to market.blue.1\n3 captain q1 q2");
  expect(game.state.scores[3]).toBe(1);
  // Quarter 1 now has the yellow ship, and seat 0 alone.
  game.play("0 take yellow\n0 take yellow");
  expect(game.events("won").find(({ what }) => what === "row")).toMatchObject({ seat: 3, total: 5 });
  game.play("3 best green");
  expect(game.events("won").at(-1)).toMatchObject({ what: "market", seat: 3, total: 5 });
});

test("Y-6 Queen, area: Herald and Magician stay out of the closed area, not out of its quarter", () => {
  const closed = {
    options: { queen: "area" },
    order: FOUR,
    brokers: "0 4 up q1.port\n0 3 up q1.commercial\n0 1 up market.red.1",
    also(s: { closedBy: number; closed: number }) {
      s.closedBy = 0;
      s.closed = 4 + 0; // the port of quarter 1
    },
  } as const;
  const herald = scene({ ...closed, step: "windowC", asked: 0, hands: { 0: ["herald"] } });
  expect(herald.legal(0).some((text) => text.includes("q1.port"))).toBe(false);
  expect(herald.legal(0)).toContain("herald q1.commercial.1 to q1.palace");
  const magician = scene({ ...closed, step: "after", asked: 0, hands: { 0: ["magician"] } });
  expect(magician.legal(0)).toEqual(["pass", "magician q1.commercial.1 market.red.1"]);
});

test("Y-6.2 after two cards a seat is stopped no more this round, and again in the next", () => {
  const game = scene({
    step: "windowP",
    asked: 0,
    round: 1,
    order: FOUR,
    hands: { 0: ["bishop", "spy", "queen", "herald", "banker"] },
  });
  game.play("0 bishop\n0 spy");
  const stops = new Set<string>();
  while (game.state.round === 1) {
    const [seat] = game.waiting();
    if (seat === 0) stops.add(game.step());
    game.play(`${seat} ${game.legal(seat)[0]}`);
  }
  for (const stop of ["windowP", "before", "after", "windowC", "windowE"]) expect(stops).not.toContain(stop);
  for (const seat of FOUR) game.play(`${seat} bid 1 1`);
  while (game.step() === "ordering") game.play(`${game.waiting()[0]} ${game.legal(game.waiting()[0])[0]}`);
  expect([game.step(), game.waiting()]).toEqual(["windowP", [0]]);
});

test("Y-6.1 Prince and King score at once and are never held; a card won this round makes no stop", () => {
  const game = beforeCount({
    ships: SHIPS,
    palaces: ["king", "prince", "herald", "banker"],
    brokers: "0 4 up q1.palace\n0 4 up q2.palace\n0 3 up q3.palace\n0 3 up q4.palace",
    fronts: { 0: [4, 4, 3] },
  });
  game.play("3 pass");
  while (game.step() === "taking") game.play(`0 ${game.legal(0)[0]}`);
  expect(game.state.scores[0]).toBe(9);
  expect(game.state.fresh[0]).toEqual([cardNamed("herald"), cardNamed("banker")]);
  game.play("0 best blue\n0 best green\n0 best yellow");
  expect(game.state).toMatchObject({ round: 1, step: "bidding" });
  expect(game.view(1).seats[0]).toMatchObject({ cards: 2, fresh: 0 });
});

test("Y-7.1 what the Magician swapped into the throne room stays there; the rest comes home", () => {
  const game = scene({
    players: 3,
    options: { kingsFavour: true },
    round: 1,
    step: "after",
    asked: 2,
    turn: 11,
    order: [0, 1, 2],
    hands: { 2: ["magician"] },
    thrones: { 0: [1], 1: [1], 2: [0] },
    fronts: { 0: [0, 0], 1: [0, 0], 2: [1, 1] },
    screens: { 0: [3], 1: [3], 2: [3] },
    brokers: "2 4 up market.red.2",
  });
  game.play("2 magician market.red.2 throne.1");
  expect(game.state.scores).toEqual([0, 0, 0]);
  while (game.step() !== "favour") game.play(`${game.waiting()[0]} ${game.legal(game.waiting()[0])[0]}`);
  // The 0 that came out of the room has been counted; the 4 has not.
  expect(game.events("won").find(({ what }) => what === "market")).toMatchObject({ seat: 2, total: 0 });
  game.play("0 throne 0\n1 throne 0\n2 throne 3");
  expect(game.state.thrones[2]).toEqual([4, 3]);
  expect(game.state.screens[2]).toEqual([2, 3, 3, 2, 1]);
  for (const viewer of [0, "spectator"] as const)
    expect(game.view(viewer).seats[2].throne.map(({ value }) => value)).toEqual([4, undefined]);
});

test("Y-2.2 without recall nobody is shown again what entered the throne room, the Spy's looks or own brokers", () => {
  const game = scene({
    players: 3,
    options: { kingsFavour: true, recall: false },
    round: 1,
    step: "after",
    asked: 2,
    turn: 2,
    order: [0, 1, 2],
    hands: { 2: ["magician"] },
    thrones: { 0: [1], 1: [1], 2: [0] },
    brokers: "2 4 up market.red.2\n2 3 down q1.port",
    also(s) {
      s.spy = 0;
      s.looks = 2;
    },
  });
  game.play("2 magician market.red.2 throne.1\n0 look 2 throne.1\n0 look 2 q1.port.1\n0 place 4 up q1.port");
  for (const viewer of [0, 1, 2, "spectator"] as const) {
    const { brokers, seats } = game.view(viewer);
    expect(brokers.slice(0, 2).map(({ value }) => value)).toEqual([undefined, undefined]);
    expect(seats[2].throne.map(({ value }) => value)).toEqual([undefined]);
  }
});

test("Y-6.3 a Spy may look in another's turn, and is told that it may do nothing else", () => {
  const game = scene({
    step: "placing",
    asked: 1,
    turn: 1,
    order: FOUR,
    hands: { 0: ["bishop"] },
    brokers: "1 3 down q1.port",
    laid: [],
    also(s) {
      s.spy = 0;
      s.looks = 3;
    },
  });
  expect(game.refused("0 place 4 up q2.port")).toBe("not-this-now");
  const stop = scene({
    step: "before",
    asked: 1,
    turn: 1,
    order: FOUR,
    hands: { 0: ["queen"], 1: ["banker"] },
    brokers: "1 3 down q1.port",
    also(s) {
      s.spy = 0;
      s.looks = 3;
    },
  });
  expect(stop.refused("0 queen q1")).toBe("not-this-now");
  expect(stop.refused("0 pass")).toBe("not-this-now");
  stop.play("0 look 1 q1.port.1");
});

test("Y-6.3 standing orders: two cards played last round do not count in the next, and phase 5 has no stops", () => {
  const next = scene({
    round: 1,
    hands: { 0: ["banker"] },
    also(s) {
      s.played[0].push(cardNamed("bishop"), cardNamed("spy"));
    },
  });
  expect(orders.offered(next.view(0))).toEqual(["decline placings of round 2", "decline round 2", "only when called"]);
  const favour = scene({ options: { kingsFavour: true }, step: "favour", hands: { 0: ["banker"] } });
  expect(orders.offered(favour.view(0))).toEqual([]);
});
