import type { Event } from "../rules/index.ts";

/** Where the last count begins in the story: with everybody's last broker (Y-3.8). */
export const countStart = (log: readonly Event[]): number => log.findLastIndex(({ kind }) => kind === "fronts");

/** What the count of this round has shown so far; nothing once the next round has begun. */
export function countEvents(log: readonly Event[]): readonly Event[] {
  const start = countStart(log);
  const round = log.findLastIndex(({ kind }) => kind === "round");
  return start > round ? log.slice(start) : [];
}

type Won = Extract<Event, { kind: "won" }>;

/** Who won an area, a row or the market. */
export const winnerIn = (log: readonly Event[], what: Won["what"], at: number): Won | undefined =>
  countEvents(log).find((event): event is Won => event.kind === "won" && event.what === what && event.at === at);

type Ranked = Extract<Event, { kind: "ranked" }>;

export const rankingIn = (log: readonly Event[], quarter: number): Ranked | undefined =>
  countEvents(log).find((event): event is Ranked => event.kind === "ranked" && event.quarter === quarter);
