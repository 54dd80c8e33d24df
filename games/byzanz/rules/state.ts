import type { Action, OptionsOf, Seat, SeatSet } from "@serai/kernel";
import type { Event } from "./events.ts";
import type { Memory } from "./memory.ts";
import { type Card, type OPTIONS, tableFor } from "./parts.ts";
import type { View } from "./view.ts";

/** The types of this game, under one name. */
export interface Byzanz {
  State: State;
  View: View;
  Event: Event;
  OptionSpecs: typeof OPTIONS;
  Memory: Memory;
  Refusal: ByzanzRefusal;
}

export type ByzanzRefusal =
  | "bid-or-pass"
  | "bid-too-low" // bid, highest
  | "give-from-the-lot"
  | "card-not-in-lot" // kind, value (0 for a merchant)
  | "take-a-kind"
  | "kind-not-on-market" // kind
  | "sell-or-discard" // over: how many cards too many
  | "sell-or-done"
  | "only-sales-now"
  | "card-not-in-hand"; // kind, value: not there, or not so often

export interface State {
  readonly options: OptionsOf<typeof OPTIONS>;
  readonly players: number;
  step: "bidding" | "giving" | "limit" | "picking" | "lastSale" | "over";
  /** From 0. */
  round: number;
  /** The seat that play waits for; -1 in the last sale, where it can be several, and after it. */
  asked: Seat;
  /** The seat that opened, or opens, this auction. */
  opener: Seat;
  /** Seats that have neither won this round nor passed in this auction; nobody between auctions. */
  bidders: SeatSet;
  /** The highest bid of this auction, 0 where there is none. */
  highest: number;
  /** Lots won this round. */
  won: number;
  /** Seats that have had their turn at the market this round. */
  picks: number;
  /** B-5.1: seats that have finished selling. */
  done: SeatSet;
  /** The top card last. */
  readonly pile: Card[];
  readonly lot: Card[];
  /** How many of each card. */
  readonly market: number[];
  /** By seat, ascending. */
  readonly hands: Card[][];
  /** By seat, ascending: the bid so far. */
  readonly laid: Card[][];
  /** By seat, 0 while it has not won this round. */
  readonly lotCards: number[];
  /** By seat, ascending. */
  readonly scored: Card[][];
  /** By seat: how many cards it has discarded. */
  readonly discarded: number[];
  /** What the last action showed, until the next one. */
  readonly last: Last;
}

export interface Last {
  /** -1 before the first action. */
  seat: Seat;
  /** -1 where the action is its seat's secret: a discard (B-4.2). */
  action: Action;
  /** Sales, made by the seat or for it (B-5.1). */
  readonly sales: Action[];
  /** Lots turned up, oldest first. */
  readonly lots: Card[][];
}

/** B-1.3. */
export const roundsOf = (s: { readonly players: number; readonly options: State["options"] }): number =>
  tableFor(s.players).rounds - s.options.shorter;
