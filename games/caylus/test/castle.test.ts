import { expect, test } from "vitest";
import { type Position, scene } from "./scene.ts";

const ONE = "food wood stone";
const TWO = `${ONE} ${ONE}`;

test("C-4 phase 6: by castle number each gives batches until it stops", () => {
  const game = scene({ phase: 6, castle: [2, 0], cubes: [ONE, "", TWO, ""] });
  expect(game.asked).toBe("2 castle");
  game.play("2 batch food wood stone");
  expect(game.asked).toBe("2 castle");
  game.play("2 stop");
  expect(game.asked).toBe("0 castle");
  game.play("0 batch food wood stone");
  expect(game.points).toEqual([5, 0, 5, 0]);
});

test("C-4 phase 6: a batch is three kinds, one of them food; gold may be one", () => {
  const game = scene({ phase: 6, castle: [0], cubes: ["food wood stone cloth gold"] });
  expect(game.legal).toEqual([
    "stop",
    "batch food wood stone",
    "batch food wood cloth",
    "batch food wood gold",
    "batch food stone cloth",
    "batch food stone gold",
    "batch food cloth gold",
  ]);
  game.play("0 batch food cloth gold");
  expect([game.cubes(0), game.state.houses[0]]).toEqual(["wood stone", 1]);
  const few = scene({ phase: 6, castle: [0], cubes: ["food food wood wood gold"] });
  expect(few.legal).toEqual(["stop", "batch food wood gold"]);
  expect(few.refusal("0 batch food wood stone")).toBe("cubes-missing {}");
});

test.each(["wood stone cloth gold", "food food wood", "food gold gold", ""])(
  "C-4 phase 6: %j makes no batch: nobody is asked, two points are lost",
  (cubes) => {
    const game = scene({ phase: 6, castle: [0], cubes: [cubes], points: [5, 0, 0, 0] });
    expect(game.points[0]).toBe(3);
    expect(game.told("noBatch")).toEqual([{ kind: "noBatch", seat: 0, points: 2 }]);
  },
);

test("C-4 phase 6: giving nothing though one could costs two points too, never below 0", () => {
  const game = scene({ phase: 6, castle: [0], cubes: [ONE], points: [1, 0, 0, 0] });
  game.play("0 stop");
  expect([game.points[0], game.cubes(0)]).toEqual([0, ONE]);
  expect(game.told("noBatch")[0].points).toBe(1);
});

test.each([
  [0, 5],
  [1, 4],
  [2, 3],
])("C-4 phase 6: with %i sections scored a batch is worth %i points", (scored, points) => {
  const game = scene({ phase: 6, castle: [0], cubes: [TWO], scored, bailiff: 6 + 6 * scored });
  game.play("0 batch food wood stone");
  expect(game.points[0]).toBe(points);
});

test("C-5: empty spaces of a scored section stay empty: building goes on in the next", () => {
  const game = scene({ phase: 6, castle: [0], cubes: [TWO], scored: 1, bailiff: 12, houses: [[1, 0, 0, 0]] });
  game.play("0 batch food wood stone");
  expect(game.told("batch")[0].section).toBe(1);
});

test("C-12.13: batches that fill a section and the next go on into the one after it", () => {
  const game = scene({
    phase: 6,
    castle: [0],
    cubes: [`${TWO} ${ONE}`],
    houses: [
      [5, 0, 0, 0],
      [0, 9, 0, 0],
    ],
  });
  game.play("0 batch food wood stone\n0 batch food wood stone\n0 batch food wood stone");
  expect(game.told("batch").map(({ section, points }) => [section, points])).toEqual([
    [0, 5],
    [1, 4],
    [2, 3],
  ]);
});

/** One space is left in the towers. */
const nearlyFull: Position = {
  phase: 6,
  scored: 2,
  bailiff: 20,
  castle: [0, 1, 2],
  points: [9, 9, 9, 9],
  houses: [[], [], [4, 4, 4, 1]],
  cubes: [TWO, ONE, "", ""],
};

test("C-12.13: nobody gives more batches than there are spaces up to the end of the towers", () => {
  const game = scene(nearlyFull);
  game.play("0 batch food wood stone");
  expect(game.cubes(0)).toBe(ONE);
  expect(game.told("batch")).toHaveLength(1);
});

test("C-4 phase 6, C-12.17: towers full: no penalty, cubes kept, whether one could have given or not", () => {
  const game = scene(nearlyFull);
  game.play("0 batch food wood stone");
  expect([game.cubes(1), game.told("noBatch")]).toEqual([ONE, []]);
});

test("C-4 phase 6: the most batches of the turn bring a favour; of equals the lower castle number", () => {
  const game = scene({ phase: 6, castle: [3, 1], cubes: ["", TWO, "", ONE] });
  game.play("3 batch food wood stone\n1 batch food wood stone\n1 batch food wood stone");
  expect(game.told("mostBatches")).toEqual([{ kind: "mostBatches", seat: 1, batches: 2 }]);
  expect(game.asked).toBe("1 line");
  const equal = scene({ phase: 6, castle: [3, 1], cubes: ["", ONE, "", ONE] });
  equal.play("3 batch food wood stone\n1 batch food wood stone");
  expect(equal.asked).toBe("3 line");
});

test("C-4 phase 6: without any batch nobody gets the favour", () => {
  const game = scene({ phase: 6, castle: [3, 1], cubes: ["", "", "", ""] });
  expect([game.told("mostBatches"), game.told("favour")]).toEqual([[], []]);
});

test("C-12.14: penalties in castle order, the favour last", () => {
  const game = scene({ phase: 6, castle: [3, 1, 0], cubes: ["", ONE, "", ""], points: [5, 5, 5, 5] });
  game.play("1 batch food wood stone");
  expect(game.events.map(({ kind }) => kind)).toEqual(["noBatch", "batch", "noBatch", "mostBatches"]);
});

test("C-4 phase 6: castle workers go home", () => {
  const game = scene({ phase: 6, castle: [3, 1], cubes: ["", "", "", ""] });
  expect([game.state.castle, game.state.workers]).toEqual([[], [6, 6, 6, 6]]);
});
