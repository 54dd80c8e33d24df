import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { breaches } from "../arrows.ts";

const root = mkdtempSync(join(tmpdir(), "serai-arrows-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The breaches of a repo made of a kernel, a game and a server, with these files in it. */
function breachesWith(files: Record<string, string>) {
  const manifest = (name: string, ...dependencies: string[]) =>
    JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((other) => [other, "*"])) });
  const repo = {
    "package.json": JSON.stringify({ name: "root", devDependencies: { vitest: "1.0.0" } }),
    "packages/kernel/package.json": manifest("@serai/kernel", "zod"),
    "packages/games/ys/package.json": manifest("@serai/ys", "@serai/kernel"),
    "packages/games/sultan/package.json": manifest("@serai/sultan", "@serai/kernel"),
    "packages/server/package.json": manifest("@serai/server", "@serai/kernel", "@serai/ys"),
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
      "packages/kernel/src/index.ts": 'import * as z from "zod";\nexport { a } from "./a.ts";\nexport const b = z;\n',
      "packages/kernel/src/a.ts": '// Date.now(), import "node:fs"\nexport const a = "Math.random()";\nnew Date(0);\n',
      "packages/kernel/test/a.test.ts": 'import "node:fs";\nimport "vitest";\nimport "../src/a.ts";\nDate.now();\n',
      "packages/games/ys/src/index.ts": 'export * from "@serai/kernel";\n',
      "packages/server/src/index.ts": 'import "node:fs";\nimport "@serai/ys";\nconsole.log(Date.now());\n',
    }),
  ).toEqual([]);
});

test.each([
  ["an arrow upwards", "kernel", 'import "@serai/ys";', "kernel may import no other package; not @serai/ys"],
  ["a game in a game", "games/ys", 'export * from "@serai/sultan";', "games may import kernel; not @serai/sultan"],
  ["a type from above", "kernel", 'export type A = import("@serai/ys").A;', "kernel may import no other package"],
  ["a late import", "kernel", 'export const a = () => import("@serai/ys");', "kernel may import no other package"],
  ["a way round by path", "games/ys", 'export * from "../../../kernel/src/a.ts";', "relative imports stay inside"],
  ["Node in a pure package", "kernel", 'import "node:fs";', "kernel is pure; not node:fs"],
  ["Node without its prefix", "kernel", 'import "fs";', "kernel is pure; not fs"],
  ["the clock", "games/ys", "export const a = Date.now();", "games is pure; not Date.now"],
  ["the clock as a date", "games/ys", "export const a = new Date();", "games is pure; not Date()"],
  ["unseeded chance", "kernel", "export const a = Math.random();", "kernel is pure; not Math.random"],
  ["printing", "kernel", 'console.log("");', "kernel is pure; not console.log"],
  ["the process", "kernel", "export const a = process.env;", "kernel is pure; not process.env"],
  ["a timer", "kernel", "setTimeout(() => {}, 1);", "kernel is pure; not setTimeout()"],
])("%s is named with its place", (_, place, line, said) => {
  const folder = `packages/${place}`;
  const everything = { "@serai/ys": "*", "@serai/sultan": "*", "@serai/kernel": "*" };
  // All is listed, so that only the rule under test can speak of the source; the list itself has its own test.
  const found = breachesWith({
    [`${folder}/package.json`]: JSON.stringify({ name: `@serai/${place.split("/").at(-1)}`, dependencies: everything }),
    [`${folder}/src/a.ts`]: `// é: places are counted in characters, not bytes\n\n${line}\n`,
  }).filter((breach) => !breach.includes("package.json:"));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${folder}/src/a.ts:3: ${said}`);
});

test("what is imported must be listed, and a development dependency does not do for shipped code", () => {
  expect(breachesWith({ "packages/kernel/src/a.ts": 'import "ws/lib/x.js";\nimport "vitest";\n' })).toEqual([
    "packages/kernel/src/a.ts:1: packages/kernel/package.json must list ws",
    "packages/kernel/src/a.ts:2: packages/kernel/package.json must list vitest",
  ]);
});

test("a list of dependencies follows the arrows too, and a new package needs its own", () => {
  expect(
    breachesWith({
      "packages/kernel/package.json": '{ "name": "@serai/kernel", "dependencies": { "@serai/ys": "*" } }',
      "packages/new/package.json": '{ "name": "@serai/new" }',
    }),
  ).toEqual([
    "packages/kernel/package.json: kernel may import no other package; not @serai/ys",
    "packages/new: unknown layer; give it its arrows in scripts/arrows.ts",
  ]);
});
