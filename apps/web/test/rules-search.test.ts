import { RULES_TEXTS } from "@serai/games/list/generated/rules-texts.ts";
import { expect, test } from "vitest";
import { clausesWith } from "../src/help/rules-search.tsx";
import { hasAll, placesOf, plain, wordsIn } from "../src/rules/find.ts";

test("accents and capitals make no difference, in what is typed or in what is found", () => {
  expect(hasAll("Minden üzletkötődet lefordítva teheted le.", wordsIn("uzletkoto LEFORDÍTVA"))).toBe(true);
  expect(hasAll("Een kaart alleen", wordsIn("één"))).toBe(true);
});

test("every word has to be there, in any order", () => {
  expect(hasAll("The highest card takes the gem", wordsIn("gem highest"))).toBe(true);
  expect(hasAll("The highest card takes the gem", wordsIn("gem lowest"))).toBe(false);
});

test("every place of every word is marked where it stands in the text as it is", () => {
  const text = "Kőműves, kőfejtő";
  expect(placesOf(text, wordsIn("ko")).map(([from, to]) => text.slice(from, to))).toEqual(["Kő", "kő"]);
  expect(plain("ŐŰ ﬁ İ")).toHaveLength("ŐŰ ﬁ İ".length);
});

test("the search at the table goes through every word of a clause: its number, its list, its ruling", async () => {
  const rules = await RULES_TEXTS.ys.en();
  const found = (typed: string): string[] => clausesWith(rules, wordsIn(typed)).map(({ id }) => id);
  expect(found("magician SWAP")).toContain("Y-6.2");
  expect(found("y-5.2")).toEqual(["Y-5.2"]);
  expect(found("pause betray")).toEqual(["Y-6.3"]);
  expect(found("elephant")).toEqual([]);
});
