import type { Action, Seat } from "@serai/kernel";
import {
  bid,
  byzanz,
  CARDS,
  type Card,
  DEALT,
  type Event,
  emptyTable,
  give,
  HAND_LIMIT,
  type Kind,
  kindOf,
  MERCHANT,
  type Memory,
  PASS,
  type State,
  sell,
  takeKind,
  type View,
} from "../rules/index.ts";

/** What a seat chose: a bid, a gift from its lot, a kind of the market, a sale or a discard. */
export interface Clue {
  /** The table as everybody saw it then. Hands have only their sizes; the reader of a clue fills one in. */
  readonly state: State;
  /** Absent where nobody saw what was discarded. */
  readonly chosen?: Action;
  /** What it could give or take; what else it could do follows from its hand. */
  readonly among: readonly Action[];
  /** Of each card, how many were seen to come into its hand, less those seen to leave it. */
  readonly netSeen: Int8Array;
  /** The minimum of that ever after: cards that left later cannot have been discarded before. */
  readonly netSeenMin: Int8Array;
}

export interface SeatClues {
  readonly clues: Clue[];
  /** As in a clue, but up to now and from the start: cards below zero were dealt. */
  readonly netSeen: Int8Array;
  readonly netSeenMin: Int8Array;
}

/** By seat, the clues in all public events. */
export function gather({ players, options }: View, { told }: Memory): SeatClues[] {
  const state = emptyTable(options, players);
  for (const hand of state.hands) hand.push(...unseen(DEALT));
  const all = state.hands.map(
    (): SeatClues => ({ clues: [], netSeen: new Int8Array(CARDS), netSeenMin: new Int8Array(CARDS) }),
  );
  for (const event of told) {
    const choice = choiceIn(event, state);
    if (choice) {
      const { seat, step, ...chosen } = choice;
      const { clues, netSeen } = all[seat];
      clues.push({
        state: { ...byzanz.clone(state), step },
        netSeen: netSeen.slice(),
        netSeenMin: netSeen.slice(),
        ...chosen,
      });
    }
    applyEvent(state, all, event);
  }
  return all;
}

interface Choice extends Pick<Clue, "chosen" | "among"> {
  readonly seat: Seat;
  readonly step: State["step"];
}

/** The choice behind an event; none where the seat had only one. */
function choiceIn(event: Event, { hands, lot, market }: State): Choice | undefined {
  switch (event.kind) {
    case "bid":
      return { seat: event.seat, step: "bidding", chosen: bid(event.cards), among: [] };
    case "passed":
      return hands[event.seat].length > 0 ? { seat: event.seat, step: "bidding", chosen: PASS, among: [] } : undefined;
    case "gave": {
      const among = [...new Set(lot)].map(give);
      return among.length > 1 ? { seat: event.seat, step: "giving", chosen: give(event.card), among } : undefined;
    }
    case "picked": {
      const among = kindsIn(market).map(takeKind);
      return among.length > 1 ? { seat: event.seat, step: "picking", chosen: takeKind(event.of), among } : undefined;
    }
    case "sold": // other sales are put off for as long as can be, and say nothing where they are not
      return event.cards && hands[event.seat].length > HAND_LIMIT
        ? { seat: event.seat, step: "limit", chosen: sell(event.cards[0], event.cards[1], event.cards[2]), among: [] }
        : undefined;
    case "discarded":
      return { seat: event.seat, step: "limit", among: [] };
    default:
      return undefined;
  }
}

function kindsIn(market: readonly number[]): Kind[] {
  const kinds = new Set<Kind>();
  for (const [card, count] of market.entries()) if (count > 0) kinds.add(kindOf(card));
  return [...kinds];
}

/** Placeholders for unseen cards of a hand. */
const unseen = (count: number): Card[] => Array<Card>(count).fill(MERCHANT);

/** Applies an event to the public state of the table. */
function applyEvent(s: State, all: readonly SeatClues[], event: Event): void {
  const comeIn = (seat: Seat, cards: readonly Card[]): void => {
    for (const card of cards) all[seat].netSeen[card]++;
    s.hands[seat].push(...unseen(cards.length));
  };
  const goOut = (seat: Seat, cards: readonly Card[]): void => {
    const { clues, netSeen, netSeenMin } = all[seat];
    for (const card of cards) {
      netSeen[card]--;
      for (const least of [netSeenMin, ...clues.map((clue) => clue.netSeenMin)])
        least[card] = Math.min(least[card], netSeen[card]);
    }
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
      s.highest = 0;
      award(event.seat);
      return;
    case "gave":
      s.market[event.card]++;
      comeIn(event.seat, event.kept);
      s.lot.length = 0;
      return;
    case "took-all":
      award(event.seat);
      comeIn(event.seat, event.cards);
      s.lot.length = 0;
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
}
