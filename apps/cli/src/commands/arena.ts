import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { type GameEntry, gameById, gameIds } from "@serai/games/list/index.ts";
import { type BotResult, type Contest, type PairingResult, schedule, standardContests, tally } from "@serai/search";
import { command } from "../command.ts";
import { readText, writeText } from "../files.ts";
import { table } from "../layout.ts";
import { commitOf } from "../repository.ts";
import { BadNetwork, seatedBot } from "../seated-bot.ts";
import { type Shell, Stop } from "../shell.ts";
import { cellsOf, hasPlaceForTables, type Played, withTables } from "../standings.ts";
import type { ArenaAnswer, ArenaTask } from "../threads/arena-thread.ts";
import { shareOut, showProgress } from "../threads/share-out.ts";
import { readCount } from "../values.ts";

const THREAD = new URL("../threads/arena-thread.ts", import.meta.url);

/** A result, and all that is needed to get it again. */
interface Report {
  readonly commit: string;
  readonly node: string;
  readonly iterations: number | "levels";
  readonly milliseconds?: number;
  readonly played: readonly Played[];
}

export const arena = command({
  name: "arena",
  operands: ["games"],
  options: {
    seats: { type: "string" },
    games: { type: "string" },
    iterations: { type: "string" },
    milliseconds: { type: "string" },
    workers: { type: "string" },
    seed: { type: "string" },
    out: { type: "string" },
    table: { type: "string" },
  },
  async run({ values, positionals: [word] }, shell) {
    const games = readCount(shell, "games", values.games, { min: 1, max: 1_000_000, fallback: 100 });
    const iterations = readCount(shell, "iterations", values.iterations, { min: 1, max: 1e9, fallback: undefined });
    const milliseconds = readCount(shell, "milliseconds", values.milliseconds, {
      min: 1,
      max: 60_000,
      fallback: undefined,
    });
    const workers = readCount(shell, "workers", values.workers, { min: 1, max: 64, fallback: 2 });
    const seed = readCount(shell, "seed", values.seed, { min: 0, max: 1_000_000, fallback: 1 });
    const entries = (word === "all" ? gameIds : [word]).map(gameById);
    const seats = values.seats?.split(",");
    for (const id of seats ?? []) for (const entry of entries) checkSeat(shell, entry, id);
    const contests = entries.flatMap(({ game }) =>
      seats === undefined
        ? standardContests(game, games, seed)
        : [{ game: game.id, seats, deals: Math.ceil(games / seats.length), seed }],
    );
    const document = values.table === undefined ? undefined : openDocument(shell, values.table);
    const made: Omit<Report, "played"> = {
      commit: commitOf(),
      node: process.version,
      iterations: iterations ?? "levels",
      ...(milliseconds !== undefined && { milliseconds }),
    };
    const earlier = values.out === undefined ? [] : playedBefore(values.out, made);
    await playAll(shell, contests, earlier, { iterations, milliseconds, workers }, (played) => {
      if (values.out !== undefined)
        writeText(shell, values.out, `${JSON.stringify({ ...made, played }, undefined, 2)}\n`);
      document?.write(played);
    });
    for (const file of [values.out, values.table]) if (file !== undefined) shell.out(shell.text.arena.saved(file));
    return 0;
  },
});

interface Means {
  readonly iterations: number | undefined;
  readonly milliseconds: number | undefined;
  readonly workers: number;
}

/** Contest after contest, but for those played earlier; after each, all so far are handed over to be kept. */
async function playAll(
  shell: Shell,
  contests: readonly Contest[],
  earlier: readonly Played[],
  means: Means,
  keep: (played: readonly Played[]) => void,
): Promise<void> {
  const played: Played[] = [];
  let done = 0;
  const all = contests.reduce((sum, { deals, seats }) => sum + deals * seats.length, 0);
  for (const contest of contests) {
    const known = earlier.find((one) => isDeepStrictEqual(one.contest, contest));
    const standings = known?.standings ?? (await play(contest, means, () => tellProgress(contest.game, ++done)));
    if (known) done += contest.deals * contest.seats.length;
    played.push({ contest, standings });
    tellStandings(shell, contest, standings);
    keep(played);
  }

  function tellProgress(game: string, games: number): void {
    showProgress(shell.text.arena.progress(game, games, all), games === all);
  }
}

async function play(
  contest: Contest,
  { iterations, milliseconds, workers }: Means,
  onGame: () => void,
): Promise<BotResult[]> {
  const results: PairingResult[] = [];
  const tasks = schedule(contest).map(
    (pairing): ArenaTask => ({
      contest,
      pairing,
      ...(iterations !== undefined && { iterations }),
      ...(milliseconds !== undefined && { milliseconds }),
    }),
  );
  await shareOut<ArenaTask, ArenaAnswer>(THREAD, workers, tasks, ({ result }) => {
    results.push(result);
    onGame();
  });
  results.sort((a, b) => a.deal - b.deal || a.turn - b.turn);
  return tally(contest, results);
}

/** Before anything is played: whether there is such a bot. */
function checkSeat({ text }: Shell, entry: GameEntry, id: string): void {
  try {
    seatedBot(entry, id);
  } catch (error) {
    throw error instanceof BadNetwork ? new Stop(text.errors.badNetwork(error.file)) : error;
  }
}

function tellStandings({ out, paint, text }: Shell, { game, seats }: Contest, standings: readonly BotResult[]): void {
  out(paint("bold", `${game}: ${seats.join(", ")}`));
  const rows = standings.map((standing) => [standing.bot, ...cellsOf(standing), standing.score.toFixed(1)]);
  for (const line of table([[...text.arena.columns], ...rows])) out(`  ${line}`);
}

/** The results of an interrupted arena with the same settings; all else is played again. */
function playedBefore(file: string, made: Omit<Report, "played">): readonly Played[] {
  if (!existsSync(file)) return [];
  const read: Partial<Report> = JSON.parse(readFileSync(file, "utf8"));
  const { played = [], ...its } = read;
  return isDeepStrictEqual(its, made) ? played : [];
}

/** A document that keeps tables of contests: found out before hours of play rather than after. */
function openDocument(shell: Shell, file: string): { write(played: readonly Played[]): void } {
  const text = readText(shell, file);
  if (!hasPlaceForTables(text)) throw new Stop(shell.text.arena.noPlace(file));
  return { write: (played) => writeText(shell, file, withTables(text, played, shell.text.arena.columns)) };
}
