import { defineConfig } from "vite";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // The service worker learns from the manifest what to keep for offline play.
  build: { target: "es2022", manifest: true },
  worker: { format: "es" },
});
