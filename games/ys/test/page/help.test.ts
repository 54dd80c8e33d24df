import { begin, keyFromWords, readOptions } from "@serai/kernel";
import { LANGUAGES } from "@serai/words/game-text";
import { expect, test } from "vitest";
import { HELPS } from "../../../list/generated/helps.ts";
import { parts, ys } from "../../rules/index.ts";

test("Y-6.2 every character and the blue card has its help in three languages", async () => {
  const match = begin(ys, { options: readOptions(ys.options, {}, 4), seats: 4, key: keyFromWords("help") });
  const scene = {
    view: ys.view(match.state, 0),
    viewer: 0,
    names: (seat: number) => `P${seat}`,
    letters: ["A", "B", "C", "D"],
  };
  const cards = [...parts.CHARACTERS.keys(), parts.BLUE_CARD];
  for (const language of LANGUAGES) {
    const { help } = await HELPS.ys[language]();
    const said = cards.map((card) => help({ kind: "card", id: String(card) }, scene));
    expect(new Set(said.map((one) => one?.title)).size).toBe(cards.length);
    for (const one of said) expect(one?.is.length).toBeGreaterThan(10);
  }
});
