import {
  type Action,
  type ActionList,
  firstOf,
  has,
  leftOf,
  NOBODY,
  only,
  refuse,
  type Seat,
  type Step,
  type Tell,
  without,
} from "@serai/kernel";
import { cardsBid, EMPTY_BID, isBid, PASS } from "../actions.ts";
import { longerBid } from "../bids.ts";
import { missing, put, putAll, take, totalOf } from "../cards.ts";
import type { Event } from "../events.ts";
import { awardLot } from "../lots.ts";
import { type Card, HAND_LIMIT, MERCHANT, worthOf } from "../parts.ts";
import { listSales, refuseCard } from "../sales.ts";
import type { Byzanz, State } from "../state.ts";

/** B-2.2 to B-2.7: leftwards, round and round, each seat lays more than the highest bid or passes for good. */
export const bidding: Step<Byzanz> = {
  deciders: (s) => only(s.asked),
  // A seat that cannot outbid is asked all the same: an instant pass would show its hand (B-2.7).
  legal(s, seat, into) {
    into.add(PASS);
    const hand = s.hands[seat];
    listSales(hand, into);
    listBids(hand, 0, totalOf(hand), EMPTY_BID, 0, s.highest - totalOf(s.laid[seat]), into);
  },
  whyNot(s, seat, action) {
    if (!isBid(action)) return refuse("bid-or-pass");
    const cards = cardsBid(action);
    const card = missing(s.hands[seat], cards);
    if (card !== undefined) return refuseCard("card-not-in-hand", card);
    return refuse("bid-too-low", { bid: totalOf(s.laid[seat]) + totalOf(cards), highest: s.highest });
  },
  apply(s, seat, action, _chance, tell) {
    if (action === PASS) pass(s, seat, tell);
    else layCards(s, seat, cardsBid(action), tell);
    s.asked = leftOf(seat, s.players);
  },
  ask(s, _chance, tell) {
    for (;;) {
      if (s.bidders === NOBODY) return takeWholeLot(s, tell);
      // B-2.4: a last seat without a bid is still asked.
      if (s.highest > 0 && s.bidders === only(firstOf(s.bidders))) return payForLot(s, firstOf(s.bidders), tell);
      while (!has(s.bidders, s.asked)) s.asked = leftOf(s.asked, s.players);
      if (s.hands[s.asked].length > 0) return true;
      pass(s, s.asked, tell); // B-2.7: everybody sees that it holds nothing
    }
  },
};

/**
 * Adds every bid that lengthens `bid` by cards from place `from` on and so adds more than `toBeat`; `rest` is what all
 * those cards come to.
 */
function listBids(
  hand: readonly Card[],
  from: number,
  rest: number,
  bid: Action,
  depth: number,
  toBeat: number,
  into: ActionList,
): void {
  const last = depth === 0 ? 0 : hand[from - 1];
  let left = rest;
  for (let i = from; left > toBeat && i < hand.length && hand[i] !== MERCHANT; i++) {
    const card = hand[i];
    const worth = worthOf(card);
    left -= worth;
    if (i > from && card === hand[i - 1]) continue; // equal cards are equal (G-6)
    const longer = longerBid(bid, last, card, HAND_LIMIT - depth);
    if (worth > toBeat) into.add(longer);
    listBids(hand, i + 1, left, longer, depth + 1, toBeat - worth, into);
  }
}

function layCards(s: State, seat: Seat, cards: readonly Card[], tell?: Tell<Event>): void {
  for (let i = 0; i < cards.length; i++) {
    take(s.hands[seat], cards[i]);
    put(s.laid[seat], cards[i]);
  }
  s.highest = totalOf(s.laid[seat]);
  tell?.({ kind: "bid", seat, cards, total: s.highest });
}

/** B-2.3: final for this auction; laid cards return to hand. */
function pass(s: State, seat: Seat, tell?: Tell<Event>): void {
  tell?.({ kind: "passed", seat, back: [...s.laid[seat]] });
  if (s.laid[seat].length > 0) {
    putAll(s.hands[seat], s.laid[seat]);
    s.laid[seat].length = 0;
  }
  s.bidders = without(s.bidders, seat);
}

/** B-2.5: the winner's bid goes to the market; then it gives a card of the lot. */
function payForLot(s: State, seat: Seat, tell?: Tell<Event>): false {
  tell?.({ kind: "won", seat, paid: [...s.laid[seat]], total: s.highest });
  for (let i = 0; i < s.laid[seat].length; i++) s.market[s.laid[seat][i]]++;
  s.laid[seat].length = 0;
  awardLot(s, seat);
  s.step = "giving";
  return false;
}

/** B-2.6: everybody has passed, so nobody had bid, and the first to pass was the opener. */
function takeWholeLot(s: State, tell?: Tell<Event>): false {
  tell?.({ kind: "took-all", seat: s.opener, cards: [...s.lot] });
  awardLot(s, s.opener);
  putAll(s.hands[s.opener], s.lot);
  s.lot.length = 0;
  s.step = "limit";
  return false;
}
