import { defineConfig } from "vitest/config";

const tests = (folder: string) => [`${folder}/test/**/*.test.ts?(x)`, `${folder}/src/**/*.test.ts?(x)`];

const PURE = ["kernel", "table", "search", "words"];

/** Tests of games' pages: a page keeps its settings in its modules. */
const PAGES = "games/*/test/page/**/*.test.ts";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    pool: "threads",
    passWithNoTests: false,
    // For a machine with much else to do: how long a test takes is never what it is about.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Many tests wait for clocks and processes: two for each core keep both busy.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: [...PURE.flatMap(tests), "games/test/**/*.test.ts", "games/*/test/**/*.test.ts"],
          exclude: [PAGES],
          // Pure packages keep no state between files, so one module graph serves them all.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "host",
          // A process a file, not a thread: V8 can abort ("jit_page.has_value()") where threads come and go all the time.
          pool: "forks",
          include: [...tests("apps/*"), ...tests("ui"), ...tests("scripts"), ...tests("bench"), PAGES],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          pool: "forks",
          // What the embedded database is asked in these, PostgreSQL is asked too.
          include: [
            "access",
            "clocks",
            "fair-start",
            "play",
            "turns",
            "awaited",
            "chat",
            "clubs",
            "notices",
            "operations",
            "own-data",
            "own-list",
            "people",
            "ratings",
          ].map((name) => `apps/server/test/${name}.test.ts`),
          globalSetup: "apps/server/test/start-postgres.ts",
        },
      },
    ],
  },
});
