import { Refusal } from "@serai/kernel";
import type { FastifyBaseLogger } from "fastify";
import type { Games } from "../games/registry.ts";
import type { Metrics } from "../operations/metrics.ts";
import type { Rates } from "../rates.ts";
import type { Store } from "../store/store.ts";
import type { Bots } from "../threads/bots.ts";
import type { Engines } from "../threads/engines.ts";
import { ThreadDied } from "../threads/thread.ts";

/** What every room of a server shares. */
export interface RoomServices {
  readonly store: Store;
  readonly games: Games;
  readonly engines: Engines;
  readonly bots: Bots;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly rates: Rates;
  /** By the calendar. */
  now(): number;
  /** The time by which clocks go: it passes only while the server runs. */
  tableTime(): number;
}

/** What no log need tell of: a refusal, or something left to the next start because the server closes. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof ThreadDied && error.why === "closed");
