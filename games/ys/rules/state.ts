import type { Action, OptionsOf, Seat, SeatSet } from "@serai/kernel";
import type { Event } from "./events.ts";
import type { Memory } from "./memory.ts";
import type { Card, Gem, OPTIONS } from "./parts.ts";
import type { Place } from "./places.ts";
import type { View } from "./view.ts";

/** The types of this game, under one name. */
export interface Ys {
  State: State;
  View: View;
  Event: Event;
  OptionSpecs: typeof OPTIONS;
  Memory: Memory;
  Refusal: YsRefusal;
}

export type Options = OptionsOf<typeof OPTIONS>;

export type YsRefusal =
  | "not-this-now" // step: something else is asked
  | "broker-not-behind-screen" // value
  | "broker-not-in-front" // value
  | "pair-not-behind-screen" // high, low
  | "no-such-position" // position, positions
  | "position-taken" // position
  | "side-not-allowed" // side
  | "place-not-in-use" // place
  | "square-taken" // place
  | "zone-closed" // place
  | "neutral-not-left" // value
  | "gem-not-aboard" // gem
  | "column-not-tied" // column
  | "price-at-end" // colour
  | "card-not-held" // card
  | "card-won-this-round" // card
  | "card-not-now" // card
  | "card-cannot-do-that" // card
  | "cannot-look-there";

/** Y-6.2: when cards are played. P, C and E of the rules are `placingBegins`, `countBegins` and `countEnds`. */
export type Window = "placingBegins" | "beforePlacing" | "afterPlacing" | "countBegins" | "countEnds";

export type StepName =
  | "arrivals"
  | "bidding"
  | "ordering"
  | "placing"
  | "replacing"
  | "placingNeutral"
  | "spying"
  | "counting"
  | "favour"
  | "roundEnd"
  | "over"
  | Window;

/** The phases of the count, Y-4.1 to Y-4.9. */
export type CountPhase = "quarter" | "ship" | "rows" | "columns" | "topBidder";

/**
 * Brokers placed this round, in the order of placing: everybody saw it, so a broker's number hides nothing. They stay
 * listed when they go home (Y-4.6), until the first bid of the next round: what an action showed stays in sight.
 */
export interface Brokers {
  /** A seat, or the neutral. */
  readonly owner: Seat[];
  readonly place: Place[];
  readonly value: number[];
  /** 1 with its value up, 0 face down. */
  readonly up: number[];
  /** Who has looked at it, and `EVERYBODY` where its value was public before it was turned down. */
  readonly seen: SeatSet[];
}

/** In `seen`: a bit after all seats. */
export const EVERYBODY: SeatSet = 1 << 4;

export interface State {
  readonly options: Options;
  readonly players: number;
  /** In use. */
  readonly quarters: number;
  /** Placing turns of each seat in a round. */
  readonly turns: number;
  step: StepName;
  /** 0 to 3. */
  round: number;

  /** Order cards: the seat of each position (Y-2.1, Y-3.5). */
  readonly order: Seat[];
  /** Seats that have yet to pick a position, the next one first. */
  readonly picking: Seat[];
  /** While positions are picked: the seat of each, -1 where free. */
  readonly picked: Seat[];
  /** By seat: the secret bid as an action, -1 while there is none (Y-3.4). */
  readonly bids: Action[];

  /** Face down, the top one last. */
  readonly ships: number[];
  /** By quarter. */
  readonly docked: number[];
  marketShip: number;
  /** By row; -1 for none. */
  readonly market: Gem[];
  /** By colour. */
  readonly prices: number[];
  /** By quarter, face down, the top one last. */
  readonly piles: Card[][];
  /** By quarter: the character to be won; -1 for none. */
  readonly palaces: Card[];

  /** By seat and value: how many brokers are behind the screen, and in front of it. */
  readonly screens: number[][];
  readonly fronts: number[][];
  /** By seat: the broker that came to the front last (Y-3.8), -1 before. */
  readonly lasts: number[];
  /** By seat: values of the brokers in the throne room, one a round, and who has looked at them (as in `Brokers`). */
  readonly thrones: number[][];
  readonly thronesSeen: SeatSet[][];
  /** Two players, by seat: values of the neutral brokers left to place, the next one last (Y-5.5). */
  readonly neutrals: number[][];
  /** By side, colour and black. */
  readonly gems: number[][];
  /** By side. */
  readonly scores: number[];
  /** By seat, ascending: characters won in earlier rounds, won in this one, and played in this one. */
  readonly hands: Card[][];
  readonly fresh: Card[][];
  readonly played: Card[][];

  readonly brokers: Brokers;
  /** Placing turns taken this round by all seats together. */
  turn: number;
  /** Numbers of the brokers that the seat on turn has placed in it. */
  readonly laid: number[];
  /** In a window: how many seats have been dealt with, in turn order. */
  asked: number;

  /** Seats whose card works this round, -1 for none. */
  bishop: Seat;
  illusionist: Seat;
  spy: Seat;
  intriguer: Seat;
  /** Looks the Spy has left. */
  looks: number;
  /** The Merchant has been played: 1, else 0. */
  merchant: number;
  /** The broker under the Mercenary's marker, -1 for none. */
  marked: number;
  /** What the Magician has swapped with the throne room this round: seat, broker and slot; empty for nothing. */
  readonly throneSwap: number[];
  /** The Queen: who closed what; a zone is a quarter, or 4 + an area; -1 for none. */
  closedBy: Seat;
  closed: number;

  /** Of the count; `quarter` before it, `topBidder` after it until the round ends. */
  phase: CountPhase;
  /** By side, what goes first in a tie (Y-4.5); settled when the count begins. */
  readonly ties: number[];
  /** The seat that has to choose the colour of a gem before the count goes on (Y-1.3), -1 for none. */
  choosing: Seat;
  /** The quarter that is counted, or the row. */
  counted: number;
  /** Sides by rank in the quarter that is counted. */
  readonly ranking: Seat[];
  /** Gems picked from the ship so far, and those still aboard, by gem. */
  picks: number;
  readonly cargo: number[];
  /** Columns in the order decided so far, best first. */
  readonly columns: number[];

  /** What the last action showed to one seat alone: the seat, and a broker's number or `throneSight`; -1 for nothing. */
  sightSeat: Seat;
  sight: number;
}

/** Most brokers placed in a round. */
const MOST_BROKERS = 32;
/** A broker in the throne room as a `sight`. */
export const throneSight = (seat: Seat, slot: number): number => MOST_BROKERS + 4 * seat + slot;

/** What this action shows to one seat alone; it is in that seat's view until the next action. */
export function show(s: State, seat: Seat, sight: number): void {
  s.sightSeat = seat;
  s.sight = sight;
}
