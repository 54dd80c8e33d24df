import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Styles of the site, which has no rules pages in it: those are documents of their own. */
const SHEETS = ["apps/web/src/!(rules)/*.css", "ui/src/**/*.css", "games/*/page/**/*.css"];
/** Styles that a game's pieces have in forced colours, and nothing else. */
const FORCED = "apps/web/src/styles/forced.css";

/** The game, or the site, that a style sheet is of. */
const ownerOf = (sheet: string): string => /^games\/(\w+)\//.exec(sheet)?.[1] ?? "the site";

/** Classes that a sheet styles wherever they are: by a selector of one part with one class. */
function bareClasses(css: string): string[] {
  const selectors = [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{/g)].flatMap(([, list]) =>
    list.split(","),
  );
  return selectors.flatMap((selector) => /^\s*\.([\w-]+)(?:::?[\w-]+|\[[^\]]*\])*\s*$/.exec(selector)?.[1] ?? []);
}

test("a class is styled by one game alone, or by the site: sheets stay when one goes from game to game", async () => {
  const owners = new Map<string, Set<string>>();
  for await (const sheet of glob(SHEETS, { cwd: ROOT })) {
    if (sheet === FORCED) continue;
    for (const name of bareClasses(readFileSync(join(ROOT, sheet), "utf8")))
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(sheet)));
  }
  expect(owners.size).toBeGreaterThan(300);
  expect([...owners].filter(([, by]) => by.size > 1).map(([name, by]) => [name, ...by])).toEqual([]);
});
