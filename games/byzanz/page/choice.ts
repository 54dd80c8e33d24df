import type { Action } from "@serai/kernel";
import type { Choice } from "@serai/ui/page.ts";
import {
  actionKindOf,
  bid,
  type Card,
  cardDiscarded,
  cardGiven,
  cardsBid,
  DONE,
  discard,
  give,
  isSale,
  kindTaken,
  MERCHANT,
  PASS,
  saleOf,
  sell,
  TO_SELL,
  takeKind,
  type View,
} from "../rules/index.ts";

/**
 * A choice holds one of: `pass`, `done`, `sell` (the sale), `give` (a place in the lot), `take` (a kind); or `lifted`,
 * places of the hand as bits, with `of`, how many cards the hand had, and `bid`, 1 where they were lifted for a bid.
 * What lifted cards are meant for is settled as they are lifted: a turn that comes under the thumb does not make a bid
 * of a sale. And a hand that has changed since holds other cards in these places.
 */
export function actionOf(choice: Choice, view: View): Action | undefined {
  if (choice.pass !== undefined) return PASS;
  if (choice.done !== undefined) return DONE;
  if (choice.sell !== undefined) return choice.sell;
  if (choice.take !== undefined) return takeKind(choice.take);
  if (choice.give in view.lot) return give(view.lot[choice.give]);
  return actionOfCards(liftedCards(choice, view), view);
}

function actionOfCards(cards: readonly Card[], view: View): Action | undefined {
  if (cards.length === 0) return undefined;
  if (isBidder(view) && !cards.includes(MERCHANT)) return bid(cards);
  if (cards.length === 1 && view.step === "limit") return discard(cards[0]);
  const [a, b, c] = cards;
  return cards.length === TO_SELL && isSale(sell(a, b, c)) ? sell(a, b, c) : undefined;
}

export function choiceOf(action: Action, view: View): Choice {
  switch (actionKindOf(action)) {
    case "pass":
      return { pass: 1 };
    case "done":
      return { done: 1 };
    case "sell":
      return { sell: action };
    case "take":
      return { take: kindTaken(action) };
    case "give":
      return { give: view.lot.indexOf(cardGiven(action)) };
    case "discard":
      return lifting(bitsOf(placesOf([cardDiscarded(action)], view.hand ?? [])), view);
    case "bid":
      return lifting(bitsOf(placesOf(cardsBid(action), view.hand ?? [])), view);
  }
}

/** Lifts a card of the hand, or lays it back. */
export function lift(choice: Choice, view: View, place: number): Choice {
  const lifted = liftedBits(choice, view) ^ (1 << place);
  return lifted === 0 ? {} : lifting(lifted, view);
}

/** Picks one thing up in place of all else, or puts it back. */
export const toggle = (choice: Choice, name: string, value: number): Choice =>
  choice[name] === value ? {} : { [name]: value };

/** The places of the hand that stand out: lifted one by one, or wanted by the sale that is chosen. */
export function placesLifted(choice: Choice, view: View): number[] {
  const { hand = [] } = view;
  if (choice.sell !== undefined) return placesOf(saleOf(choice.sell).cards, hand);
  const bits = liftedBits(choice, view);
  return hand.flatMap((_, place) => ((bits >> place) & 1 ? [place] : []));
}

/** The cards lifted one by one, ascending as the hand is. */
export const liftedCards = (choice: Choice, view: View): Card[] =>
  choice.sell === undefined ? placesLifted(choice, view).map((place) => (view.hand ?? [])[place]) : [];

/** Whether the viewer may still bid in this auction, now or later. */
export function isBidder({ step, viewer, seats }: View): boolean {
  if (step !== "bidding" || viewer === "spectator") return false;
  return seats[viewer].lotCard === 0 && !seats[viewer].passed;
}

const lifting = (lifted: number, view: View): Choice => ({
  lifted,
  of: view.hand?.length ?? 0,
  bid: Number(isBidder(view)),
});

const liftedBits = ({ lifted, of, bid: forBid }: Choice, view: View): number =>
  of === view.hand?.length && forBid === Number(isBidder(view)) ? lifted : 0;

const bitsOf = (places: readonly number[]): number => places.reduce((bits, place) => bits | (1 << place), 0);

/** Where cards lie in a hand, equal ones one after the other. */
function placesOf(cards: readonly Card[], hand: readonly Card[]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = hand.findIndex((held, at) => held === card && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places;
}
