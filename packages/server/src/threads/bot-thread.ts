import { parentPort } from "node:worker_threads";
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

/** The thread in which bots think: however long they take, nobody else waits for them. */
parentPort?.on("message", ({ id, question }: { id: number; question: BotAsk }) => {
  parentPort?.postMessage({ id, answer: choose(question) });
});

function choose({ game, bot, sight, luck }: BotAsk): BotAnswer {
  try {
    return botOf(takeDown(game), bot).choose(sight, new FastChance(luck));
  } catch (error) {
    return { error: String(error) };
  }
}
