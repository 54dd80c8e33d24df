import { defineConfig } from "vitest/config";

export default defineConfig({
  // Without a root of its own vitest takes the one it was started in.
  root: import.meta.dirname,
  test: {
    include: ["**/*.test.ts"],
    passWithNoTests: false,
    globalSetup: "support/setup.ts",
    pool: "forks",
    // A page keeps a core busy: on two cores more of them at once only slow each other down.
    maxWorkers: 2,
    // For a machine with much else to do: how long a test takes is never what it is about.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
