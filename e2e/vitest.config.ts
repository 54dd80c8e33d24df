import { defineConfig } from "vitest/config";

export default defineConfig({
  // Without a root of its own vitest takes the one it was started in.
  root: import.meta.dirname,
  test: {
    include: ["**/*.test.ts"],
    passWithNoTests: false,
    pool: "forks",
    // A browser and a server per file: on two cores more of them at once only time each other out.
    maxWorkers: 2,
    // For a machine with much else to do: how long a test takes is never what it is about.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
