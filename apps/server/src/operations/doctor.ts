import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { GAMES_MODULE, loadGames } from "../games/registry.ts";
import { GameInEngine } from "../rooms/game-in-engine.ts";
import { backUpEmbedded } from "../store/backup.ts";
import { DataUnusable } from "../store/data-fault.ts";
import { databaseUrl } from "../store/database-url.ts";
import { DATABASE, openEmbedded } from "../store/embedded.ts";
import type { Store, StoredTable } from "../store/store.ts";
import { EngineFailure, type EngineFault } from "../threads/engine-failure.ts";
import { Engines } from "../threads/engines.ts";
import { TIME_LIMITS_MS } from "../threads/settings.ts";

/** A game that these rules do not play as it was played. */
export interface FailingGame {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly status: "playing" | "over";
  /** `differs`: it can be played again, and comes out otherwise. */
  readonly fault: EngineFault | "differs";
  readonly detail: string;
}

export interface Diagnosis {
  readonly running: number;
  readonly finished: number;
  readonly failing: readonly FailingGame[];
}

export interface DoctorOptions {
  /** Finished games too. */
  readonly finished: boolean;
  /** The module that games are read from. */
  readonly games?: string;
}

/**
 * Plays the games of the database that DATABASE_URL names, else of the folder, again by the rules that are installed, also
 * beside servers that use it. Whatever it finds, nothing is written.
 */
export function diagnose(folder: string, options: DoctorOptions): Promise<Diagnosis> {
  const url = databaseUrl();
  return url === undefined ? diagnoseFolder(folder, options) : diagnosePostgres(url, options);
}

/** It reads where nothing can be written; the schema stays as it is, so that older servers go on beside it. */
export async function diagnosePostgres(url: string, options: DoctorOptions): Promise<Diagnosis> {
  const { openPostgresToRead } = await import("../store/postgres/postgres.ts");
  const store = await openPostgresToRead(url);
  try {
    return await diagnoseStore(store, options);
  } finally {
    await store.close();
  }
}

/** It works on a copy of the database. */
async function diagnoseFolder(folder: string, options: DoctorOptions): Promise<Diagnosis> {
  const copy = mkdtempSync(join(tmpdir(), "serai-doctor-"));
  try {
    const fault = await backUpEmbedded(folder, join(copy, DATABASE));
    const path = fault === "disk-full" || fault === "unwritable" ? copy : folder;
    if (fault !== undefined) throw new DataUnusable(fault, path);
    const store = await openEmbedded(copy);
    try {
      return await diagnoseStore(store, options);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function diagnoseStore(store: Store, options: DoctorOptions): Promise<Diagnosis> {
  const module = options.games ?? GAMES_MODULE;
  const games = await loadGames(module);
  const engines = new Engines({ games: module, timeLimits: TIME_LIMITS_MS });
  try {
    const running = await store.runningTables(Number.MAX_SAFE_INTEGER);
    const finished = options.finished ? (await store.finishedTables()).map(({ table }) => table) : [];
    const failing: FailingGame[] = [];
    for (const id of [...running, ...finished]) {
      const found = await examine(new GameInEngine({ store, games, engines }, id), id, store);
      if (found) failing.push(found);
    }
    return { running: running.length, finished: finished.length, failing };
  } finally {
    await engines.close();
  }
}

/** A table and its log are read one after the other: where a move was made meanwhile, both are read again. */
async function examine(inEngine: GameInEngine, id: string, store: Store): Promise<FailingGame | undefined> {
  for (;;) {
    const before = await store.progress(id);
    const table = await store.table(id);
    if (table?.status !== "playing" && table?.status !== "over") return undefined;
    const found = await faultOf(inEngine, table, store);
    if (found === undefined) return undefined;
    const { game, rules, status } = table;
    if (isDeepStrictEqual(await store.progress(id), before)) return { table: id, game, rules, status, ...found };
  }
}

async function faultOf(
  inEngine: GameInEngine,
  table: StoredTable,
  store: Store,
): Promise<Pick<FailingGame, "fault" | "detail"> | undefined> {
  try {
    const { summary } = await inEngine.check(table);
    const counted = table.status === "over" ? (await store.outcomeOf(table.id))?.result : undefined;
    if (counted && !isDeepStrictEqual(counted, summary.outcome?.result))
      return { fault: "differs", detail: `${JSON.stringify(counted)} ≠ ${JSON.stringify(summary.outcome?.result)}` };
    if (summary.deciders !== table.deciders || summary.over !== (table.status === "over"))
      return { fault: "differs", detail: "another seat is asked" };
    return undefined;
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    return { fault: error.reason, detail: error.message };
  }
}
