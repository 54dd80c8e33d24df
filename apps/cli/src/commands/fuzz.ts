import { join } from "node:path";
import { gameById, gameIds } from "@serai/games/list/index.ts";
import { type FuzzReport, fuzz as findFaults } from "@serai/kernel";
import { command } from "../command.ts";
import { saveRecord } from "../files.ts";
import type { Shell } from "../shell.ts";
import { readCount } from "../values.ts";

/** Rules that are wrong everywhere must not fill a folder. */
const MOST_SAVED = 10;

export const fuzz = command({
  name: "fuzz",
  operands: ["games"],
  options: {
    games: { type: "string" },
    seed: { type: "string" },
    every: { type: "string" },
    out: { type: "string" },
  },
  run({ values, positionals: [word] }, shell) {
    const games = readCount(shell, "games", values.games, { min: 1, max: 1_000_000_000, fallback: 1000 });
    const seed = readCount(shell, "seed", values.seed, { min: 0, max: 1_000_000_000, fallback: 1 });
    const every = readCount(shell, "every", values.every, { min: 1, max: 1_000_000, fallback: 8 });
    const entries = (word === "all" ? gameIds : [word]).map(gameById);
    const start = performance.now();
    const total = { games: 0, moves: 0, faults: 0 };
    for (const { game, checks } of entries) {
      const onGame = (done: number): void => showProgress(shell, game.id, done, games);
      const report = findFaults(game, checks, { games, seed, every, onGame });
      tellFaults(shell, game.id, report, seed, values.out ?? ".");
      total.games += report.games;
      total.moves += report.moves;
      total.faults += report.faults.length;
    }
    shell.out(shell.text.fuzz.total(total.games, total.moves, total.faults, (performance.now() - start) / 1000));
    return total.faults === 0 ? 0 : 1;
  },
});

/** Progress as one line that is rewritten; nothing where output goes to a file. */
function showProgress({ text }: Shell, game: string, done: number, of: number): void {
  if (!process.stderr.isTTY || (done % 50 !== 0 && done !== of)) return;
  process.stderr.write(`\r${text.fuzz.progress(game, done, of)}${done === of ? "\r\x1b[K" : ""}`);
}

function tellFaults(shell: Shell, game: string, report: FuzzReport, seed: number, folder: string): void {
  const { text, out, paint } = shell;
  for (const [i, { kind, detail, record }] of report.faults.slice(0, MOST_SAVED).entries()) {
    const file = join(folder, `fault-${game}-${seed}-${i + 1}.json`);
    saveRecord(shell, file, record);
    out(paint("red", text.fuzz.fault(kind, detail, file)));
  }
  if (report.faults.length > MOST_SAVED) out(text.fuzz.moreFaults(report.faults.length - MOST_SAVED));
  out(text.fuzz.game(game, report.games, report.moves, report.faults.length));
}
