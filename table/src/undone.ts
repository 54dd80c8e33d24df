import type { LogEntry } from "./log.ts";

/** Where in the log the moves stand that are taken back later on. */
export function undoneIn(log: readonly LogEntry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  const moves: number[] = [];
  for (const [i, { what }] of log.entries()) {
    if (what.kind === "move") moves.push(i);
    const taken = what.kind === "undo" ? moves.pop() : undefined;
    if (taken !== undefined) undone.add(taken);
  }
  return undone;
}
