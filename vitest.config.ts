import { defineConfig } from "vitest/config";

const tests = (folder: string) => [`${folder}/test/**/*.test.ts?(x)`, `${folder}/src/**/*.test.ts?(x)`];

const onHost = ["server", "cli", "web"];

export default defineConfig({
  test: {
    pool: "threads",
    passWithNoTests: false,
    // For a machine with much else to do: how long a test takes is never what it is about.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: [...tests(`packages/!(${onHost.join("|")})`), ...tests("packages/games/*")],
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
          include: [...onHost.flatMap((name) => tests(`packages/${name}`)), ...tests("scripts")],
        },
      },
    ],
  },
});
