import type { Action, Seat } from "@serai/kernel";

/** What a bot that plays for a seat is given: the seat's sight and nothing else. */
export interface SeatSight {
  readonly seat: Seat;
  readonly view: unknown;
  readonly memory: unknown;
  readonly legal: readonly Action[];
  /** Where a bot's bias is drawn from: the table's id, so that it differs from game to game. */
  readonly biasSeed: string;
}
