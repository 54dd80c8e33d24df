import { expect, test } from "vitest";
import { blackPoints, colourPoints, coloursByPrice, parts, scores, ys } from "../rules/index.ts";
import { scene } from "./scene.ts";

test("Y-5.1 colours by price, ties by column; places score 24 18 12 6 down to 12 9 6 3", () => {
  expect(coloursByPrice([9, 5, 7, 9])).toEqual([0, 3, 2, 1]);
  expect(parts.COLOUR_POINTS.map(([first]) => first)).toEqual([24, 20, 16, 12]);
  const game = scene({
    step: "over",
    prices: [9, 5, 7, 9],
    gems: { 0: [4, 1, 0, 1, 0], 1: [3, 2, 0, 2, 0], 2: [2, 3, 0, 3, 0], 3: [1, 4, 0, 4, 0] },
  });
  expect(scores(game.state).map(({ colours }) => colours)).toEqual([
    [24, 3, 0, 5],
    [18, 6, 0, 10],
    [12, 9, 0, 15],
    [6, 12, 0, 20],
  ]);
});

test("Y-5.1 tied seats score the lowest place they cover; none owned scores nothing", () => {
  expect(colourPoints([6, 5, 5, 3], [24, 18, 12, 6])).toEqual([24, 12, 12, 6]);
  expect(colourPoints([2, 2, 0, 0], [24, 18, 12, 6])).toEqual([18, 18, 0, 0]);
  expect(colourPoints([1, 1, 1, 1], [24, 18, 12, 6])).toEqual([6, 6, 6, 6]);
});

test("Y-5.2 black gems: 1 4 8 12 16 20 24 for 1 to 7 or more", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 12].map(blackPoints)).toEqual([0, 1, 4, 8, 12, 16, 20, 24, 24, 24]);
});

test("Y-5.3 most points; tie: more gems, black included; still tied: shared", () => {
  const game = scene({
    step: "over",
    scores: [30, 6, 12, 12],
    gems: { 0: [0, 0, 0, 0, 0], 1: [2, 0, 0, 0, 0], 2: [1, 0, 0, 0, 0], 3: [1, 0, 0, 0, 0] },
  });
  // 30, 6 + 24, 12 + 12, 12 + 12
  expect(ys.result(game.state)).toEqual({ scores: [30, 30, 24, 24], ranks: [2, 1, 3, 3] });
  expect(ys.result(scene().state)).toBeUndefined();
});
