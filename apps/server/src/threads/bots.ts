import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { LEVELS, levelOf } from "@serai/search";
import type { SeatSight } from "@serai/table";
import type { FastifyBaseLogger } from "fastify";
import type { BotAnswer, BotAsk } from "./bot-thread.ts";
import { EngineFailure } from "./engine-failure.ts";
import type { ThreadsSettings } from "./settings.ts";
import { processorSecondsOf, Thread, ThreadDied } from "./thread.ts";

type BotThread = Thread<BotAsk, BotAnswer>;

/** Most threads that tables share; another one is started where all are busy. */
const MOST_COMMON = Math.min(4, Math.max(2, availableParallelism() - 1));
/** All that wait are to be answered within this: the more there are, the less each thinks. */
const ALL_WITHIN = 5_000;
const LEAST_THINKING = 10;
/** How often a question is asked again after a thread that could not start. */
const ASKED_AGAIN = 5;
/** Tables whose bots have failed; beyond it the oldest is forgotten. */
const MOST_SUSPECTS = 1_000;

/** A decision that somebody else is to make for a seat. */
export interface BotTurn {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  readonly sight: SeatSight;
}

interface Job {
  readonly turn: BotTurn;
  readonly bot: string;
  readonly milliseconds: number;
  resolve(answer: BotAnswer): void;
  reject(error: unknown): void;
}

/** Answers for seats from their sight, off the thread that serves people. */
export class Bots {
  readonly #settings: ThreadsSettings;
  readonly #log: FastifyBaseLogger;
  readonly #common: BotThread[] = [];
  #apart: BotThread | undefined;
  readonly #jobs: Job[] = [];
  readonly #busy = new Set<BotThread>();
  /** By table: how many levels below its own its bot plays since it has failed; such tables think in a thread apart. */
  readonly #lowered = new Map<string, number>();
  readonly #closing = new AbortController();

  constructor(settings: ThreadsSettings, log: FastifyBaseLogger) {
    this.#settings = settings;
    this.#log = log;
  }

  /**
   * An answer always takes its level's time, whatever the seat holds and even if there is but one: what is left of it
   * after thinking is waited for. Only how many others think, which is no secret of any hand, can make it longer. A bot
   * that fails is replaced by the level below it, never by luck; where all fail, the weakest twice in a row, so does the
   * game. `undefined` when the server closes: the move is left to the next start.
   */
  async choose(turn: BotTurn): Promise<number | undefined> {
    const levels = levelsDownFrom(turn.bot);
    const milliseconds = levelOf(turn.bot)?.milliseconds ?? 0;
    for (let lower = this.#lowered.get(turn.table) ?? 0; lower < levels.length; lower++) {
      const bot = levels[lower];
      const began = performance.now();
      const answer = await this.#think(turn, bot, milliseconds);
      if (answer === undefined) return undefined;
      if (typeof answer === "number" && turn.sight.legal.includes(answer)) {
        // Only failures in a row count against the weakest.
        if (lower === levels.length - 1) this.#lower(turn.table, lower - 1);
        const isOpen = await this.#wait(began + milliseconds - performance.now());
        return isOpen ? answer : undefined;
      }
      // Without what it chose: moves are in no log.
      const why = typeof answer === "number" ? "it chose what is not legal" : answer.error;
      this.#log.error({ table: turn.table, game: turn.game, bot, why }, "a bot failed");
      this.#lower(turn.table, lower + 1);
    }
    throw new EngineFailure("threw", true, `no bot of ${turn.game} can play here`);
  }

  /** A bot will have to play soon. A server without bots has no thread for them. */
  prepare(): void {
    if (this.#common.length === 0) this.#common.push(this.#start());
  }

  /** How many decisions wait for a thread. */
  get waiting(): number {
    return this.#jobs.length;
  }

  processorSeconds(): Promise<number> {
    return processorSecondsOf([...this.#common, this.#apart]);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const closed = new ThreadDied("closed", false);
    for (const { reject } of this.#jobs.splice(0)) reject(closed);
    await Promise.all([...this.#common, this.#apart].map((thread) => thread?.close()));
  }

  /** What the bot says, or what went wrong; `undefined` when the server closes. */
  async #think(turn: BotTurn, bot: string, milliseconds: number): Promise<BotAnswer | undefined> {
    for (let again = 0; ; again++) {
      try {
        return await new Promise<BotAnswer>((resolve, reject) => {
          if (this.#closing.signal.aborted) return reject(new ThreadDied("closed", false));
          this.#jobs.push({ turn, bot, milliseconds, resolve, reject });
          this.#giveOut();
        });
      } catch (error) {
        if (!(error instanceof ThreadDied)) throw error;
        if (error.why === "closed") return undefined;
        if (error.guilty || again >= ASKED_AGAIN) return { error: error.message };
      }
    }
  }

  /** A thread gets one question at a time, so that each is given its share of the time there is when its turn comes. */
  #giveOut(): void {
    for (const job of [...this.#jobs]) {
      const thread = this.#threadFor(job.turn.table);
      if (thread === undefined) continue;
      const waiting = this.#jobs.length;
      this.#jobs.splice(this.#jobs.indexOf(job), 1);
      void this.#ask(thread, job, Math.max(LEAST_THINKING, Math.min(job.milliseconds, ALL_WITHIN / waiting)));
    }
  }

  async #ask(thread: BotThread, job: Job, milliseconds: number): Promise<void> {
    const { game, rules, sight } = job.turn;
    this.#busy.add(thread);
    try {
      job.resolve(await thread.ask({ game, rules, bot: job.bot, sight, luck: randomInt(2 ** 32), milliseconds }));
    } catch (error) {
      job.reject(error);
    } finally {
      this.#busy.delete(thread);
      this.#giveOut();
    }
  }

  /** A free thread for the table. */
  #threadFor(table: string): BotThread | undefined {
    const isFree = (thread: BotThread): boolean => !this.#busy.has(thread);
    if (this.#lowered.has(table)) {
      this.#apart ??= this.#start();
      return isFree(this.#apart) ? this.#apart : undefined;
    }
    const free = this.#common.find(isFree);
    if (free !== undefined || this.#common.length >= MOST_COMMON) return free;
    const another = this.#start();
    this.#common.push(another);
    return another;
  }

  #lower(table: string, lower: number): void {
    this.#lowered.delete(table);
    this.#lowered.set(table, lower);
    const [oldest] = this.#lowered.keys();
    if (oldest !== undefined && this.#lowered.size > MOST_SUSPECTS) this.#lowered.delete(oldest);
  }

  /** Whether the server was still open at the end of it. */
  async #wait(milliseconds: number): Promise<boolean> {
    const { signal } = this.#closing;
    if (milliseconds >= 1) await pause(milliseconds, undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  }

  #start(): BotThread {
    const file = new URL("./bot-thread.ts", import.meta.url);
    const { games, timeLimits } = this.#settings;
    return new Thread({ name: "bots", file, data: { games }, timeLimitMs: timeLimits.bot });
  }
}

/** The bot itself, then every level below it; below those that are no level of play, the weakest one. The last is there twice. */
function levelsDownFrom(bot: string): string[] {
  const at = LEVELS.findIndex(({ id }) => id === bot);
  const below = LEVELS.slice(0, at < 0 ? 1 : at).map(({ id }) => id);
  const [weakest = bot] = below;
  return [bot, ...below.reverse(), weakest];
}
