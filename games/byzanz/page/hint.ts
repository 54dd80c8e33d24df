import type { Seat } from "@serai/kernel";
import type { Choice } from "@serai/ui/page.ts";
import { HAND_LIMIT, MERCHANT, totalOf, type View } from "../rules/index.ts";
import { liftedCards } from "./choice.ts";
import { cheapestAbove } from "./offers.ts";
import { words } from "./words.ts";

/** One line above the hand: what the lifted cards amount to, or what there is to do meanwhile. */
export function hintFor(view: View, seat: Seat, choice: Choice): string {
  const { hints } = words.text;
  const { lotCard, passed } = view.seats[seat];
  const isAsked = view.asked.includes(seat);
  switch (view.step) {
    case "bidding":
      if (lotCard > 0) return hints.outOfRound(lotCard);
      return passed ? hints.youPassed : bidHint(view, seat, choice);
    case "giving":
      // The lot is gone while what was given is still on its way.
      if (isAsked && view.lot.length > 0) return hints.give;
      return lotCard > 0 ? hints.outOfRound(lotCard) : hints.wait;
    case "limit":
      return isAsked ? hints.limit((view.hand ?? []).length - HAND_LIMIT) : hints.wait;
    case "picking":
      return isAsked ? hints.take : hints.waitForMarket;
    case "lastSale":
      return isAsked ? hints.lastSale : hints.wait;
    case "over":
      return "";
  }
}

/** B-2.2: overpaying is allowed, and pointed out. */
function bidHint(view: View, seat: Seat, choice: Choice): string {
  const { hints } = words.text;
  const { highest, hand = [] } = view;
  const { bid } = view.seats[seat];
  const cards = liftedCards(choice, view);
  const least = cheapestAbove(hand, highest - bid);
  const total = bid + totalOf(cards);
  if (cards.includes(MERCHANT)) return hints.merchantsNeverBid;
  if (least === undefined) return hints.cannotOutbid(bid + totalOf(hand));
  if (cards.length === 0) return bid > 0 && bid === highest ? hints.youLead(bid) : hints.liftToBid;
  if (total <= highest) return hints.tooLow(total, highest + 1 - total);
  if (!view.asked.includes(seat)) return hints.planned(total);
  const over = total - bid - least;
  return over > 0 ? hints.overpaid(total, over) : hints.enough(total);
}
