import { begin, keyFromWords, readOptions } from "@serai/kernel";
import { expect, test } from "vitest";
import { HELPS } from "../../../list/generated/helps.ts";
import { sultan } from "../../rules/index.ts";

const names = (seat: number): string => `P${seat}`;

test("S-2.3, S-2.4 help on a cushion goes by the number of players", async () => {
  const { help } = await HELPS.sultan.en();
  const [two, four] = [2, 4].map((seats) => {
    const { state } = begin(sultan, {
      options: readOptions(sultan.options, {}, seats),
      seats,
      key: keyFromWords("help"),
    });
    const scene = { view: sultan.view(state, 0), viewer: 0, names, listed: names, letters: [] };
    return help({ kind: "cushion", id: "0" }, scene);
  });
  expect(two?.is).toContain("of equal cards that of the player who began the turn");
  expect(two?.clauses).toContain("S-2.3");
  expect(four?.is).toContain("of equal cards the one laid first");
  expect(four?.clauses).toContain("S-2.2");
});
