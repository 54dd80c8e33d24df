import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const GAMES = join(import.meta.dirname, "../../../games");

const PAGE = join(import.meta.dirname, "..");

/** Pictures in the folders of the games, the address under which the page asks for them, and what stands in for them. */
const PICTURES = [
  { file: "cover.svg", ending: "svg", default: "src/art/default-cover.svg" },
  { file: "preview.png", ending: "png", default: "public/icon-512.png" },
] as const;

/** Every game's cover, and its picture for link previews, under an address that can be told from its id. */
export const covers = (): Plugin => ({
  name: "serai-covers",
  apply: "build",
  generateBundle() {
    for (const game of readdirSync(GAMES)) {
      if (!existsSync(join(GAMES, game, "about.ts"))) continue;
      for (const picture of PICTURES) {
        const own = join(GAMES, game, "page", picture.file);
        const path = existsSync(own) ? own : join(PAGE, picture.default);
        this.emitFile({ type: "asset", fileName: `covers/${game}.${picture.ending}`, source: readFileSync(path) });
      }
    }
  },
});
