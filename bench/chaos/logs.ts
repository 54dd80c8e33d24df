import type { Acknowledged } from "./client.ts";
import type { KeptEntry } from "./servers.ts";

export interface LogsReport {
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
  readonly timedOut: number;
}

/** Holds what was acknowledged, in that order, against what is kept. */
export function compareLogs(entries: Iterable<KeptEntry>, acknowledged: ReadonlyMap<string, Acknowledged>): LogsReport {
  const numbers = new Map<string, number[]>();
  let timedOut = 0;
  for (const { table, number, entry } of entries) {
    const { command, what } = JSON.parse(entry);
    // A command is kept with the seat that gave it: "2 id".
    const [, id] = /^\d+ (.+)$/.exec(command ?? "") ?? [];
    if (id !== undefined && acknowledged.get(id)?.table === table)
      numbers.set(id, [...(numbers.get(id) ?? []), number]);
    if (what.kind === "away" && what.why === "time") timedOut++;
  }
  const [report, last] = [{ lost: 0, doubled: 0, outOfOrder: 0 }, new Map<string, number>()];
  for (const [id, { table, player }] of acknowledged) {
    const [number = 0, ...again] = numbers.get(id) ?? [];
    if (number === 0) report.lost++;
    if (again.length > 0) report.doubled++;
    // A player sends a move when the last one is acknowledged.
    if (number > 0 && number < (last.get(`${table} ${player}`) ?? 0)) report.outOfOrder++;
    last.set(`${table} ${player}`, number);
  }
  return { ...report, timedOut };
}
