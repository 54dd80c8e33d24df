import type { FastifyBaseLogger } from "fastify";
import type { Tournaments } from "./clubs/tournaments.ts";
import { LIMITS } from "./limits.ts";
import type { NoticeDispatcher } from "./notices/notice-dispatcher.ts";
import type { Challenges } from "./people/challenges.ts";
import type { Rooms } from "./rooms/rooms.ts";
import type { TableTime } from "./rooms/table-time.ts";
import type { Store } from "./store/store.ts";

interface JobServices {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly dispatcher: NoticeDispatcher;
  readonly tournaments: Tournaments;
  readonly tableTime: TableTime;
  readonly challenges: Challenges;
  holdBans(): Promise<void>;
  readonly log: FastifyBaseLogger;
}

/** What happens without anybody asking: due tables, notices, next stages of tournaments, idle tables, the table time, used challenges. */
export function startPeriodicJobs(services: JobServices): { stop(): void } {
  const { rooms, dispatcher, tournaments, tableTime, challenges, holdBans, log } = services;
  const { nodes } = services.store;
  /** Done by one of the servers on a database at a time. */
  const alone = async (what: string, job: () => Promise<void>): Promise<void> => {
    if (await nodes.claim(what)) await job();
  };
  const keepUp = async (): Promise<void> => {
    await tableTime.keep();
    await nodes.keepPresence(rooms.here);
    rooms.setWatchersElsewhere(await nodes.exchangeWatchers(rooms.watchers));
    await holdBans();
  };
  const every = (milliseconds: number, job: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => {
      job().catch((error: unknown) => log.error({ err: error }, "a periodic job failed"));
    }, milliseconds);
  const timers = [
    every(LIMITS.wakeEvery, () => rooms.wakeDue()),
    every(LIMITS.tellEvery, () => alone("notices", () => dispatcher.work())),
    every(LIMITS.advanceEvery, () => alone("tournaments", () => tournaments.advance())),
    every(LIMITS.idle, () => rooms.putAwayIdle()),
    every(LIMITS.keepTimeEvery, keepUp),
    every(LIMITS.challengeLives, () => alone("challenges", () => challenges.forgetOld())),
  ];
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
