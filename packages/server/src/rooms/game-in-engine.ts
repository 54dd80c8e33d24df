import type { Store, StoredTable } from "../store/store.ts";
import type { EngineAnswer, EngineAsk } from "../threads/engine-calls.ts";
import { ThreadDied } from "../threads/thread.ts";
import type { Engine } from "./engine.ts";
import { startOf } from "./start.ts";

/** A game that stalls or crashes the engine this often in a row is hopeless. */
const STRIKES = 2;

type Opened = Extract<EngineAnswer, { kind: "opened" }>;
type Unplayable = Extract<EngineAnswer, { kind: "refused" | "crashed" }>;

interface Around {
  readonly store: Store;
  readonly engine: Engine;
  now(): number;
}

/** One table's game in the engine's thread, which reads it from the log whenever it does not have it. */
export class GameInEngine {
  readonly #around: Around;
  /** The generation of the engine that has this game in memory. */
  #openIn: number | undefined;
  #strikes = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  get isHopeless(): boolean {
    return this.#strikes >= STRIKES;
  }

  async begin(table: StoredTable, at: number): Promise<Opened> {
    const { engine } = this.#around;
    const answer = await engine.ask({ what: "open", start: startOf(table), log: [], now: at });
    if (answer.kind !== "opened") throw new Error(`the engine answered ${answer.kind}`);
    this.#openIn = engine.generation;
    return answer;
  }

  /** Says why, where the log can no longer be played. */
  async open(table: StoredTable): Promise<Unplayable | undefined> {
    const { store, engine, now } = this.#around;
    if (this.#openIn === engine.generation) return undefined;
    const log = await store.log(table.id);
    const answer = await engine.ask({ what: "open", start: startOf(table), log, now: now() });
    if (answer.kind === "refused" || answer.kind === "crashed") return answer;
    this.#openIn = engine.generation;
    return undefined;
  }

  async ask(question: EngineAsk): Promise<EngineAnswer> {
    try {
      const answer = await this.#around.engine.ask(question);
      if (answer.kind === "crashed") throw new Error(answer.error);
      this.#strikes = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof ThreadDied) || error.guilty) this.#strikes++;
      throw error;
    }
  }

  /** What the engine holds may be wrong: it is to read the log again. */
  close(): void {
    this.#openIn = undefined;
  }

  async forget(table: string): Promise<void> {
    const { engine } = this.#around;
    if (this.#openIn === engine.generation) await engine.ask({ what: "forget", table });
  }
}
