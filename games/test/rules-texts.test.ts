import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@serai/words";
import type { RulesText } from "@serai/words/rules-text";
import { describe, expect, test } from "vitest";
import { RULES_TEXTS } from "../list/generated/rules-texts.ts";

const CLAUSE = /\b[A-Z]-\d+(?:\.\d+)*\b/g;
const GAMES = join(import.meta.dirname, "..");

const idsOf = (rules: RulesText): string[] => rules.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id));

/** Every clause that the rules and tests of a game cite. */
function cited(game: string, letter: string): Set<string> {
  const files = ["rules", "test"].flatMap((folder) =>
    readdirSync(join(GAMES, game, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => join(GAMES, game, folder, file)),
  );
  const found = files.flatMap((file) => readFileSync(file, "utf8").match(CLAUSE) ?? []);
  return new Set(found.filter((id) => id.startsWith(`${letter}-`)));
}

describe.each(Object.entries(RULES_TEXTS))("the rules page of %s", (game, texts) => {
  test("has the same clauses, rulings and figures in every language, each once", async () => {
    const [first, ...others] = await Promise.all(LANGUAGES.map((language) => texts[language]()));
    const shapeOf = (rules: RulesText): unknown =>
      rules.chapters.map(({ clauses }) => clauses.map(({ id, ruling, figure }) => [id, ruling !== undefined, figure]));
    expect(new Set(idsOf(first)).size).toBe(idsOf(first).length);
    for (const other of others) {
      expect(shapeOf(other)).toEqual(shapeOf(first));
      expect(other.short.turn.length).toBe(first.short.turn.length);
      expect(other.short.scoring.length).toBe(first.short.scoring.length);
    }
  });

  test("has a place for every clause that the rules and tests cite", async () => {
    const ids = idsOf(await texts.en());
    const missing = [...cited(game, ids[0].charAt(0))].filter((id) => !ids.some((one) => isSameClause(one, id)));
    expect(missing).toEqual([]);
  });

  test("has a place for every clause of the rule files beside the repository, where they are there", async () => {
    const file = join(GAMES, "../../shared/rules", `${game}.md`);
    if (!existsSync(file)) return;
    const ids = idsOf(await texts.en());
    const clauses = clausesIn(readFileSync(file, "utf8"));
    expect(clauses.length).toBeGreaterThan(10);
    expect(clauses.filter((id) => !ids.some((one) => isSameClause(one, id)))).toEqual([]);
  });
});

/**
 * Clauses are the points of a list (`- S-2.4`), or chapters (`## C-5`) with phases or numbered points in them: `### Phase 2` of
 * C-4 is C-4.2. A chapter of names is no rule.
 */
function clausesIn(text: string): string[] {
  const listed = [...text.matchAll(/^- ([A-Z]-[\d.]*\d)/gm)].map(([, id]) => id);
  const chapters = text.split(/^## (?=[A-Z]-\d)/m).slice(1);
  return [
    ...listed,
    ...chapters
      .filter((chapter) => !/^\S+ Names$/m.test(chapter))
      .flatMap((chapter) => {
        const [id = ""] = /^[A-Z]-\d+/.exec(chapter) ?? [];
        const titled = [...chapter.matchAll(/^### (?:[A-Z]-\d+\.|Phase )(\d+)/gm)];
        const points = titled.length > 0 ? titled : [...chapter.matchAll(/^(\d+)\. /gm)];
        return points.length > 0 ? points.map(([, number]) => `${id}.${number}`) : [id];
      }),
  ];
}

/** A chapter may be cited as a whole: S-2 stands for all of S-2.1, S-2.2 and so on. */
const isSameClause = (there: string, cited: string): boolean => there === cited || there.startsWith(`${cited}.`);
