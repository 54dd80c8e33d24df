import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Contest, type Outcome, type Standing, schedule, standardContests, tally } from "@serai/bots";
import { botOf, gameIds, takeDown } from "@serai/shelf";
import { command } from "../command.ts";
import { systemCode } from "../files.ts";
import { table } from "../layout.ts";
import { commitOf } from "../repository.ts";
import { type Shell, Stop } from "../shell.ts";
import type { ArenaAnswer, ArenaTask } from "../threads/arena-thread.ts";
import { shareOut, showProgress } from "../threads/share-out.ts";
import { readCount } from "../values.ts";

const THREAD = new URL("../threads/arena-thread.ts", import.meta.url);

/** A contest as it was played and what came of it. */
interface Played {
  readonly contest: Contest;
  readonly standings: readonly Standing[];
}

export const arena = command({
  name: "arena",
  operands: ["games"],
  options: {
    seats: { type: "string" },
    games: { type: "string" },
    iterations: { type: "string" },
    workers: { type: "string" },
    seed: { type: "string" },
    out: { type: "string" },
  },
  async run({ values, positionals: [word] }, shell) {
    const games = readCount(shell, "games", values.games, { min: 1, max: 1_000_000, fallback: 100 });
    const iterations = readCount(shell, "iterations", values.iterations, { min: 1, max: 1e9, fallback: undefined });
    const workers = readCount(shell, "workers", values.workers, { min: 1, max: 64, fallback: 2 });
    const seed = readCount(shell, "seed", values.seed, { min: 0, max: 1_000_000, fallback: 1 });
    const boxes = (word === "all" ? gameIds() : [word]).map(takeDown);
    const seats = values.seats?.split(",");
    for (const id of seats ?? []) for (const boxed of boxes) botOf(boxed, id);
    const dealsFor = (players: number): number => Math.ceil(games / players);
    const contests = boxes.flatMap(({ game }) =>
      seats === undefined
        ? standardContests(game, dealsFor, seed)
        : [{ game: game.id, seats, deals: dealsFor(seats.length), seed }],
    );
    const played = await playAll(shell, contests, iterations, workers);
    if (values.out !== undefined) {
      const report = { commit: commitOf(), node: process.version, iterations: iterations ?? "levels", played };
      saveReport(shell, values.out, `${JSON.stringify(report, undefined, 2)}\n`);
      shell.out(shell.text.arena.saved(values.out));
    }
    return 0;
  },
});

async function playAll(
  shell: Shell,
  contests: readonly Contest[],
  iterations: number | undefined,
  workers: number,
): Promise<Played[]> {
  const played: Played[] = [];
  let done = 0;
  const all = contests.reduce((sum, { deals, seats }) => sum + deals * seats.length, 0);
  for (const contest of contests) {
    const outcomes: Outcome[] = [];
    const tasks = schedule(contest).map(
      (pairing): ArenaTask => ({ contest, pairing, ...(iterations !== undefined && { iterations }) }),
    );
    await shareOut<ArenaTask, ArenaAnswer>(THREAD, workers, tasks, ({ outcome }) => {
      outcomes.push(outcome);
      showProgress(shell.text.arena.progress(contest.game, ++done, all), done === all);
    });
    outcomes.sort((a, b) => a.deal - b.deal || a.turn - b.turn);
    const standings = tally(contest, outcomes);
    played.push({ contest, standings });
    tellStandings(shell, contest, standings);
  }
  return played;
}

function tellStandings({ out, paint, text }: Shell, { game, seats }: Contest, standings: readonly Standing[]): void {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  out(paint("bold", `${game}: ${seats.join(", ")}`));
  const rows = standings.map(({ bot, games, share, fair, low, high, byDeals, score }) => [
    bot,
    String(games),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    `± ${percent(byDeals)}`,
    percent(fair),
    score.toFixed(1),
  ]);
  for (const line of table([[...text.arena.columns], ...rows])) out(`  ${line}`);
}

function saveReport({ text }: Shell, file: string, content: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (error) {
    throw new Stop(text.errors.cannotWrite(file, systemCode(error) ?? ""), 1);
  }
}
