import { defineConfig } from "vite";

export default defineConfig({
  // Started from anywhere, also from the root of the repository.
  root: import.meta.dirname,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    // The service worker learns from the manifest what to keep for offline play.
    manifest: true,
    rolldownOptions: {
      // The pure packages do nothing on being imported: what the page does not use of them stays behind (zod, the fuzzer).
      treeshake: { moduleSideEffects: [{ test: /packages.(kernel|games|table|text|bots)/, sideEffects: false }] },
    },
  },
  worker: { format: "es" },
  // For work on the page: `serai serve` beside it answers the calls.
  server: { proxy: { "/api": { target: process.env.SERAI_SERVER ?? "http://localhost:8080", ws: true } } },
});
