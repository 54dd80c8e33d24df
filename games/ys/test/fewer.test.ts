import { expect, test } from "vitest";
import { scores, ys } from "../rules/index.ts";
import { beforeCount, cardNamed, scene } from "./scene.ts";

const NEUTRAL = 2;

test("Y-5.4 three players: three gems a quarter; first takes two, second the last, third nothing", () => {
  const game = beforeCount({
    players: 3,
    ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
    brokers: `
      0 4 up q1.port
      1 3 up q1.port
      2 2 up q1.port`,
  });
  game.play("2 pass\n0 take blue");
  expect(game.refused("0 take blue")).toBe("gem-not-aboard");
  game.play("0 take red");
  expect([0, 1, 2].map((seat) => game.gems(seat))).toEqual([{ blue: 1, red: 1, black: 1 }, { green: 1 }, {}]);
});

test("Y-5.5 a turn: own two brokers, then a neutral one face down; its market point is the neutral's", () => {
  const game = scene({ players: 2, order: [0, 1], step: "placing", asked: 0 });
  expect(game.state.neutrals.map((set) => [...set].sort())).toEqual([
    [0, 1, 2, 4],
    [0, 1, 2, 4],
  ]);
  game.play("0 place 4 up q1.port\n0 place 3 down market.red.2");
  expect(game.refused("0 neutral q4.port")).toBe("place-not-in-use");
  expect(game.refused("0 neutral market.red.2")).toBe("square-taken");
  expect(game.refused("0 neutral 4 q1.port")).toBe("not-this-now");
  game.play("0 neutral market.blue.3");
  expect(game.state.scores).toEqual([1, 0, 1]);
  expect(game.waiting()).toEqual([1]);
});

test("Y-5.5 blind: nobody sees a neutral broker, not even in the untrimmed log", () => {
  const game = scene({ players: 2, order: [0, 1], step: "placingNeutral", asked: 0 });
  game.play("0 neutral q1.port");
  for (const viewer of [0, 1, "spectator"] as const) expect(game.view(viewer).brokers[0]).not.toHaveProperty("value");
  expect(game.events("placed")[0]).not.toHaveProperty("value");
});

test("Y-5.5 known: the placing seat chooses which one, sees it then and not later", () => {
  const game = scene({
    players: 2,
    order: [0, 1],
    step: "placingNeutral",
    asked: 0,
    options: { neutralValues: "known", neutral: "4-3-1-0" },
  });
  expect(game.view(0).own?.neutrals).toEqual([0, 1, 3, 4]);
  expect(game.refused("0 neutral 2 q1.port")).toBe("neutral-not-left");
  expect(game.refused("0 neutral q1.port")).toBe("not-this-now");
  game.play("0 neutral 3 q1.port");
  expect(game.view(0).brokers[0].value).toBe(3);
  expect(game.view(1).brokers[0]).not.toHaveProperty("value");
  const [event] = game.events("placed");
  expect(ys.see(event, 1)).not.toHaveProperty("value");
  expect(ys.retell(event, 0, game.state.options)).not.toHaveProperty("value");
  game.play("1 place 0 up q1.port");
  expect(game.view(0).brokers[0]).not.toHaveProperty("value");
  expect(game.state.neutrals[0]).toEqual([0, 1, 4]);
});

test("Y-5.5 cards played right after a placing come after the neutral broker", () => {
  const game = scene({ players: 2, order: [0, 1], step: "placing", asked: 0, hands: { 0: ["mercenary"] } });
  game.play("0 place 4 up q1.port\n0 place 3 down q1.port");
  expect(game.step()).toBe("placingNeutral");
  game.play("0 neutral q1.port");
  expect(game.legal(0)).toEqual(["pass", "mercenary q1.port.1", "mercenary q1.port.2"]);
});

const two = { players: 2, order: [0, 1], ships: ["B;GR", "B;GR", "B;GR"], market: ["-", "blue", "red"] } as const;

test("Y-5.6 the neutral wins every tie, except against the Intriguer", () => {
  const tied = {
    ...two,
    brokers: `
      0 4 up q1.commercial
      1 4 up q1.commercial
      2 4 down q1.commercial`,
    fronts: { 0: [4, 4, 3] },
  };
  const game = beforeCount(tied);
  game.play("1 pass");
  expect(game.events("tie")[0]).toMatchObject({ seats: [NEUTRAL, 0, 1], by: ["neutral", "front"] });
  const intrigue = beforeCount({ ...tied, hands: { 1: ["intriguer"] } });
  intrigue.play("1 intriguer");
  expect(intrigue.events("tie")[0]).toMatchObject({ seats: [1, NEUTRAL, 0], by: ["intriguer", "neutral"] });
});

test("Y-5.6 as first the neutral takes the dearest two gems, white before all; as second the last one", () => {
  const first = beforeCount({
    ...two,
    ships: ["B;WR", "B;GR", "B;GR"],
    prices: [7, 9, 3, 8],
    brokers: "2 4 down q1.port",
  });
  first.play("1 pass");
  expect(first.gems(NEUTRAL)).toEqual({ green: 1, red: 1, black: 1 });
  const second = beforeCount({
    ...two,
    brokers: `
      0 4 up q1.port
      2 1 down q1.port`,
  });
  second.play("1 pass\n0 take blue\n0 take red");
  expect(second.gems(NEUTRAL)).toEqual({ green: 1 });
});

test("Y-5.6 Prince and King score the neutral; of any other character, blue ones too, it takes the dearest gem", () => {
  const game = beforeCount({
    ...two,
    prices: [5, 8, 8, 2],
    palaces: ["king", "herald", "blue"],
    brokers: `
      2 4 down q1.palace
      2 1 down q2.palace
      2 0 down q3.palace`,
  });
  game.play("1 pass");
  // Ship gems: green and blue three times; and a green for the Herald, a green for the blue card.
  expect(game.gems(NEUTRAL)).toEqual({ green: 5, blue: 3 });
  expect(game.state.scores[NEUTRAL]).toBe(5);
  expect(game.state.fresh.flat()).toEqual([]);
  expect(game.events("character").map(({ card }) => card)).toEqual([
    cardNamed("king"),
    cardNamed("herald"),
    cardNamed("blue"),
  ]);
});

test("Y-5.6 a white gem on a market row becomes the dearest colour", () => {
  const game = beforeCount({
    ...two,
    market: ["-", "white", "red"],
    prices: [5, 8, 8, 2],
    brokers: "2 0 down market.red.2",
  });
  game.play("1 pass");
  expect(game.gems(NEUTRAL)).toEqual({ green: 1 });
});

test("Y-5.6 as top bidder it raises what it owns most of, leftmost on a tie; past the end is lost", () => {
  const game = beforeCount({
    ...two,
    market: ["-", "-", "-"],
    prices: [7, 5, 13, 7],
    gems: { 2: [1, 0, 2, 2, 0] },
    brokers: `
      2 4 down market.yellow.2
      2 2 down market.blue.2
      0 1 up market.green.3`,
    also(s) {
      s.market[1] = s.market[2] = 4; // black, so that nothing else changes
    },
  });
  game.play("1 pass");
  // Columns: yellow 13 + 2 is lost past 14; then the top bidder's step is lost too.
  expect(game.state.prices).toEqual([8, 4, 14, 5]);
  expect(game.events("price").at(-1)).toEqual({ kind: "price", colour: 2, from: 14, to: 14, seat: NEUTRAL });
});

test("Y-5.6 the neutral never orders tied columns and bids in no turn order", () => {
  const game = beforeCount({ ...two, brokers: "2 4 down q1.port", fronts: { 1: [1] } });
  game.play("1 pass");
  expect(game.waiting()).toEqual([1]);
  expect(game.events("columnsTied")[0]).toMatchObject({ seat: 1 });
  expect(scene({ players: 2 }).waiting()).toEqual([0, 1]);
});

test("Y-5.7 at the end the neutral is a third seat, wins no ties, and scores third place where it owns none", () => {
  const game = scene({
    players: 2,
    step: "over",
    prices: [9, 8, 7, 6],
    scores: [0, 0, 40],
    gems: { 0: [3, 2, 0, 0, 1], 1: [1, 2, 1, 0, 0], 2: [3, 2, 0, 0, 2] },
  });
  expect(scores(game.state).map(({ colours, black }) => [...colours, black])).toEqual([
    [18, 10, 0, 0, 1],
    [12, 10, 16, 0, 0],
    [18, 10, 8, 6, 4],
  ]);
  expect(ys.result(game.state)).toEqual({ scores: [29, 38], ranks: [2, 1] });
  expect(game.view("spectator").neutral?.final?.total).toBe(86);
  expect(game.view("spectator").cityWon).toBe(true);
});
