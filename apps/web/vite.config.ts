import { PAGE_IDS } from "@serai/games/list/generated/ids.ts";
import { defineConfig } from "vite";
import { compress } from "./scripts/compress.ts";
import { covers } from "./scripts/covers.ts";
import { FILES } from "./scripts/files.ts";
import { hints } from "./scripts/hints.ts";
import { rulesPages } from "./scripts/rules-pages.ts";
import { serviceWorker } from "./scripts/service-worker.ts";

export default defineConfig({
  // Started from anywhere, also from the root of the repository.
  root: import.meta.dirname,
  plugins: [covers(), rulesPages(), serviceWorker(), hints(), compress()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    // Every file by its own address: the page's policy allows no data: addresses for fonts.
    assetsInlineLimit: 0,
    // Browsers without it fetch the same a little later.
    modulePreload: {
      polyfill: false,
      // Named ahead only for tables: every name is a part of the first file, and other pages may find theirs as they come.
      resolveDependencies: (file, files) =>
        PAGE_IDS.some((id) => file.startsWith(`assets/${id}-`)) ? files : files.filter((one) => one.endsWith(".css")),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: FILES } },
      // The pure packages do nothing on being imported: what the page does not use of them stays behind (zod, the fuzzer).
      treeshake: {
        moduleSideEffects: [
          {
            test: /[\\/](kernel|table|search|words)[\\/]src[\\/]|[\\/]games[\\/]\w+[\\/](rules|words|bots)[\\/]|[\\/]ui[\\/]src[\\/]/,
            sideEffects: false,
          },
        ],
      },
    },
  },
  worker: { format: "es" },
  // For work on the page: `serai serve` beside it answers the calls.
  server: { proxy: { "/api": { target: process.env.SERAI_SERVER ?? "http://localhost:8080", ws: true } } },
});
