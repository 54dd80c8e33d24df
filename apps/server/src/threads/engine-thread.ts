import { workerData } from "node:worker_threads";
import { Refusal } from "@serai/kernel";
import { messageFor, type Performed, perform, summaryOf, Table } from "@serai/table";
import { loadGames } from "../games/registry.ts";
import { answerQuestions } from "./answer-questions.ts";
import type { EngineAnswer, EngineAsk } from "./engine-calls.ts";
import { type WrittenMessage, written } from "./written-message.ts";

/** A thread in which rules run, for the tables that it holds. */
const tables = new Map<string, Table>();

const games = await loadGames(workerData.games);

answerQuestions((ask: EngineAsk) => {
  try {
    const given = answer(ask);
    return given instanceof Promise ? given.catch(failed) : given;
  } catch (error) {
    return failed(error);
  }
});

function failed(error: unknown): EngineAnswer {
  if (error instanceof Refusal) return { kind: "refused", code: error.code, params: error.params };
  return { kind: "crashed", error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** The rules of an earlier version are fetched when first wanted. */
async function open({ start, log }: Extract<EngineAsk, { what: "open" }>): Promise<EngineAnswer> {
  const entry = await games.load(start.game, start.rules);
  if (entry === undefined) throw new Error(`no rules ${start.rules} of ${start.game}`);
  const table = new Table(entry.game, start, log);
  tables.set(start.id, table);
  return standing(table);
}

const inWriting = (performed: Performed): Performed<WrittenMessage> =>
  performed.kind === "done"
    ? { ...performed, news: performed.news.map(([viewer, message]) => [viewer, written(message)]) }
    : performed;

const standing = (table: Table): EngineAnswer => ({
  kind: "opened",
  summary: summaryOf(table),
  awaited: table.awaited,
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
      return inWriting(perform(at(ask.table), ask.task, ask.now, ask.listeners));
    case "message":
      return { kind: "message", message: written(messageFor(at(ask.table), ask.viewer, ask.from, ask.now)) };
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
