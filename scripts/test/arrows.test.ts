import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { breaches } from "../arrows.ts";

const root = mkdtempSync(join(tmpdir(), "serai-arrows-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The breaches of a repo made of a kernel, games and a server, with these files in it. */
function breachesWith(files: Record<string, string>) {
  const manifest = (name: string, ...dependencies: string[]) =>
    JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((other) => [other, "*"])) });
  const repo = {
    "package.json": JSON.stringify({ name: "root", devDependencies: { vitest: "1.0.0" } }),
    "kernel/package.json": manifest("@serai/kernel", "zod"),
    "games/package.json": manifest("@serai/games", "@serai/kernel"),
    "games/sultan/rules/index.ts": 'export * from "@serai/kernel";\n',
    "apps/server/package.json": manifest("@serai/server"),
    ...files,
  };
  for (const [file, text] of Object.entries(repo)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return breaches(root);
}

test("a repo that keeps the rules has no breach; comments and strings break none", () => {
  expect(
    breachesWith({
      "kernel/src/index.ts": 'import * as z from "zod";\nexport { a } from "./a.ts";\nexport const b = z;\n',
      "kernel/src/a.ts": '// Date.now(), import "node:fs"\nexport const a = "Math.random()";\nnew Date(0);\n',
      "kernel/test/a.test.ts": 'import "node:fs";\nimport "vitest";\nimport "../src/a.ts";\nDate.now();\n',
      "games/ys/rules/index.ts": 'export * from "@serai/kernel";\nexport * from "./steps.ts";\n',
      "games/ys/test/a.test.ts": 'import "node:fs";\nimport "../../sultan/rules/index.ts";\n',
      "apps/server/src/index.ts": 'import "node:fs";\nconsole.log(Date.now());\n',
    }),
  ).toEqual([]);
});

test.each([
  ["an arrow upwards", "kernel/src", 'import "@serai/games/ys/rules/a.ts";', "kernel may import nothing else of ours"],
  ["a type from above", "kernel/src", 'type A = import("@serai/games/ys/rules/a.ts").A;', "kernel may import nothing"],
  ["a late import", "kernel/src", 'const a = () => import("@serai/games/ys/rules/a.ts");', "kernel may import nothing"],
  ["a game in a game", "games/ys/rules", 'import "../../sultan/rules/a.ts";', "a game may not import another"],
  ["a game by name", "games/ys/rules", 'import "@serai/games/sultan/rules/a.ts";', "a game may not import another"],
  ["a way round by path", "games/ys/rules", 'import "../../../kernel/src/a.ts";', "relative imports stay inside"],
  ["Node in a pure package", "kernel/src", 'import "node:fs";', "kernel is pure; not node:fs"],
  ["Node without its prefix", "kernel/src", 'import "fs";', "kernel is pure; not fs"],
  ["the clock", "games/ys/rules", "export const a = Date.now();", "rules is pure; not Date.now"],
  ["the clock as a date", "games/ys/rules", "export const a = new Date();", "rules is pure; not Date()"],
  ["unseeded chance", "kernel/src", "export const a = Math.random();", "kernel is pure; not Math.random"],
  ["printing", "kernel/src", 'console.log("");', "kernel is pure; not console.log"],
  ["the process", "kernel/src", "export const a = process.env;", "kernel is pure; not process.env"],
  ["a timer", "kernel/src", "setTimeout(() => {}, 1);", "kernel is pure; not setTimeout()"],
])("%s is named with its place", (_, folder, line, said) => {
  const everything = JSON.stringify({ name: "@serai/kernel", dependencies: { "@serai/games": "*" } });
  // All is listed, so that only the rule under test can speak of the source; the list itself has its own test.
  const found = breachesWith({
    "kernel/package.json": everything,
    [`${folder}/a.ts`]: `// é: places are counted in characters, not bytes\n\n${line}\n`,
  }).filter((breach) => !breach.includes("package.json lists"));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${folder}/a.ts:3: ${said}`);
});

test("what is imported must be listed, and a development dependency does not do for shipped code", () => {
  expect(breachesWith({ "kernel/src/a.ts": 'import "ws/lib/x.js";\nimport "vitest";\n' })).toEqual([
    "kernel/src/a.ts:1: kernel/package.json must list ws",
    "kernel/src/a.ts:2: kernel/package.json must list vitest",
  ]);
});

test("a package of ours that nothing imports is not listed, and a new folder needs its arrows", () => {
  expect(
    breachesWith({
      "kernel/package.json": '{ "name": "@serai/kernel", "dependencies": { "@serai/games": "*" } }',
      "new/package.json": '{ "name": "@serai/new" }',
      "new/src/a.ts": "export {};",
      "games/ys/other/a.ts": "export {};",
    }),
  ).toEqual([
    "games/ys/other/a.ts: unknown layer other; give it its arrows in scripts/arrows.ts",
    "kernel/package.json lists @serai/games, which nothing there imports",
    "new/src/a.ts: unknown layer new; give it its arrows in scripts/arrows.ts",
  ]);
});

test("the page may import the types of the HTTP interface from the server, and nothing that runs", () => {
  const web = (line: string) =>
    breachesWith({
      "apps/web/package.json": JSON.stringify({ name: "@serai/web", dependencies: { "@serai/server": "*" } }),
      "apps/web/src/a.ts": line,
    });
  expect(web('import type { Me } from "@serai/server/http-types";\n')).toEqual([]);
  expect(web('export type { Me } from "@serai/server/http-types";\n')).toEqual([]);
  expect(web('import { Me } from "@serai/server/http-types";\n')).toHaveLength(1);
  expect(web('import type { Store } from "@serai/server";\n')).toHaveLength(1);
});
