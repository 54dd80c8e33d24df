import { expect, test } from "vitest";
import { parts } from "../rules/index.ts";
import { playUntil, scene, shipNamed } from "./scene.ts";

test("Y-3.1 a character in every quarter in use, blue cards in the fourth round", () => {
  const game = scene();
  expect(game.state.palaces.every((card) => card < parts.BLUE_CARD)).toBe(true);
  playUntil(game, (s) => s.round === 3);
  expect(game.state.palaces).toEqual(Array(4).fill(parts.BLUE_CARD));
  expect(game.state.piles.flat()).toEqual([]);
});

test("Y-3.2 a public ship in every quarter in use, and the deck lasts", () => {
  const game = scene({ players: 3, options: { quarters: "3" } });
  expect(game.view("spectator").docked).toEqual(game.state.docked);
  expect(game.state.docked).toHaveLength(3);
  expect(game.state.ships).toHaveLength(20);
});

test("Y-3.3 four players: three gems on rows 1 to 3, white on row 1, large before small", () => {
  const rows = (card: string) => parts.marketGems(shipNamed(card), 4).map((gem) => parts.GEMS[gem]);
  expect(rows("G;YR")).toEqual(["green", "yellow", "red"]);
  expect(rows("R;WY")).toEqual(["white", "red", "yellow"]);
});

test("Y-3.3 fewer players: only the small gems, on rows 2 and 3, white on row 2", () => {
  for (const players of [2, 3]) {
    const rows = (card: string) => parts.marketGems(shipNamed(card), players).map((gem) => parts.GEMS[gem]);
    expect(rows("G;YR")).toEqual([undefined, "yellow", "red"]);
    expect(rows("R;WY")).toEqual([undefined, "white", "yellow"]);
  }
});
