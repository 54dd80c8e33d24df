import { parentPort } from "node:worker_threads";
import { levelOf, type Thinking } from "@serai/bots";
import { FastChance } from "@serai/kernel";
import { botOf, takeDown } from "@serai/shelf";
import type { SeatSight } from "@serai/table";

/** A seat's sight, and who is to answer for it. */
export interface BotAsk {
  readonly game: string;
  readonly bot: string;
  readonly sight: SeatSight;
  /** The bot's own luck, which has nothing to do with the game's key. */
  readonly luck: number;
}

/** The action; or what went wrong. */
export type BotAnswer = number | { readonly error: string };

interface Asked {
  readonly id: number;
  readonly question: BotAsk;
}

/** All that wait are to be answered within this, well before anybody loses patience with the thread. */
const ALL_WITHIN = 5_000;
/** Asking the clock costs as much as a good part of an iteration. */
const BETWEEN_LOOKS = 8;

const waiting: Asked[] = [];

/** The thread in which bots think: however long they take, nobody else waits for them. */
parentPort?.on("message", (asked: Asked) => {
  waiting.push(asked);
  // Not at once: first let everything come in that has been asked, so that time is shared out fairly.
  if (waiting.length === 1) setImmediate(answerNext);
});

/**
 * An answer always takes its level's time, whatever the seat holds and even if there is but one: what is left of it after
 * thinking is waited for, not thought away, so that others can be answered meanwhile. Only how many are waiting, which
 * is no secret of any hand, can make it shorter or longer.
 */
function answerNext(): void {
  const [{ id, question }] = waiting;
  const began = performance.now();
  const milliseconds = levelOf(question.bot)?.milliseconds ?? 0;
  const answer = choose(question, until(began + Math.min(milliseconds, ALL_WITHIN / waiting.length)));
  const early = began + milliseconds - performance.now();
  if (early < 1) parentPort?.postMessage({ id, answer });
  else setTimeout(() => parentPort?.postMessage({ id, answer }), early);
  waiting.shift();
  if (waiting.length > 0) setImmediate(answerNext);
}

const until = (end: number): Thinking => ({
  goOn: (iterations) => iterations % BETWEEN_LOOKS !== 0 || performance.now() < end,
});

function choose({ game, bot, sight, luck }: BotAsk, thinking: Thinking): BotAnswer {
  try {
    return botOf(takeDown(game), bot).choose(sight, new FastChance(luck), thinking);
  } catch (error) {
    return { error: String(error) };
  }
}
