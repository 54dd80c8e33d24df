import { GRACE, RunningTime } from "@serai/table";
import { CannotSave, MetOthers } from "../store/cannot-save.ts";
import type { Store, StoreMethods } from "../store/store.ts";
import { storeOf } from "../store/store-of.ts";

/** The time by which clocks go, over all the times that the server ran and could save. */
export interface TableTime {
  now(): number;
  /** What was asked then could not be saved: it goes back to then, or to when it was last kept, and stands until it is kept. */
  stand(asked: number): void;
  /** Nobody can come back any more: it stands for good, but where another server goes on. */
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
  const stand = (asked: number): void => time.standAt(Math.min(asked, kept));
  return {
    now: whole,
    stand,
    stop() {
      isStopped = true;
      time.standAt(whole());
    },
    async keep() {
      const at = whole();
      sent = Math.max(sent, at);
      try {
        const latest = await store.keepTableTime(at);
        kept = at;
        if (latest > sent) time.catchUp(latest);
      } catch (error) {
        stand(at);
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

/** The same store: where it can do nothing, table time stands before anybody hears of it. */
export function withStandingTime(store: Store, time: TableTime): Store {
  const calls: Calls = store;
  const { nodes, dead } = store;
  return storeOf(
    (what, given) => {
      const asked = time.now();
      return calls[what](given).catch((error: unknown) => {
        // Where others were always first, theirs was saved: it would be in anybody's power to stop all clocks.
        if (error instanceof CannotSave && !(error instanceof MetOthers)) time.stand(asked);
        throw error;
      });
    },
    { nodes, dead, close: () => store.close() },
  );
}
