import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { whyNotId } from "../add-game/add-game.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const ID = "tower";
/** The game beside which the new one is put, small and with all that a game can have: with all games there is far more to load and to check. */
const NEIGHBOUR = "sultan";
const copy = mkdtempSync(join(tmpdir(), "serai-add-game-"));
let said = "";
let files: string[] = [];

/** Runs Node in the copy and returns what it printed; what it says on failing is the test's message. */
const run = (...args: string[]): string => runWith("", ...args);

function runWith(input: string, ...args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8", stdio: "pipe", input });
  } catch (error) {
    throw new Error(`${args.join(" ")}\n${Object(error).stdout}${Object(error).stderr}`);
  }
}

const isGame = (folder: string): boolean => existsSync(join(ROOT, "games", folder, "about.ts"));

/** Other games, the tests that name them, and what cannot be about a game. */
function isLeftOut(file: string): boolean {
  if (/^(docs|e2e|(apps\/[^/]+|kernel|table|search|words)\/test)\//.test(file)) return true;
  const [, folder = ""] = /^games\/([^/]+)\//.exec(file) ?? [];
  if (isGame(folder)) return folder !== NEIGHBOUR;
  const named = folder === "test" ? readFileSync(join(ROOT, file), "utf8").matchAll(/"\.\.\/([^/"]+)\//g) : [];
  return [...named].some(([, name]) => isGame(name) && name !== NEIGHBOUR);
}

/** The tree with one game, without what is built; its packages are its own, the others are those of this tree. */
beforeAll(() => {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" });
  files = listed.split("\n").filter((file) => file !== "" && existsSync(join(ROOT, file)) && !isLeftOut(file));
  for (const file of files) cpSync(join(ROOT, file), join(copy, file));
  mkdirSync(join(copy, "node_modules/@serai"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== "@serai") symlinkSync(join(ROOT, "node_modules", name), join(copy, "node_modules", name));
  for (const folder of ["kernel", "table", "search", "words", "ui", "games", "apps/server", "apps/web", "apps/cli"])
    symlinkSync(join(copy, folder), join(copy, "node_modules/@serai", folder.replace("apps/", "")));
  run("scripts/games.ts");
  said = run("apps/cli/bin/serai.mjs", "add-game", ID);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the new folder is listed file by file, and nothing else changes but the generated list", () => {
  expect(said.split("\n")).toContain(join("games", ID, "rules/game.ts"));
  const written = files.filter((file) => !file.startsWith("games/list/generated/"));
  const isChanged = (file: string) => !readFileSync(join(ROOT, file)).equals(readFileSync(join(copy, file)));
  expect(written.filter(isChanged)).toEqual([]);
});

test("the list of games is fresh, arrows and names are kept, types hold", () => {
  run("scripts/games.ts", "--check");
  run("scripts/names.ts");
  run("scripts/arrows.ts");
  run("node_modules/typescript/bin/tsc", "-p", "tsconfig.pure.json");
  run("node_modules/typescript/bin/tsc", "-p", "apps/web");
});

test("its own tests and those of every game are green", () => {
  run("node_modules/vitest/vitest.mjs", "run", `games/${ID}`, "games/test/sources.test.ts");
  run("node_modules/vitest/vitest.mjs", "run", "games/test", "-t", ID);
});

test("bots of four levels play it in the terminal, to a record that replays", () => {
  const file = join(copy, "record.json");
  run("apps/cli/bin/serai.mjs", "new", ID, "--bots", "apprentice,trader,merchant,master", "--out", file);
  expect(JSON.parse(readFileSync(file, "utf8")).result.scores).toHaveLength(4);
  run("apps/cli/bin/serai.mjs", "replay", file);
});

test("a person plays it in the terminal to its end, and reads who came where", () => {
  const play = ["apps/cli/bin/serai.mjs", "play", ID, "--players", "2", "--bot", "random", "--lang", "en"];
  const out = runWith("1\n".repeat(100), ...play);
  expect(out).toMatch(/Final scoring\n1\. .+: \d+ points?\n[12]\. .+: \d+ points?\n/);
});

test("rules that are frozen before they change go on beside the new ones, with their bots", () => {
  const inFolder = (file: string): string => join(copy, "games", ID, file);
  const play = (): { rules: number; actions: string[] } => JSON.parse(run("apps/cli/bin/serai.mjs", "new", ID));
  const pebblesIn = (actions: readonly string[]): number => actions.reduce((sum, line) => sum + Number(line.at(-1)), 0);
  mkdirSync(inFolder("test/records"));
  writeFileSync(inFolder("test/records/first.json"), JSON.stringify(play()));
  run("apps/cli/bin/serai.mjs", "freeze", ID);
  const rules = readFileSync(inFolder("rules/game.ts"), "utf8");
  writeFileSync(inFolder("rules/game.ts"), rules.replace("rules: 1", "rules: 2").replace("SEAT = 12", "SEAT = 9"));
  run("scripts/games.ts");

  const { record, refused } = JSON.parse(run("scripts/test/play-by.ts", ID, "1"));
  expect([record.rules, pebblesIn(record.actions), refused]).toEqual([1, 48, "not-listed"]);
  const fresh = play();
  expect([fresh.rules, pebblesIn(fresh.actions)]).toEqual([2, 36]);
  // The recorded game of each version that is kept plays again.
  run("node_modules/vitest/vitest.mjs", "run", "games/test/records.test.ts", "-t", `${ID}|kept`);
});

test.each([
  ["Tower", "not-an-id"],
  ["../tower", "not-an-id"],
  ["list", "taken"],
  ["play", "used"],
])("%s is refused as %s", (id, why) => expect(whyNotId(ROOT, id)).toBe(why));
