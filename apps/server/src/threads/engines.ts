import { availableParallelism } from "node:os";
import type { EngineAnswer, EngineAsk } from "./engine-calls.ts";
import type { ThreadsSettings } from "./settings.ts";
import { processorSecondsOf, Thread } from "./thread.ts";

export type Engine = Thread<EngineAsk, EngineAnswer>;

/** Most threads that tables share. */
const MOST_COMMON = Math.min(4, Math.max(2, availableParallelism() - 2));
/** Another one is started where every one has so many questions waiting: questions come many at a time, and each thread costs memory. */
const CROWDED = 32;
/** A longer log is opened apart: the longest games have some hundreds of lines. */
const LONG = 3_000;
/** Faults in a row, or in all, after which a game is hopeless. */
const IN_A_ROW = 2;
const IN_ALL = 5;
/** Tables whose faults are remembered; beyond it the oldest is forgotten. */
const MOST_SUSPECTS = 10_000;

interface Suspect {
  faults: number;
  sinceLastMove: number;
  /** It has stopped a thread, and is kept away from the others from then on. */
  hasLooped: boolean;
}

/**
 * The threads in which rules run. Tables share a few; one that has stopped its thread, or whose log is long, has its game
 * in a thread apart, with a longer time limit and without others behind it. Faults are remembered here and not in the rooms,
 * which come and go with the people in them.
 */
export class Engines {
  readonly #settings: ThreadsSettings;
  readonly #common: Engine[] = [];
  #apart: Engine | undefined;
  readonly #suspects = new Map<string, Suspect>();

  constructor(settings: ThreadsSettings) {
    this.#settings = settings;
  }

  /** Somebody will want the rules soon. A server without tables has no thread for them. */
  prepare(): void {
    if (this.#common.length === 0) this.#common.push(this.#start(this.#settings.timeLimits.rules));
  }

  /** The thread to open the table in. */
  threadFor(table: string, lines: number): Engine {
    if (this.#suspects.get(table)?.hasLooped || lines > LONG) return this.apart();
    this.prepare();
    if (this.#common.length < MOST_COMMON && this.#common.every(({ waiting }) => waiting >= CROWDED))
      this.#common.push(this.#start(this.#settings.timeLimits.rules));
    const ready = this.#common.filter(({ isReady }) => isReady);
    return (ready.length > 0 ? ready : this.#common).reduce((a, b) => (b.waiting < a.waiting ? b : a));
  }

  /** How many questions wait for an answer. */
  get waiting(): number {
    return [...this.#common, this.#apart].reduce((sum, thread) => sum + (thread?.waiting ?? 0), 0);
  }

  processorSeconds(): Promise<number> {
    return processorSecondsOf([...this.#common, this.#apart]);
  }

  apart(): Engine {
    this.#apart ??= this.#start(this.#settings.timeLimits.apart);
    return this.#apart;
  }

  noteFault(table: string, looped: boolean): void {
    const suspect = this.#suspects.get(table) ?? { faults: 0, sinceLastMove: 0, hasLooped: false };
    suspect.faults++;
    suspect.sinceLastMove++;
    suspect.hasLooped ||= looped;
    this.#suspects.delete(table);
    this.#suspects.set(table, suspect);
    const [oldest] = this.#suspects.keys();
    if (oldest !== undefined && this.#suspects.size > MOST_SUSPECTS) this.#suspects.delete(oldest);
  }

  /** Only a move that was made, here or at another server, clears a table: joining it, or any other question, proves nothing. */
  noteMove(table: string): void {
    const suspect = this.#suspects.get(table);
    if (suspect) suspect.sinceLastMove = 0;
  }

  isHopeless(table: string): boolean {
    const { faults, sinceLastMove } = this.#suspects.get(table) ?? { faults: 0, sinceLastMove: 0 };
    return sinceLastMove >= IN_A_ROW || faults >= IN_ALL;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#common, this.#apart].map((thread) => thread?.close()));
  }

  #start(timeLimitMs: number): Engine {
    const file = new URL("./engine-thread.ts", import.meta.url);
    return new Thread({ name: "rules", file, data: { games: this.#settings.games }, timeLimitMs });
  }
}
