import { leftOf, only, refuse, type Step } from "@serai/kernel";
import { cardDiscarded, discard, isDiscard } from "../actions.ts";
import { take } from "../cards.ts";
import { turnUpLot } from "../lots.ts";
import { HAND_LIMIT } from "../parts.ts";
import { listSales, refuseCard } from "../sales.ts";
import type { Byzanz } from "../state.ts";

/** B-3.2, B-4.2: a seat that has taken cards and holds more than seven sells or discards before anything else happens. */
export const limit: Step<Byzanz> = {
  deciders: (s) => only(s.asked),
  legal(s, seat, into) {
    const hand = s.hands[seat];
    for (let i = 0; i < hand.length; i++) if (i === 0 || hand[i] !== hand[i - 1]) into.add(discard(hand[i]));
    listSales(hand, into);
  },
  whyNot: (s, seat, action) =>
    isDiscard(action)
      ? refuseCard("card-not-in-hand", cardDiscarded(action))
      : refuse("sell-or-discard", { over: s.hands[seat].length - HAND_LIMIT }),
  apply(s, seat, action, _chance, tell) {
    const card = cardDiscarded(action);
    take(s.hands[seat], card);
    s.discarded[seat]++;
    tell?.({ kind: "discarded", seat, card });
  },
  ask(s, _chance, tell) {
    if (s.hands[s.asked].length > HAND_LIMIT) return true;
    if (s.won < s.players) turnUpLot(s, leftOf(s.asked, s.players), tell);
    else s.step = "picking";
    return false;
  },
};
