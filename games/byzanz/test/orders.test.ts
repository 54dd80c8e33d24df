import { legalActions } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { byzanz } from "../rules/index.ts";
import { orders } from "../rules/orders.ts";
import { auction, type Table } from "./table.ts";

/** Three seats and the first lot, of six; seat 0 opens. */
const table = (): Table => auction({ hands: ["cloth1 cloth2 wine4", "wood1 wood3", "grain2 grain2"], opener: 0 });

function answer(game: Table, seat: number, order: string): string | undefined {
  const action = orders.answer(order, game.view(seat), legalActions(byzanz, game.state, seat));
  return action === undefined ? undefined : byzanz.notation.write(action);
}

describe("standing orders", () => {
  test("B-2.3 a seat in the auction may pass in advance, now or above a price it could still pay", () => {
    const game = table();
    expect(orders.offered(game.view(1))).toEqual([
      "pass round 1 lot 6",
      "pass round 1 lot 6 above 1",
      "pass round 1 lot 6 above 2",
      "pass round 1 lot 6 above 3",
      "pass round 1 lot 6 above 4",
    ]);
    game.play("0 bid wine4");
    expect(orders.offered(game.view(1))).toEqual(["pass round 1 lot 6"]);
    game.play("1 pass");
    expect(orders.offered(game.view(1))).toEqual([]);
    expect(orders.offered(game.view("spectator"))).toEqual([]);
  });

  test("it passes at once where it says so", () => {
    const game = table();
    expect(answer(game, 0, "pass round 1 lot 6")).toBe("pass");
  });

  test("with a limit it passes only when staying in would cost more", () => {
    const game = table();
    game.play("0 bid cloth2");
    expect(answer(game, 1, "pass round 1 lot 6 above 3")).toBeUndefined();
    expect(answer(game, 1, "pass round 1 lot 6 above 2")).toBe("pass");
  });

  test("it means one auction, and has had its day with it", () => {
    const game = table();
    expect(answer(game, 0, "pass round 1 lot 4")).toBeUndefined();
    expect(answer(game, 0, "pass round 2 lot 6")).toBeUndefined();
    expect(orders.isSpent("pass round 1 lot 6 above 3", game.view(0))).toBe(false);
    game.play(`
      0 pass
      1 bid wood1
    `);
    expect(orders.isSpent("pass round 1 lot 6 above 3", game.view(0))).toBe(true);
    expect(orders.isSpent("pass round 1 lot 6 above 3", game.view(2))).toBe(false);
    game.play("2 pass");
    expect(orders.isSpent("pass round 1 lot 6 above 3", game.view(2))).toBe(true);
  });

  test.each([
    "pass",
    "pass round 9 lot 6",
    "pass round 1 lot 7",
    "pass round 1 lot 6 above 0",
    "pass round 1 lot 6 ",
    "",
  ])("“%s” is no order", (text) => expect(orders.isOrder(text)).toBe(false));
});
