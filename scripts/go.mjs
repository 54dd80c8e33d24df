// What stands behind `npm start`, `npm test`, `npm run check` and the other npm scripts (docs/decisions/0001).
// Runs on Node 20 and on an empty clone: it imports only Node itself until `install` is done.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { giveUp, needNode24, root, run, stopWithParent } from "./node24.mjs";
import { runTests } from "./run-tests.mjs";

/** @param {string} file */
const at = (file) => join(root, file);
/** @param {string} file */
const readJson = (file) => (existsSync(at(file)) ? JSON.parse(readFileSync(at(file), "utf8")) : undefined);
/** @param {number} start */
const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** npm writes what it installed beside it, in the words of the lock file: comparing the two needs no stamp of ours. */
function installed() {
  const wanted = readJson("package-lock.json")?.packages ?? giveUp("package-lock.json is missing: run `npm install`.");
  const there = readJson("node_modules/.package-lock.json")?.packages ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    // Our own packages: a dependency edited by hand and not locked must show here, not first in a fresh clone.
    if (!path.includes("node_modules")) {
      const manifest = readJson(join(path, "package.json"));
      const kinds = ["dependencies", "devDependencies", "optionalDependencies"];
      return kinds.every((kind) => isDeepStrictEqual(manifest?.[kind], entry[kind]));
    }
    // Optional packages of other platforms are in the lock file only.
    return there[path] ? isDeepStrictEqual(there[path], entry) : entry.optional;
  });
}

async function install() {
  if (installed()) return;
  const start = performance.now();
  console.log("Installing what package-lock.json names (npm ci) …");
  // npm must not run on the Node that lies in the folder it is about to empty.
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  // Silent about engines: an old host's Node only installs, Node 24 runs.
  const { code } = await run("npm", ["ci", "--loglevel=error"], { env: { PATH: path.join(delimiter) } });
  if (code !== 0) {
    giveUp("`npm ci` failed, see above: no network, or package-lock.json out of step (`npm install` mends that).");
  }
  console.log(`Installed in ${since(start)}.`);
}

/** @param {string} script in node_modules @param {readonly string[]} args @param {Parameters<typeof run>[2]} [how] */
const tool = (script, args, how = {}) =>
  run(needNode24(), [at(`node_modules/${script}`), ...args], { group: true, ...how });

/** Everything the page is made of, as one hash. */
function webSources() {
  const hash = createHash("sha256");
  const files = ["kernel", "table", "search", "words", "ui", "games", "apps/web"]
    .flatMap((folder) => readdirSync(at(folder), { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => !/[\\/](node_modules|dist|test)([\\/]|$)/.test(file))
    .filter((file) => statSync(at(file)).isFile());
  for (const file of [...files.sort(), "package-lock.json", "tsconfig.base.json"]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update("\0");
  }
  return hash.digest("hex");
}

async function build() {
  const stamp = at("apps/web/dist/.stamp");
  const sources = webSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return { code: 0, stopped: false };
  const result = await tool("vite/bin/vite.js", ["build", at("apps/web"), "--logLevel", "warn"]);
  if (result.code === 0) writeFileSync(stamp, sources);
  return result;
}

async function types() {
  let worst = { code: 0, stopped: false };
  for (const project of ["tsconfig.pure.json", "tsconfig.json", "apps/web", "apps/web/tsconfig.worker.json", "e2e"]) {
    if (worst.stopped) break;
    const result = await tool("typescript/bin/tsc", ["-p", at(project)]);
    if (result.code !== 0 || result.stopped) worst = result;
  }
  return worst;
}

const counts = { passed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];

/** Runs vitest and adds up what it counted. @param {string} name @param {string} config @param {Record<string, string>} [env] */
async function vitest(name, config, env) {
  const result = await runTests({ report: at(`.cache/${name}.json`), config: at(config), env });
  if (result.lingered) console.log("The tests are over; something they had started was still running and was ended.");
  counts.passed += result.passed;
  failures.push(...result.failures);
  counts.skipped += result.skipped;
  return result;
}

/** @type {Record<string, { go: () => Promise<{ code: number, stopped: boolean }>, remedy: string }>} */
const steps = {
  lint: {
    go: () => tool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", root]),
    remedy: "`npm run fmt` mends most of it; the rest is named above.",
  },
  types: { go: types, remedy: "mend the types named above; `npm run check` is the quick way to look again." },
  arrows: {
    go: () => run(needNode24(), [at("scripts/arrows.ts")], { group: true }),
    remedy: "move the code to where the arrow allows it, or list the dependency in the package's package.json.",
  },
  games: {
    go: async () => {
      const list = await run(needNode24(), [at("scripts/games.ts"), "--check"], { group: true });
      return list.code !== 0 || list.stopped ? list : run(needNode24(), [at("scripts/names.ts")], { group: true });
    },
    remedy: "`npm run games` writes the list of games anew; code outside games/ finds games by that list.",
  },
  unit: {
    go: async () => {
      const { needPostgres } = await import("./postgres.mjs");
      return vitest("unit", "vitest.config.ts", { SERAI_POSTGRES: await needPostgres() });
    },
    remedy: "`npx vitest FILE` runs one file again at every change.",
  },
  build: { go: build, remedy: "`npx vite build apps/web` shows the whole message." },
  e2e: {
    go: async () => {
      const { findShell, needBrowser } = await import("./browser.mjs");
      const browser = await needBrowser();
      return vitest("e2e", "e2e/vitest.config.ts", { SERAI_BROWSER: browser, SERAI_SHELL: findShell() ?? browser });
    },
    remedy: "`npm test -- --only build,e2e` runs the browser tests alone.",
  },
};

/** Every step runs even after another has failed, so that one run tells all; but e2e cannot without what build makes. */
async function check(/** @type {string[]} */ names) {
  /** @type {string[]} */
  const failed = [];
  for (const name of names) {
    if (name === "e2e" && failed.includes("build")) {
      console.log("\n── e2e: left out, because there is no build to test");
      continue;
    }
    console.log(`\n── ${name}`);
    const start = performance.now();
    const { code, stopped } = await steps[name].go();
    if (stopped) giveUp(`── stopped during ${name}`);
    if (code !== 0) failed.push(name);
    console.log(`── ${name}: ${code === 0 ? "ok" : "FAILED"}, ${since(start)}`);
  }
  console.log();
  // Said again at the end: of a long report often only the end is looked at, or kept.
  for (const failure of failures) console.log(`✗ ${failure}\n`);
  for (const name of failed) console.log(`${name} failed: ${steps[name].remedy}`);
  // Its form is read by machines: alone on its line.
  if (names.includes("unit") || names.includes("e2e")) {
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    console.log(`tests: ${counts.passed} passed, ${failures.length} failed${skipped}`);
  }
  return failed.length === 0 ? 0 : 1;
}

/** @param {string[]} args @param {string[]} all */
function chosen(args, all) {
  if (args.length === 0) return all;
  const names = args[0] === "--only" ? (args[1] ?? "").split(",") : [];
  if (args.length !== 2 || !names.every((name) => all.includes(name)) || names.length === 0) {
    giveUp(`Usage: npm test -- [--only STEP,STEP]   steps: ${all.join(" ")}`);
  }
  return all.filter((name) => names.includes(name));
}

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const commands = {
  async start(args) {
    await install();
    const start = performance.now();
    if ((await build()).code !== 0) giveUp("The web client did not build, see above.");
    if (performance.now() - start > 1000) console.log(`Built the web client in ${since(start)}.`);
    return (await run(needNode24(), [at("apps/cli/bin/serai.mjs"), "serve", ...args])).code;
  },
  async test(args) {
    const names = chosen(args, Object.keys(steps));
    await install();
    mkdirSync(at(".cache"), { recursive: true });
    return check(names);
  },
  async check() {
    await install();
    return check(["games", "lint", "types", "arrows"]);
  },
  async games() {
    await install();
    return (await run(needNode24(), [at("scripts/games.ts")])).code;
  },
  async bench(args) {
    await install();
    return (await run(needNode24(), [at("bench/main.ts"), ...args])).code;
  },
  async "fuzz-port"(args) {
    await install();
    return (await run(needNode24(), [at("apps/server/test/attack/fuzz-port.ts"), ...args])).code;
  },
  async load(args) {
    await install();
    return (await run(needNode24(), [at("bench/load/main.ts"), ...args])).code;
  },
  async chaos(args) {
    await install();
    return (await run(needNode24(), [at("bench/chaos/main.ts"), ...args])).code;
  },
};

stopWithParent();
const [name = "", ...args] = process.argv.slice(2);
const command = commands[name] ?? giveUp(`Usage: node scripts/go.mjs ${Object.keys(commands).join("|")}`);
process.exitCode = await command(args);
