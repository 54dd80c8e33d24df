import { legalActions } from "@serai/kernel";
import { expect, test } from "vitest";
import { actionOf, provostAfter, targetsOf } from "../../page/choice.ts";
import { usesOf } from "../../page/signs.ts";
import { BUILDINGS, caylus, give, place, provostBy, roadPlace, take, type View } from "../../rules/index.ts";
import { Scene } from "../scene.ts";

const viewOf = ({ state }: Scene): View => caylus.view(state, state.asked);

test("a tap on a place sends a worker there, on the bridge it passes", () => {
  const scene = new Scene({ players: 3 });
  const view = viewOf(scene);
  const targets = targetsOf(new Set(legalActions(caylus, scene.state, view.asked)), view);
  expect(targets.get(roadPlace(8))).toBe(place(roadPlace(8)));
  expect(targets.get("bridge")).toBe(0);
  expect(targets.has(roadPlace(9))).toBe(false);
});

test("a tap on a space moves the provost there, and the light goes along", () => {
  const view: View = { ...viewOf(new Scene({ players: 3 })), step: "provost", provost: 6 };
  const targets = targetsOf(new Set([provostBy(-2), provostBy(3)]), view);
  expect(targets.get(roadPlace(4))).toBe(provostBy(-2));
  expect(targets.get(roadPlace(9))).toBe(provostBy(3));
  expect(provostAfter({ action: provostBy(3) }, view)).toBe(9);
  expect(provostAfter({}, view)).toBe(6);
});

test("cubes picked one by one make one action once they are enough", () => {
  const view = viewOf(new Scene({ players: 2 }));
  const buying: View = { ...view, step: "buying" };
  expect(actionOf({}, buying)).toBeUndefined();
  expect(actionOf({ food: 1, cloth: 1 }, buying)).toBe(take(8));
  expect(actionOf({ wood: 2 }, { ...view, step: "paying" })).toBe(give(9));
  expect(actionOf({ wood: 3 }, buying)).toBeUndefined();
});

test("every building shows what it does", () => {
  for (const [building, { id }] of BUILDINGS.entries())
    expect(
      usesOf(building, 4, 0).every((row) => row.length > 0),
      id,
    ).toBe(true);
  expect(
    usesOf(
      BUILDINGS.findIndex(({ id }) => id === "stone-farm"),
      4,
      1,
    ),
  ).toEqual([
    ["food", "food", "cloth"],
    ["owner1", "to", "food", "or", "cloth"],
  ]);
});
