import { parentPort, workerData } from "node:worker_threads";
import { Refusal } from "@serai/kernel";
import { factsOf, messageFor, perform, Table } from "@serai/table";
import { loadGames } from "../games/registry.ts";
import type { EngineAnswer, EngineAsk } from "./engine-calls.ts";
import type { Answered, Asked, Ready } from "./thread.ts";

/** A thread in which rules run, for the tables that it holds. */
const tables = new Map<string, Table>();

const games = await loadGames(workerData.games);

/** The rules of an earlier version are fetched when first wanted; whatever is asked meanwhile waits its turn. */
let last = Promise.resolve();
parentPort?.on("message", ({ id, question }: Asked<EngineAsk>) => {
  last = last.then(async () => {
    parentPort?.postMessage({ id, answer: await answerSafely(question) } satisfies Answered<EngineAnswer>);
  });
});
parentPort?.postMessage({ ready: true } satisfies Ready);

async function answerSafely(ask: EngineAsk): Promise<EngineAnswer> {
  try {
    return await answer(ask);
  } catch (error) {
    if (error instanceof Refusal) return { kind: "refused", code: error.code, params: error.params };
    return { kind: "crashed", error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function open({ start, log }: Extract<EngineAsk, { what: "open" }>): Promise<EngineAnswer> {
  const entry = await games.load(start.game, start.rules);
  if (entry === undefined) throw new Error(`no rules ${start.rules} of ${start.game}`);
  const table = new Table(entry.game, start, log);
  tables.set(start.id, table);
  return standing(table);
}

const standing = (table: Table): EngineAnswer => ({
  kind: "opened",
  facts: factsOf(table),
  waiting: table.waiting,
  entries: table.entries,
});

function answer(ask: EngineAsk): EngineAnswer | Promise<EngineAnswer> {
  switch (ask.what) {
    case "open":
      return open(ask);
    case "forget":
      tables.delete(ask.table);
      return { kind: "forgotten" };
    case "follow": {
      const table = at(ask.table);
      for (const entry of ask.entries) table.follow(entry);
      return standing(table);
    }
    case "perform":
      return perform(at(ask.table), ask.deed, ask.now, ask.listeners);
    case "message": {
      const table = at(ask.table);
      const message = messageFor(table, ask.viewer, ask.from, ask.now);
      return { kind: "message", message, number: table.numberFor(ask.viewer) };
    }
    case "record": {
      const record = at(ask.table).record();
      return { kind: "record", ...(record && { record }) };
    }
    case "story": {
      const table = at(ask.table);
      const [record, moments] = [table.record(), table.story()];
      return { kind: "story", ...(record && moments && { record, moments }) };
    }
  }
}

function at(id: string): Table {
  const table = tables.get(id);
  if (table === undefined) throw new Error(`table ${id} is not open`);
  return table;
}
