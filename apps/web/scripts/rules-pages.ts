import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { cssOf } from "./css-of.ts";
import { figureStyles } from "./figure-styles.ts";

/**
 * Writes the rules pages, a file a game and language (rules/<game>/en.html): they are drawn here once, so that anybody can
 * read and find them without a script.
 */
export const rulesPages = (): Plugin => {
  let root = "";
  let folder = "";
  let styles: readonly string[] = [];
  let search = "";
  const drawings = new Map<string, string>();
  return {
    name: "serai-rules-pages",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = join(config.root, config.build.outDir);
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: join(root, "src/rules/styles.ts"), name: "rules-styles" });
      search = this.emitFile({ type: "chunk", id: join(root, "src/rules/search.ts"), name: "rules-search" });
    },
    generateBundle(_, bundle) {
      for (const { game, css } of figureStyles()) {
        const file = this.emitFile({ type: "asset", name: `figures-${game}.css`, source: css });
        drawings.set(game, this.getFileName(file));
      }
      search = this.getFileName(search);
      const fonts = Object.keys(bundle).filter((name) => /\/fonts-[^/]*\.css$/.test(name));
      styles = [...cssOf(join(root, "src/rules/styles.ts"), bundle), ...fonts];
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const out = join(root, ".cache/rules-pages");
        await build({
          root,
          configFile: false,
          logLevel: "error",
          oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
          build: { ssr: "src/rules/prerender.tsx", outDir: out, emptyOutDir: true },
          ssr: { noExternal: true },
        });
        const prerender: typeof import("../src/rules/prerender.tsx") = await import(
          pathToFileURL(join(out, "prerender.js")).href
        );
        const stylesOf = (id: string): string[] => [
          ...styles,
          ...[...drawings].flatMap(([one, file]) => (one === id ? [file] : [])),
        ];
        for (const { game, language, html } of await prerender.rulesPages(stylesOf, search)) {
          mkdirSync(join(folder, "rules", game), { recursive: true });
          writeFileSync(join(folder, "rules", game, `${language}.html`), html);
        }
      },
    },
  };
};
