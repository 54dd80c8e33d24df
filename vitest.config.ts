import { defineConfig } from "vitest/config";

const tests = (folder: string) => [`${folder}/test/**/*.test.ts?(x)`, `${folder}/src/**/*.test.ts?(x)`];

export default defineConfig({
  test: {
    pool: "threads",
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["kernel", "games/*", "bots", "table", "text"].flatMap((name) => tests(`packages/${name}`)),
          // Pure packages keep no state between files, so one module graph serves them all.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "host",
          include: [...["server", "cli", "web"].flatMap((name) => tests(`packages/${name}`)), ...tests("scripts")],
        },
      },
    ],
  },
});
