import { workerData } from "node:worker_threads";
import { botOf } from "@serai/games/list/index.ts";
import { FastChance } from "@serai/kernel";
import type { Thinking } from "@serai/search";
import type { SeatSight } from "@serai/table";
import { loadGames } from "../games/registry.ts";
import { answerQuestions } from "./answer-questions.ts";

/** A seat's sight, and who is to answer for it. */
export interface BotAsk {
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  readonly sight: SeatSight;
  /** The bot's own luck, which has nothing to do with the game's key. */
  readonly luck: number;
  /** How long it may think. */
  readonly milliseconds: number;
}

/** The action; or what went wrong. */
export type BotAnswer = number | { readonly error: string };

/** Asking the clock costs as much as a good part of an iteration. */
const BETWEEN_LOOKS = 8;
/** Thought through whatever the clock says: on a busy machine its time can pass without any thinking. */
const LEAST_ITERATIONS = 24;

const games = await loadGames(workerData.games);

/** A thread in which bots think, one at a time: however long they take, no person waits for them. */
answerQuestions(choose);

async function choose({ game, rules, bot, sight, luck, milliseconds }: BotAsk): Promise<BotAnswer> {
  try {
    const entry = await games.load(game, rules);
    if (entry === undefined) return { error: `no rules ${rules} of ${game}` };
    return botOf(entry, bot).choose(sight, new FastChance(luck), until(performance.now() + milliseconds));
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const until = (end: number): Thinking => ({
  goOn: (iterations) => iterations < LEAST_ITERATIONS || iterations % BETWEEN_LOOKS !== 0 || performance.now() < end,
});
