import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface LogsReport {
  readonly lost: number;
  readonly doubled: number;
  readonly timedOut: number;
}

/** Holds what was acknowledged against what the closed database holds. */
export function readLogs(data: string, acknowledged: ReadonlyMap<string, string>): LogsReport {
  const db = new DatabaseSync(join(data, "serai.db"), { readOnly: true });
  const times = new Map<string, number>();
  let timedOut = 0;
  for (const row of db.prepare("SELECT table_id, entry FROM log").iterate()) {
    const { command, what } = JSON.parse(String(row.entry));
    // A command is kept with the seat that gave it: "2 id".
    const [, id] = /^\d+ (.+)$/.exec(command ?? "") ?? [];
    if (id !== undefined && acknowledged.get(id) === row.table_id) times.set(id, (times.get(id) ?? 0) + 1);
    if (what.kind === "away" && what.why === "time") timedOut++;
  }
  db.close();
  const counts = [...acknowledged.keys()].map((id) => times.get(id) ?? 0);
  return {
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
    timedOut,
  };
}
