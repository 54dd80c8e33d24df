import { defineConfig } from "vite";
import { compress } from "./scripts/compress.ts";
import { FILES } from "./scripts/files.ts";
import { hints } from "./scripts/hints.ts";
import { serviceWorker } from "./scripts/service-worker.ts";

export default defineConfig({
  // Started from anywhere, also from the root of the repository.
  root: import.meta.dirname,
  plugins: [serviceWorker(), hints(), compress()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    // Browsers without it fetch the same a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: FILES } },
      // The pure packages do nothing on being imported: what the page does not use of them stays behind (zod, the fuzzer).
      treeshake: { moduleSideEffects: [{ test: /packages.(kernel|games|table|text|bots)/, sideEffects: false }] },
    },
  },
  worker: { format: "es" },
  // For work on the page: `serai serve` beside it answers the calls.
  server: { proxy: { "/api": { target: process.env.SERAI_SERVER ?? "http://localhost:8080", ws: true } } },
});
