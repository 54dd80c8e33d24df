import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isDeepStrictEqual, promisify } from "node:util";
import type { WholeParts } from "@serai/games/list/entry.ts";
import { type GameEntry, gameById } from "@serai/games/list/index.ts";
import {
  FastChance,
  type GameRecord,
  keyFromWords,
  type OptionValues,
  optionCombinations,
  recordOf,
} from "@serai/kernel";
import { type AnyBot, playGame } from "@serai/search";
import { command } from "../command.ts";
import { writeText } from "../files.ts";
import { Stop } from "../shell.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** What a game is played with below the page. */
const NAMES = ["game", "checks", "levels", "simple", "knowledge"] as const satisfies readonly (keyof WholeParts)[];

const headOf = (id: string): string =>
  `// Written by \`npx serai freeze ${id}\` for games that began with these rules: never edit it.\n`;

const typesOf = (id: string): string =>
  `${headOf(id)}import type { WholeParts } from "../../list/entry.ts";\n\n${NAMES.map(
    (name) => `export declare const ${name}: WholeParts["${name}"];\n`,
  ).join("")}`;

/**
 * Keeps the rules and bots of a game as they are now in one plain file, for games that are running when its rules change.
 * Everything they need is in it, the kernel too, so that nothing that changes later can change them.
 */
export const freeze = command({
  name: "freeze",
  operands: ["game"],
  options: { out: { type: "string" } },
  async run({ values, positionals: [id] }, shell) {
    const entry = gameById(id);
    const { game } = entry;
    const folder = values.out ?? join(ROOT, "games", id, "frozen");
    const file = join(folder, `${game.rules}.js`);
    if (existsSync(file)) throw new Stop(shell.text.freeze.exists(file), 1);
    const code = `${headOf(id)}${await bundle(id)}`;
    await mustPlayAlike(entry, code);
    writeText(shell, file, code);
    writeText(shell, join(folder, `${game.rules}.d.ts`), typesOf(id));
    shell.out(shell.text.freeze.done(file));
    return 0;
  },
});

/** In a process of its own: the bundler is there for developers only. */
async function bundle(id: string): Promise<string> {
  const script = join(ROOT, "scripts/bundle-game.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script, id], { maxBuffer: 64 * 2 ** 20 });
  return stdout;
}

/** The file must do what it is to be kept for: play the same games as ours, with every number of players and all options. */
async function mustPlayAlike(entry: GameEntry, code: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "serai-freeze-"));
  try {
    const file = join(folder, "frozen.mjs");
    writeFileSync(file, code);
    const frozen: WholeParts = await import(pathToFileURL(file).href);
    const { min, max } = entry.game.seats;
    for (let seats = min; seats <= max; seats++)
      for (const options of optionCombinations(entry.game.options, seats)) {
        const [ours, theirs] = [entry, frozen].map(({ game, simple }) => gameOf(game, simple, seats, options));
        if (!isDeepStrictEqual(ours, theirs)) throw new Error(`the frozen ${entry.game.id} plays otherwise`);
      }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function gameOf(game: GameEntry["game"], bot: AnyBot, seats: number, options: OptionValues): GameRecord {
  const bots = Array.from({ length: seats }, () => bot);
  const key = keyFromWords("freeze");
  const match = playGame({ game, options, key, bots, chance: new FastChance(seats) });
  return recordOf(
    match,
    bots.map(({ id }) => id),
  );
}
