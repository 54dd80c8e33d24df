import type { LogEntry } from "@serai/table";
import type { Games } from "../games/registry.ts";
import type { Store, StoredTable } from "../store/store.ts";
import type { EngineAnswer, EngineAsk } from "../threads/engine-calls.ts";
import { EngineFailure } from "../threads/engine-failure.ts";
import type { Engine, Engines } from "../threads/engines.ts";
import { ThreadDied } from "../threads/thread.ts";
import { startOf } from "./start.ts";

export type Opened = Extract<EngineAnswer, { kind: "opened" }>;

interface EngineServices {
  readonly store: Store;
  readonly engines: Engines;
  readonly games: Games;
}

/** The rules threw something that is no refusal. */
class Crash extends Error {}

/** How often a question is asked again after a thread died over another table's. */
const ASKED_AGAIN = 5;

/**
 * One table's game in a thread of the engines, read from the log wherever no thread has it. Every failure of the rules is
 * an `EngineFailure` that says why, and whether the game is to be set aside.
 */
export class GameInEngine {
  readonly #around: EngineServices;
  readonly #id: string;
  #open: { readonly engine: Engine; readonly generation: number } | undefined;
  #entries = 0;

  constructor(around: EngineServices, id: string) {
    this.#around = around;
    this.#id = id;
  }

  /** How much of the log an engine has. */
  get entries(): number | undefined {
    return this.#engine && this.#entries;
  }

  async begin(table: StoredTable): Promise<Opened> {
    return this.#guarded(table, () => this.#read(table, []));
  }

  /** Reads the log, where no thread has the game. */
  async open(table: StoredTable): Promise<void> {
    await this.#guarded(table, () => this.#openOnce(table));
  }

  /** How the game stands by its log, read where no other table would notice if it cannot be. */
  check(table: StoredTable): Promise<Opened> {
    const { store, engines } = this.#around;
    return this.#guarded(table, async () => {
      const log = await store.log(table.id);
      this.close();
      const opened = await this.#openIn(engines.apart(), { what: "open", start: startOf(table), log });
      await this.forget();
      return opened;
    });
  }

  /** Asks about the table as it is on disk. A thread that dies over another table's question costs this one a moment. */
  async ask(table: StoredTable, question: EngineAsk): Promise<EngineAnswer> {
    const answer = await this.#guarded(table, async () => {
      const engine = await this.#openOnce(table);
      const given = await engine.ask(question);
      if (given.kind === "crashed") throw new Crash(given.error);
      return given;
    });
    if (answer.kind === "done") {
      this.#entries = answer.number;
      this.#noteMoves([answer.entry]);
    }
    return answer;
  }

  /** Goes on to where the log is by now; `undefined` where no engine has the game, and it is read when it is wanted. */
  follow(table: StoredTable): Promise<Opened | undefined> {
    return this.#guarded(table, async () => {
      const engine = this.#engine;
      if (engine === undefined) return undefined;
      const entries = await this.#around.store.logAfter({ table: table.id, number: this.#entries });
      // Meanwhile its thread may have ended over another table.
      if (this.#engine !== engine) return undefined;
      const opened = await this.#openIn(engine, { what: "follow", table: table.id, entries });
      this.#noteMoves(entries);
      return opened;
    });
  }

  /** What the engine holds may be wrong: it is to read the log again. */
  close(): void {
    void this.forget();
  }

  /** Until the engine no longer holds the game. */
  async forget(): Promise<void> {
    const engine = this.#engine;
    this.#open = undefined;
    try {
      await engine?.ask({ what: "forget", table: this.#id });
    } catch (error) {
      // A thread that ended holds nothing any more.
      if (!(error instanceof ThreadDied)) throw error;
    }
  }

  #noteMoves(entries: readonly LogEntry[]): void {
    if (entries.some(({ what }) => what.kind === "move")) this.#around.engines.noteMove(this.#id);
  }

  get #engine(): Engine | undefined {
    const open = this.#open;
    return open && open.generation === open.engine.generation ? open.engine : undefined;
  }

  async #openOnce(table: StoredTable): Promise<Engine> {
    if (this.#engine) return this.#engine;
    const { summary } = await this.#read(table, await this.#around.store.log(table.id));
    if (table.status === "over" && !summary.over) {
      // Rules that were changed without a new version: played on, it would be finished no more.
      this.close();
      throw new EngineFailure("threw", true, "a finished game that is not over by these rules");
    }
    return this.#engine ?? this.#openOnce(table);
  }

  #read(table: StoredTable, log: Awaited<ReturnType<Store["log"]>>): Promise<Opened> {
    const engine = this.#around.engines.threadFor(table.id, log.length);
    return this.#openIn(engine, { what: "open", start: startOf(table), log });
  }

  async #openIn(engine: Engine, question: Extract<EngineAsk, { what: "open" | "follow" }>): Promise<Opened> {
    const { generation } = engine;
    const answer = await engine.ask(question);
    // What a log says is always played the same way: a second try would fail like the first.
    if (answer.kind === "refused") throw new EngineFailure("threw", true, `the log is refused: ${answer.code}`);
    if (answer.kind === "crashed") throw new EngineFailure("threw", true, answer.error);
    if (answer.kind !== "opened") throw new Error(`the engine answered ${answer.kind}`);
    this.#open = { engine, generation };
    this.#entries = answer.entries;
    return answer;
  }

  /** Runs a job with the engines, noting what goes wrong against the table, and only what is the table's fault. */
  async #guarded<X>(table: StoredTable, job: () => Promise<X>): Promise<X> {
    const { engines, games } = this.#around;
    if (!games.has(table.game, table.rules)) throw new EngineFailure("rules-missing", false);
    if (engines.isHopeless(table.id)) throw new EngineFailure("looped", true);
    for (let again = 0; ; again++) {
      try {
        return await job();
      } catch (error) {
        const fault = faultIn(error);
        if (fault !== undefined) {
          this.close();
          engines.noteFault(table.id, fault === "looped");
          throw new EngineFailure(fault, engines.isHopeless(table.id), String(error));
        }
        const isAnothersFault = error instanceof ThreadDied && error.why !== "closed";
        if (!isAnothersFault || again >= ASKED_AGAIN) throw error;
      }
    }
  }
}

/** What the table's own rules did wrong, where trying again may yet help. */
function faultIn(error: unknown): "looped" | "threw" | undefined {
  if (error instanceof Crash) return "threw";
  return error instanceof ThreadDied && error.guilty ? "looped" : undefined;
}
