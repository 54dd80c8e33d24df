import type { LogEntry } from "./log.ts";

/** Where in the log the moves stand that are taken back later on. */
export function undoneIn(log: readonly LogEntry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const [i, { what }] of log.entries()) {
    if (what.kind === "move") standing.push(i);
    const taken = what.kind === "undo" ? standing.pop() : undefined;
    if (taken !== undefined) undone.add(taken);
  }
  return undone;
}
