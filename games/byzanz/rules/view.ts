import { type Action, has, type OptionsOf, type Seat, seatsIn, type Viewer } from "@serai/kernel";
import { spread, totalOf } from "./cards.ts";
import { type Card, type OPTIONS, tableFor } from "./parts.ts";
import { result, scoreOf } from "./score.ts";
import { roundsOf, type State } from "./state.ts";
import { lastSale } from "./steps/lastSale.ts";

/** What one viewer may know, and nothing else. */
export interface View {
  readonly viewer: Viewer;
  readonly options: OptionsOf<typeof OPTIONS>;
  readonly players: number;
  readonly step: State["step"];
  /** From 0. */
  readonly round: number;
  readonly rounds: number;
  /** The seats that play waits for. */
  readonly asked: readonly Seat[];
  readonly opener: Seat;
  /** Lot cards not yet won this round, the next one first; the one being played for is the first. */
  readonly lotsAhead: readonly number[];
  /** How many cards are in the pile. */
  readonly pile: number;
  /** B-2.1: the lot on the table; empty where there is none. */
  readonly lot: readonly Card[];
  readonly highest: number;
  readonly market: readonly Card[];
  /** How many seats have had their turn at the market this round. */
  readonly picks: number;
  /** What the last action was and what it showed; absent before the first. */
  readonly last?: LastView;
  readonly hand?: readonly Card[];
  readonly seats: readonly SeatView[];
}

export interface LastView {
  readonly seat: Seat;
  /** Absent where it is the seat's secret: a discard. */
  readonly action?: Action;
  readonly sales: readonly Action[];
  readonly lots: readonly (readonly Card[])[];
}

export interface SeatView {
  readonly cardsInHand: number;
  readonly laid: readonly Card[];
  readonly bid: number;
  readonly passed: boolean;
  /** 0 while it has won no lot this round. */
  readonly lotCard: number;
  readonly scoredCards: number;
  readonly discarded: number;
  readonly done: boolean;
  /** The viewer's own, and everybody's at the end. */
  readonly scored?: readonly Card[];
  readonly total?: number;
  /** At the end. */
  readonly hand?: readonly Card[];
  readonly rank?: number;
}

export function view(s: State, viewer: Viewer): View {
  const end = result(s);
  return {
    viewer,
    options: s.options,
    players: s.players,
    step: s.step,
    round: s.round,
    rounds: roundsOf(s),
    asked: askedSeats(s),
    opener: s.opener,
    lotsAhead: tableFor(s.players).lots.slice(s.won),
    pile: s.pile.length,
    lot: [...s.lot],
    highest: s.highest,
    market: spread(s.market),
    picks: s.picks,
    ...(s.last.seat >= 0 && { last: lastOf(s) }),
    ...(viewer !== "spectator" && { hand: [...s.hands[viewer]] }), // B-6.1
    seats: s.hands.map((hand, seat) => ({
      cardsInHand: hand.length,
      laid: [...s.laid[seat]],
      bid: totalOf(s.laid[seat]),
      passed: s.step === "bidding" && s.lotCards[seat] === 0 && !has(s.bidders, seat),
      lotCard: s.lotCards[seat],
      scoredCards: s.scored[seat].length,
      discarded: s.discarded[seat], // B-4.2: their number is public
      done: has(s.done, seat),
      ...((seat === viewer || end) && { scored: [...s.scored[seat]] }), // B-6.1
      ...((seat === viewer || end || s.options.openScores) && { total: scoreOf(s.scored[seat]) }),
      ...(end && { hand: [...hand], rank: end.ranks[seat] }),
    })),
  };
}

function askedSeats(s: State): Seat[] {
  switch (s.step) {
    case "bidding":
    case "giving":
    case "limit":
    case "picking":
      return [s.asked];
    case "lastSale":
      return [...seatsIn(lastSale.deciders(s))];
    case "over":
      return [];
  }
}

const lastOf = ({ last }: State): LastView => ({
  seat: last.seat,
  ...(last.action >= 0 && { action: last.action }),
  sales: [...last.sales],
  lots: last.lots.map((lot) => [...lot]),
});
