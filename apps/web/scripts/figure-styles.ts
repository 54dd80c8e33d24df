import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const GAMES = join(import.meta.dirname, "../../../games");

/** For each game with drawings, what they look like: one style sheet with those of the board it imports. */
export function figureStyles(): { readonly game: string; readonly css: string }[] {
  return readdirSync(GAMES)
    .map((game) => ({ game, file: join(GAMES, game, "learn/figures/figures.css") }))
    .filter(({ file }) => existsSync(file))
    .map(({ game, file }) => ({ game, css: withImports(file) }));
}

const withImports = (file: string): string =>
  readFileSync(file, "utf8").replace(/@import "([^"]+)";/g, (_, imported: string) =>
    withImports(join(dirname(file), imported)),
  );
