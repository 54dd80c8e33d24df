import { GRACE, RunningTime } from "@serai/table";
import { CannotSave, TooManyConflicts } from "../store/cannot-save.ts";
import type { Store, StoreMethods } from "../store/store.ts";
import { storeOf } from "../store/store-of.ts";

/** The time by which clocks go, over all the times that the server ran and could save. */
export interface TableTime {
  now(): number;
  /** What was asked at that time could not be saved: it goes back to it, or to when it was last kept, and stands until it is kept. */
  pause(asked: number): void;
  /** This server will end: here it passes no more, but where another server is further. */
  stop(): void;
  /** A restart goes on from here; where another server of the same database is further, so does this one. */
  keep(): Promise<void>;
}

/** `ticks`: milliseconds that no one can set and that never go back; `now`: the calendar, for the first start. */
export async function tableTimeIn(store: Store, now: () => number, ticks: () => number): Promise<TableTime> {
  const found = await store.tableTime();
  const start = found ?? now();
  const time = new RunningTime(start, ticks(), found === undefined ? 0 : GRACE);
  const whole = (): number => Math.floor(time.at(ticks()));
  /** When keeping it last worked. */
  let kept = start;
  /** The latest that this server has sent, whether or not it heard that it is kept: only what is later is another's. */
  let sent = start;
  let isStopped = false;
  const pause = (asked: number): void => time.pauseAt(Math.min(asked, kept));
  return {
    now: whole,
    pause,
    stop() {
      isStopped = true;
      time.pauseAt(whole());
    },
    async keep() {
      const at = whole();
      sent = Math.max(sent, at);
      try {
        const latest = await store.keepTableTime(at);
        kept = at;
        if (latest > sent) time.catchUp(latest);
      } catch (error) {
        pause(at);
        throw error;
      }
      if (!isStopped) time.goOn();
    },
  };
}

type Calls = {
  readonly [N in keyof StoreMethods]: (
    given: Parameters<StoreMethods[N]>[0],
  ) => Promise<Awaited<ReturnType<StoreMethods[N]>>>;
};

/** The same store; where it cannot save or read, table time stands before anybody hears of it. */
export function withPausingTime(store: Store, time: TableTime): Store {
  const calls: Calls = store;
  const { nodes, dead } = store;
  return storeOf(
    (what, given) => {
      const asked = time.now();
      return calls[what](given).catch((error: unknown) => {
        // Where other servers were first theirs was saved; else anybody could stop all clocks by meeting them.
        if (error instanceof CannotSave && !(error instanceof TooManyConflicts)) time.pause(asked);
        throw error;
      });
    },
    { nodes, dead, close: () => store.close() },
  );
}
