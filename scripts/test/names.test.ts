import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { namings } from "../names.ts";

const root = mkdtempSync(join(tmpdir(), "serai-names-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function namingsWith(file: string, text: string): string[] {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return namings(root, ["chess"]);
}

test.each([
  ["its id", "apps/web/src/a.ts", 'export const a = ["chess"];'],
  ["its name", "apps/server/src/a.ts", 'export const a = "Chess";'],
  ["its folder", "bench/a.ts", 'import "@serai/games/chess/rules/index.ts";'],
  ["a late import of it", "ui/src/a.ts", 'export const a = () => import("@serai/games/chess/page/index.ts");'],
  ["a template", "apps/cli/src/a.ts", "export const a = `games/chess/`;"],
  ["a name after it", "search/src/a.ts", "export const chessLevels = 1;"],
  ["its class", "apps/web/src/a.css", ".game-chess { color: red; }"],
  ["a comment", "kernel/src/a.ts", "// Chess has no luck."],
  ["its id in a comment", "table/src/a.ts", '/** Such as "chess". */'],
  ["a line of a longer comment", "ui/src/a.tsx", "/* Board and\n hand, as in Chess. */"],
  ["a comment of a style sheet", "ui/src/a.css", "/* The board of Chess. */"],
  ["a setting", "bench/package.json", '{ "game": "chess" }'],
  ["a setting of the whole", "tsconfig.json", '{ "include": ["games/chess"] }'],
])("%s outside games/ is found with its place", (_, file, line) => {
  expect(namingsWith(file, `\n${line}\n`)).toEqual([`${file}:${1 + line.split("\n").length}: names the game chess`]);
});

test("games, tests, what a build wrote, and words that only contain it may", () => {
  expect(namingsWith("apps/web/.cache/rules-pages/a.js", 'export const a = "chess";')).toEqual([]);
  expect(namingsWith("apps/web/dist/a.js", 'export const a = "chess";')).toEqual([]);
  expect(namingsWith("games/chess/rules/index.ts", 'export const a = "chess";')).toEqual([]);
  expect(namingsWith("apps/web/test/a.ts", 'export const a = "chess";')).toEqual([]);
  expect(namingsWith("kernel/src/a.ts", '// A chess clock.\nexport const chessboard = "a chess piece";')).toEqual([]);
});
