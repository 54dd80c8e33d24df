import { only, refuse, type Seat, type Step, type Tell } from "@serai/kernel";
import { cardGiven, give, isGift } from "../actions.ts";
import { putAll, take } from "../cards.ts";
import type { Event } from "../events.ts";
import type { Card } from "../parts.ts";
import { listSales, refuseCard } from "../sales.ts";
import type { Byzanz, State } from "../state.ts";

/** B-2.5, B-2.9: one card of the lot, of the winner's choice, goes to the market; the rest to its hand. */
export const giving: Step<Byzanz> = {
  deciders: (s) => only(s.asked),
  legal(s, seat, into) {
    for (let i = 0; i < s.lot.length; i++) if (i === 0 || s.lot[i] !== s.lot[i - 1]) into.add(give(s.lot[i]));
    listSales(s.hands[seat], into);
  },
  whyNot: (_s, _seat, action) =>
    isGift(action) ? refuseCard("card-not-in-lot", cardGiven(action)) : refuse("give-from-the-lot"),
  apply: (s, seat, action, _chance, tell) => giveCard(s, seat, cardGiven(action), tell),
  ask(s, _chance, tell) {
    if (s.lot[0] !== s.lot[s.lot.length - 1]) return true;
    giveCard(s, s.asked, s.lot[0], tell); // G-2: all cards of the lot are equal, or it is one card
    return false;
  },
};

function giveCard(s: State, seat: Seat, card: Card, tell?: Tell<Event>): void {
  take(s.lot, card);
  s.market[card]++;
  tell?.({ kind: "gave", seat, card, kept: [...s.lot] });
  putAll(s.hands[seat], s.lot);
  s.lot.length = 0;
  s.step = "limit";
}
