import type { Event } from "../rules/index.ts";

/** Round by round, what each lot was won for, by its size; nothing where everybody passed (B-2.6). */
export function lotPrices(log: readonly Event[]): ReadonlyMap<number, number>[] {
  const rounds: Map<number, number>[] = [];
  let size = 0;
  for (const event of log) {
    if (event.kind === "round") rounds.push(new Map());
    if (event.kind === "lot") size = event.cards.length;
    if (event.kind === "won") rounds.at(-1)?.set(size, event.total);
  }
  return rounds;
}
