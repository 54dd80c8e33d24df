import { randomInt } from "node:crypto";
import type { SeatSight } from "@serai/table";
import type { FastifyBaseLogger } from "fastify";
import type { BotAnswer, BotAsk } from "./bot-thread.ts";
import { Thread } from "./thread.ts";

/** No bot may think longer than this. */
const PATIENCE = 8_000;

/** Answers for seats from their sight, off the thread that serves people. */
export class Bots {
  readonly #thread = new Thread<BotAsk, BotAnswer>(new URL("./bot-thread.ts", import.meta.url), PATIENCE);
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Always an answer: a bot that fails plays any legal action, and the fault is logged. */
  async choose(game: string, bot: string, sight: SeatSight): Promise<number> {
    try {
      const answer = await this.#thread.ask({ game, bot, sight, luck: randomInt(2 ** 32) });
      if (typeof answer === "number" && sight.legal.includes(answer)) return answer;
      this.#log.error({ game, bot, answer }, "a bot failed");
    } catch (error) {
      this.#log.error({ err: error, game, bot }, "a bot did not answer");
    }
    return sight.legal[randomInt(sight.legal.length)];
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
