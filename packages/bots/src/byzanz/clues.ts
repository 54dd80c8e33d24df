import {
  byzanz,
  CARDS,
  type Card,
  DEALT,
  type Event,
  emptyTable,
  MERCHANT,
  type Memory,
  type State,
  type View,
} from "@serai/byzanz";
import type { Seat } from "@serai/kernel";

/** What a seat did when it was asked for a bid. */
export interface Clue {
  /** The table as all saw it then. Of hands that is their sizes; whoever follows a clue puts one in. */
  readonly state: State;
  /** What it laid; absent where it passed. */
  readonly laid?: readonly Card[];
  /** How many of each card had been seen to come into its hand, less those that had gone. */
  readonly flow: Int8Array;
}

export interface Trail {
  readonly clues: Clue[];
  /** As in a clue, but by now. Hand and flow differ by what was dealt, less what was discarded: that stays the same. */
  readonly flow: Int8Array;
}

/** By seat, what can be gathered from all that was told. */
export function gather({ players, options }: View, { told }: Memory): Trail[] {
  const state = emptyTable(options, players);
  for (const hand of state.hands) hand.push(...unseen(DEALT));
  const trails = state.hands.map((): Trail => ({ clues: [], flow: new Int8Array(CARDS) }));
  for (const event of told) {
    if (event.kind === "bid") note(trails[event.seat], state, event.cards);
    if (event.kind === "passed" && state.hands[event.seat].length > 0) note(trails[event.seat], state);
    follow(state, trails, event);
  }
  return trails;
}

const note = ({ clues, flow }: Trail, state: State, laid?: readonly Card[]): void =>
  void clues.push({ state: byzanz.clone(state), flow: flow.slice(), ...(laid && { laid }) });

/** So many cards of a hand that nobody else sees. */
const unseen = (count: number): Card[] => Array<Card>(count).fill(MERCHANT);

/** Carries on what everybody could see of the table. */
function follow(s: State, trails: readonly Trail[], event: Event): void {
  const comeIn = (seat: Seat, cards: readonly Card[]): void => {
    for (const card of cards) trails[seat].flow[card]++;
    s.hands[seat].push(...unseen(cards.length));
  };
  const goOut = (seat: Seat, cards: readonly Card[]): void => {
    for (const card of cards) trails[seat].flow[card]--;
    s.hands[seat].length -= cards.length;
  };
  const award = (seat: Seat): void => {
    s.lotCards[seat] = s.lot.length;
    s.won++;
  };
  switch (event.kind) {
    case "round":
      s.round = event.round;
      s.won = 0;
      s.picks = 0;
      s.lotCards.fill(0);
      return;
    case "lot":
      turnUp(s, event.cards);
      return;
    case "last-lot":
      turnUp(s, event.cards);
      award(event.seat);
      return;
    case "bid":
      goOut(event.seat, event.cards);
      s.laid[event.seat].push(...event.cards);
      s.laid[event.seat].sort((a, b) => a - b);
      s.highest = event.total;
      return;
    case "passed":
      comeIn(event.seat, event.back);
      s.laid[event.seat].length = 0;
      return;
    case "won":
      for (const card of event.paid) s.market[card]++;
      s.laid[event.seat].length = 0;
      award(event.seat);
      return;
    case "gave":
      s.market[event.card]++;
      comeIn(event.seat, event.kept);
      return;
    case "took-all":
      award(event.seat);
      comeIn(event.seat, event.cards);
      return;
    case "picked":
      for (const card of event.cards) s.market[card]--;
      comeIn(event.seat, event.cards);
      s.picks++;
      return;
    case "found-nothing":
      s.picks++;
      return;
    case "cleared":
      s.market.fill(0);
      return;
    case "sold":
      goOut(event.seat, event.cards ?? []);
      return;
    case "discarded":
      s.hands[event.seat].pop();
      return;
    case "dealt":
    case "done":
    case "counted":
      return;
  }
}

function turnUp(s: State, lot: readonly Card[]): void {
  s.lot.length = 0;
  s.lot.push(...lot);
  s.highest = 0;
}
