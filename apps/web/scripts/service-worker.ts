import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

const NAME = "sw.js";

/** Everything the page can ever ask for, as addresses; not the service worker itself, nor what only
 * builds leave behind or only link previews show. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"))
    .filter((address) => !/^\/covers\/.*\.png$/.test(address))
    .filter((address) => address !== `/${NAME}` && !address.split("/").some((part) => part.startsWith(".")))
    .sort();

/**
 * Builds src/sw/sw.ts and tells it what to keep. It is told once everything is written: then the workers' files and
 * those of the public folder are there too, which Vite's own manifest does not name.
 */
export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "serai-service-worker",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: join(import.meta.dirname, "../src/sw/sw.ts"), fileName: NAME });
    },
    closeBundle() {
      const files = filesIn(folder);
      const hash = createHash("sha256");
      for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
      const script = join(folder, NAME);
      const told = readFileSync(script, "utf8")
        .replace("SERAI_FILES", () => JSON.stringify(files))
        .replace("SERAI_VERSION", () => JSON.stringify(hash.digest("hex").slice(0, 16)));
      writeFileSync(script, told);
    },
  };
}
