import { describe, expect, test } from "vitest";
import { type Box, boxOf, DESK, WALK } from "../../page/layout.ts";
import { ALL_PLACES, CASTLE, ROAD } from "../../rules/index.ts";

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each([DESK, WALK])("the board as $name", (layout) => {
  test("every house lies on it, and none on another", () => {
    const houses = ALL_PLACES.filter((place) => place !== CASTLE).map((place) => boxOf(layout, place));
    for (const [i, house] of houses.entries()) {
      expect(house.x).toBeGreaterThanOrEqual(0);
      expect(house.x + house.width).toBeLessThanOrEqual(layout.width);
      expect(house.y + house.height).toBeLessThanOrEqual(layout.height);
      for (const other of houses.slice(i + 1)) expect(overlap(house, other)).toBe(false);
    }
  });

  test("the road passes every space, each further along it", () => {
    expect(layout.upTo).toHaveLength(ROAD + 1);
    for (let space = 1; space <= ROAD; space++) expect(layout.upTo[space]).toBeGreaterThan(layout.upTo[space - 1]);
    expect(layout.upTo[ROAD]).toBe(layout.road.length);
  });
});
