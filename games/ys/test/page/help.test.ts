import { begin, keyFromWords, readOptions } from "@serai/kernel";
import { LANGUAGES } from "@serai/words/game-text";
import { expect, test } from "vitest";
import { HELPS } from "../../../list/generated/helps.ts";
import { parts, ys } from "../../rules/index.ts";

const match = begin(ys, { options: readOptions(ys.options, {}, 4), seats: 4, key: keyFromWords("help") });
const names = (seat: number): string => `P${seat}`;
const scene = {
  view: ys.view(match.state, 0),
  viewer: 0,
  names,
  listed: names,
  letters: ["A", "B", "C", "D"],
};

test("Y-6.2 every character and the blue card has its help in three languages", async () => {
  const cards = [...parts.CHARACTERS.keys(), parts.BLUE_CARD];
  for (const language of LANGUAGES) {
    const { help } = await HELPS.ys[language]();
    const said = cards.map((card) => help({ kind: "card", id: String(card) }, scene));
    expect(new Set(said.map((one) => one?.title)).size).toBe(cards.length);
    for (const one of said) expect(one?.is.length).toBeGreaterThan(10);
  }
});

test("an answer to be chosen says what it stands for, and where the rules speak of it", async () => {
  const { help } = await HELPS.ys.en();
  const option = (id: string) => help({ kind: "option", id }, scene);
  expect(option("gem-5")).toMatchObject({ title: "White", clauses: ["Y-1.3"] });
  expect(option("colour-0")?.title).toBe("Price of blue");
  expect(option("position-2")?.title).toBe("Place 3 in the order");
  expect(option("step--1")?.clauses).toEqual(["Y-4.9"]);
  expect(option("favoured-3")?.clauses).toEqual(["Y-7.1"]);
  expect(option("zone-1")?.clauses).toEqual(["Y-6.2"]);
});
