import type { Seat } from "@serai/kernel";
import {
  type Card,
  cardsPerRound,
  DEALT,
  type Event,
  HAND_LIMIT,
  pointsOf,
  type SeatView,
  saleOf,
  sell,
  TO_SELL,
  tableFor,
  type View,
} from "../rules/index.ts";

/**
 * The view after one event, as far as it shows. The host's view is right and comes last; this only lets every event
 * have its moment on the way there.
 */
export const show = (view: View, event: Event): View =>
  ACTIONS.includes(event.kind) ? shownTo(withoutLast(view), event) : shownTo(view, event);

/** Events that begin an action: with them goes what the last one showed (B-6.1). */
const ACTIONS: readonly Event["kind"][] = ["bid", "passed", "gave", "picked", "sold", "discarded", "done"];

function withoutLast({ last: _, ...view }: View): View {
  return view;
}

function shownTo(view: View, event: Event): View {
  switch (event.kind) {
    case "round":
      return {
        ...changeAll(view, () => ({ lotCard: 0 })),
        round: event.round,
        picks: 0,
        lotsAhead: tableFor(view.players).lots,
      };
    case "dealt":
      return gain(view, event.seat, event.cards);
    case "lot":
      return {
        ...turnUp(view, event.cards),
        step: "bidding",
        opener: event.opener,
        asked: [event.opener],
      };
    case "last-lot":
      return award(turnUp(view, event.cards), event.seat, event.cards.length);
    case "bid": {
      const { seat, cards, total } = event;
      const laid = sorted([...view.seats[seat].laid, ...cards]);
      return askNext({ ...change(lose(view, seat, cards), seat, { laid, bid: total }), highest: total }, seat);
    }
    case "passed":
      return askNext(
        change(gain(view, event.seat, event.back), event.seat, { laid: [], bid: 0, passed: true }),
        event.seat,
      );
    case "won":
      return award(toMarket(change(view, event.seat, { laid: [], bid: 0 }), event.paid), event.seat, view.lot.length);
    case "gave":
      return settle({ ...toMarket(gain(view, event.seat, event.kept), [event.card]), lot: [] }, event.seat);
    case "took-all":
      return settle(
        { ...gain(award(view, event.seat, event.cards.length), event.seat, event.cards), lot: [] },
        event.seat,
      );
    case "picked":
      return settle(
        {
          ...gain(view, event.seat, event.cards),
          step: "picking",
          market: without(view.market, event.cards),
          picks: view.picks + 1,
        },
        event.seat,
      );
    case "found-nothing":
      return { ...view, step: "picking", picks: view.picks + 1 };
    case "cleared":
      return { ...view, market: [] };
    case "sold":
      return event.cards ? sold(view, event.seat, event.cards) : soldUnseen(view, event.seat);
    case "discarded": {
      const { seat, card } = event;
      const counted = change(view, seat, { discarded: view.seats[seat].discarded + 1 });
      if (card !== undefined) return lose(counted, seat, [card]);
      return change(counted, seat, { cardsInHand: view.seats[seat].cardsInHand - 1 });
    }
    case "done":
      return {
        ...change(view, event.seat, { done: true }),
        asked: view.asked.filter((seat) => seat !== event.seat),
      };
    case "counted":
      return {
        ...changeAll(view, (_, seat) => ({ scored: event.scored[seat], hand: event.hands[seat] })),
        step: "over",
        asked: [],
      };
  }
}

const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

const changeAll = (view: View, to: (own: SeatView, seat: Seat) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((own, seat) => ({ ...own, ...to(own, seat) })),
});

const change = (view: View, seat: Seat, to: Partial<SeatView>): View =>
  changeAll(view, (_, at) => (at === seat ? to : {}));

/** Cards come to a hand; which ones shows in the viewer's own. */
function gain(view: View, seat: Seat, cards: readonly Card[]): View {
  const counted = change(view, seat, { cardsInHand: view.seats[seat].cardsInHand + cards.length });
  return seat === view.viewer ? { ...counted, hand: sorted([...(view.hand ?? []), ...cards]) } : counted;
}

function lose(view: View, seat: Seat, cards: readonly Card[]): View {
  const counted = change(view, seat, { cardsInHand: view.seats[seat].cardsInHand - cards.length });
  return seat === view.viewer ? { ...counted, hand: without(view.hand ?? [], cards) } : counted;
}

const toMarket = (view: View, cards: readonly Card[]): View => ({
  ...view,
  market: sorted([...view.market, ...cards]),
});

/** B-2.1. */
const turnUp = (view: View, cards: readonly Card[]): View => ({
  ...changeAll(view, () => ({ passed: false, laid: [], bid: 0 })),
  lot: cards,
  highest: 0,
  pile: view.pile - cards.length,
});

/** B-2.5: the seat has its lot card, and chooses what goes to the market. */
const award = (view: View, seat: Seat, lotCard: number): View => ({
  ...changeAll(view, (_, at) => ({ passed: false, ...(at === seat && { lotCard }) })),
  step: "giving",
  asked: [seat],
  highest: 0,
  lotsAhead: view.lotsAhead.slice(1),
});

/** B-4.2: said only of a seat that has too many; for the others play goes on with the next event. */
const settle = (view: View, seat: Seat): View =>
  view.seats[seat].cardsInHand > HAND_LIMIT ? { ...view, step: "limit", asked: [seat] } : view;

/** B-2.2: the next seat leftwards that is still in the auction. */
function askNext(view: View, seat: Seat): View {
  const leftwards = view.seats.map((_, i) => (seat + 1 + i) % view.players);
  const next = leftwards.find((one) => view.seats[one].lotCard === 0 && !view.seats[one].passed);
  return { ...view, asked: next === undefined ? [] : [next] };
}

/** A table at which nothing has happened yet, but that every other seat holds what it was dealt (B-1.2). */
export function blank({ viewer, options, players, rounds, seats }: View): View {
  const { lots } = tableFor(players);
  return {
    ...{ viewer, options, players, step: "bidding", round: 0, rounds, asked: [], opener: 0, lotsAhead: lots },
    ...{ pile: rounds * cardsPerRound({ lots }), lot: [], highest: 0, market: [], picks: 0 },
    ...(viewer !== "spectator" && { hand: [] }),
    seats: seats.map((_, seat) => ({
      ...{ cardsInHand: seat === viewer ? 0 : DEALT, laid: [], bid: 0, passed: false, lotCard: 0 },
      ...{ scoredCards: 0, discarded: 0, done: false },
      ...(seat === viewer && { scored: [] }),
      ...((seat === viewer || options.openScores) && { total: 0 }),
    })),
  };
}

/** B-6.1: the log tells of a sale only that it was made. */
const soldUnseen = (view: View, seat: Seat): View =>
  change(view, seat, {
    cardsInHand: view.seats[seat].cardsInHand - TO_SELL,
    scoredCards: view.seats[seat].scoredCards + 1,
  });

/** B-4.1, B-6.1: shown to all as it is made; what is kept lies face down from then on. */
function sold(view: View, seat: Seat, cards: readonly Card[]): View {
  const [a, b, c] = cards;
  const sale = sell(a, b, c);
  const { kept } = saleOf(sale);
  const { scored, total, scoredCards } = view.seats[seat];
  const changed = change(lose(view, seat, cards), seat, {
    scoredCards: scoredCards + 1,
    ...(scored && { scored: sorted([...scored, kept]) }),
    ...(total !== undefined && { total: total + pointsOf(kept) }),
  });
  return { ...changed, last: { seat, action: sale, sales: [sale], lots: [] } };
}
