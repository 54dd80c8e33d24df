import { expect, test } from "vitest";
import { plainScreen, type ScreenContext } from "../src/terminal.ts";

const scene: ScreenContext = {
  language: "en",
  names: (seat) => ["Anna", "Béla"][seat],
  paint: (_style, text) => text,
  table: (rows) => rows.map((row) => row.join(" ")),
};

test("the plain terminal screen shows the named fields alone, lists by seat", () => {
  const screen = plainScreen(() => ({ heap: "On the heap", taken: "Taken" }));
  expect(screen.draw({ heap: 4, taken: [3, 0], turn: 1 }, scene)).toEqual([
    "On the heap 4",
    "Taken       Anna 3, Béla 0",
  ]);
});

test("a list that is not by seat is a list, and a game may say what a field means", () => {
  const screen = plainScreen(() => ({
    row: "Row",
    hand: { label: "Hand", say: (hand: readonly number[]) => hand.map((count, i) => `${count} ${"rgb"[i]}`).join(" ") },
  }));
  expect(screen.draw({ row: [3, 1, 2], hand: [2, 0, 1] }, scene)).toEqual([
    "Row        3, 1, 2",
    "Hand       2 r 0 g 1 b",
  ]);
});
