import { join } from "node:path";
import { PAGE_IDS } from "@serai/games/list/generated/ids.ts";
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "./files.ts";

/** The modules that opening a place takes, first things first: home, or a table of a game. */
const modulesFor = (place: string, language: string): string[] => {
  const words = (game: string): string => `../../games/${game}/words/${language}.ts`;
  const start = ["index.html", `src/text/online/${language}.ts`];
  return place === "home"
    ? [...start, "src/home/page.tsx", `src/text/home/${language}.ts`, "src/offline/tables.ts"]
    : [...start, `../../games/${place}/page/index.ts`, words(place)];
};

/**
 * Tells the server which files a visitor will ask for next (`.hints.json`: place, language, files), so that it can say so
 * with the page itself and nothing has to be waited for twice.
 */
export const hints = (): Plugin => {
  let root = "";
  return {
    name: "serai-hints",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      // A module is asked for by the file that stands for it, where there is one, else by the one it is in.
      const chunkOf = (id: string): Rolldown.OutputChunk | undefined =>
        chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(id));
      const filesFor = (place: string, language: string): string[] => [
        ...(place === "home" ? [] : ["early-socket.js"]),
        ...modulesFor(place, language).flatMap((module) => {
          const chunk = chunkOf(join(root, module));
          if (chunk === undefined) throw new Error(`${module} is not in the build`);
          return filesOf(chunk, bundle);
        }),
      ];
      const told = Object.fromEntries(
        ["home", ...PAGE_IDS].map((place) => [
          place,
          Object.fromEntries(LANGUAGES.map((language) => [language, [...new Set(filesFor(place, language))]])),
        ]),
      );
      this.emitFile({ type: "asset", fileName: ".hints.json", source: JSON.stringify(told) });
    },
  };
};

/** A chunk's own file, those it imports, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === "chunk" ? filesOf(file, bundle, seen) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}
