import { GRACE, RunningTime } from "@serai/table";
import type { Store } from "../store/store.ts";

/** The time by which clocks go, over all the times that the server ran. */
export interface TableTime {
  now(): number;
  /** A restart goes on from here; where another server of the same database is further, so does this one. */
  keep(): Promise<void>;
}

/** `ticks`: milliseconds that no one can set and that never go back; `now`: the calendar, for the first start. */
export async function tableTimeIn(store: Store, now: () => number, ticks: () => number): Promise<TableTime> {
  const kept = await store.tableTime();
  const time = new RunningTime(kept ?? now(), ticks(), kept === undefined ? 0 : GRACE);
  const whole = (): number => Math.floor(time.at(ticks()));
  return { now: whole, keep: async () => time.catchUp(await store.keepTableTime(whole())) };
}
