import { parentPort } from "node:worker_threads";
import { Refusal, type Viewer } from "@serai/kernel";
import { takeDown } from "@serai/shelf";
import { type Entry, Table } from "@serai/table";
import type { Facts } from "../store/store.ts";
import type { Due, EngineAnswer, EngineAsk } from "./engine-calls.ts";

/** The thread in which the rules run, for every table that is in use. */
const tables = new Map<string, Table>();

parentPort?.on("message", ({ id, question }: { id: number; question: EngineAsk }) => {
  parentPort?.postMessage({ id, answer: answerSafely(question) });
});

function answerSafely(ask: EngineAsk): EngineAnswer {
  try {
    return answer(ask);
  } catch (error) {
    if (error instanceof Refusal) return { kind: "refused", code: error.code, params: error.params };
    return { kind: "crashed", error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function answer(ask: EngineAsk): EngineAnswer {
  switch (ask.what) {
    case "open": {
      const table = new Table(takeDown(ask.start.game).game, ask.start, ask.log);
      tables.set(ask.start.id, table);
      return { kind: "opened", facts: factsOf(table), waiting: table.waiting, entries: table.entries };
    }
    case "forget":
      tables.delete(ask.table);
      return { kind: "forgotten" };
    case "command": {
      const table = at(ask.table);
      if (table.isDone(ask.seat, ask.command.id)) return { kind: "again" };
      return done(table, ask.listeners, ask.now, () => table.command(ask.seat, ask.command, ask.now));
    }
    case "play": {
      const table = at(ask.table);
      return done(table, ask.listeners, ask.now, () => table.playFor(ask.seat, ask.action, ask.by, ask.now));
    }
    case "time-out": {
      const table = at(ask.table);
      return done(table, ask.listeners, ask.now, () => table.timeOut(ask.seat, ask.now));
    }
    case "due": {
      const table = at(ask.table);
      const due = dueAt(table, ask.now);
      return { kind: "due", entries: table.entries, ...(due && { due }) };
    }
    case "message": {
      const { viewer, from, now } = ask;
      const table = at(ask.table);
      const message = from === undefined ? table.whole(viewer, now) : table.since(viewer, from, now);
      return { kind: "message", message, number: table.numberFor(viewer) };
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

function done(table: Table, listeners: readonly Viewer[], now: number, act: () => Entry): EngineAnswer {
  const before = new Map(listeners.map((viewer) => [viewer, table.numberFor(viewer)]));
  const entry = act();
  const { what } = entry;
  // A standing order is nobody else's business: not even that there is one, nor when it was left.
  const told = what.kind === "order" ? listeners.filter((viewer) => viewer === what.seat) : listeners;
  const news = told.map((viewer) => [viewer, table.since(viewer, before.get(viewer) ?? 0, now)] as const);
  return { kind: "done", entry, number: table.entries, facts: factsOf(table), waiting: table.waiting, news };
}

const factsOf = (table: Table): Facts => ({
  deciders: table.deciders,
  over: table.over,
  ...(table.outcome && { outcome: table.outcome }),
  ...(table.wakesAt !== undefined && { wakesAt: table.wakesAt }),
});

function dueAt(table: Table, now: number): Due | undefined {
  const [late] = table.lateSeats(now);
  if (late !== undefined) return { kind: "time-out", seat: late };
  const [order] = table.ordersToPlay(now);
  if (order !== undefined) return { kind: "order", ...order };
  const [bot] = table.botsToPlay(now);
  return bot === undefined ? undefined : { kind: "bot", seat: bot, sight: table.sightOf(bot) };
}
