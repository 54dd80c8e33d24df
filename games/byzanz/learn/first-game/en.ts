import type { FirstGameText, Tried } from "@serai/words/first-game";
import { type Byzanz, cardGiven, cardsBid, HAND_LIMIT, kindTaken, MERCHANT, pointsOf } from "../../rules/index.ts";
import { cards, kindWord } from "../../words/en.ts";
import type { StepId } from "./index.ts";
import {
  bestKind,
  chosenBefore,
  handSize,
  insteadOf,
  lastRival,
  leader,
  salePoints,
  soldCards,
  soldPoints,
} from "./outcome.ts";

function otherwise(tried: Tried<Byzanz>): string | undefined {
  const instead = insteadOf(tried);
  switch (instead?.kind) {
    case "pass":
      return "A pass is final: you would be out of this auction. Try the bid.";
    case "merchant":
      return "Merchants are never money. They help you sell: keep them.";
    case "bid-more":
      return instead.enough === 0
        ? `That would pay ${instead.total} for this lot. Save your cards: a better one is coming.`
        : `${instead.total} would do too, but ${instead.enough} is enough. What you pay is gone.`;
    case "bid-other":
      return `Keep ${cards(instead.cards)}: you will sell it soon. The other card pays as much.`;
    case "give":
      return `Keep ${cards([instead.card])}. What helps you least is ${cards([instead.wanted])}: give that.`;
    case "take":
      return `You could take ${kindWord(instead.taken)}. But ${kindWord(instead.wanted)} go with a card in your hand.`;
    case "not-yet-sold":
      return "Sell first: it costs no turn, and you are still asked afterwards.";
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Byzanz, StepId> = {
  steps: {
    lot: {
      say: ({ view }) =>
        `Cards are money, and goods to be sold for points; most points win. Tap the *lot*: its ${view.lot.length} cards are up for auction.`,
    },
    bid: {
      say: ({ view, names, wanted }) =>
        `${names(leader(view))} bids ${view.highest}. Bid more: lay ${cards(cardsBid(wanted))} from your hand.`,
      otherwise,
    },
    pass: {
      say: ({ view, names }) =>
        `${names(leader(view))} goes up to ${view.highest}. A raise would add cards to the one you laid: too dear, so *pass*, and it comes back to your hand.`,
      otherwise,
    },
    ahead: {
      say: () => "Everybody wins just *one lot* a round. Tap the small numbers: the sizes of the lots still to come.",
    },
    wait: {
      say: () => "Pass here too. The *smaller your lot*, the sooner you choose at the market, and the less it costs.",
      otherwise,
    },
    win: {
      say: ({ view, names, wanted }) =>
        `Open with ${cards(cardsBid(wanted))}. Only ${names(lastRival(view))} could still outbid you.`,
      otherwise,
    },
    give: {
      say: ({ wanted }) =>
        `The lot is yours, but for one card: that goes to the *market*. Give ${cards([cardGiven(wanted)])}.`,
      otherwise,
    },
    take: {
      say: ({ view, names, wanted }) =>
        `All bids paid lie here. ${names(chosenBefore(view))} had the smallest lot and chose first: now take all ${kindWord(kindTaken(wanted))}.`,
      otherwise,
    },
    limit: {
      say: ({ view }) =>
        `Tap your name: beside it stand the cards you *hold*, ${handSize(view)}, and your points; of rivals you see their sales. With more than ${HAND_LIMIT} cards you must sell or discard at once.`,
    },
    wild: {
      say: () =>
        `Three cards of a kind can be sold at any time. Tap your *merchant*: never money, it stands in for any goods, and three alone bring ${pointsOf(MERCHANT)}.`,
    },
    sell: {
      say: ({ wanted }) =>
        `Sell ${cards(soldCards(wanted))}. The dearest card is kept as points, ${soldPoints(wanted)} for you; the others leave the game.`,
      otherwise,
    },
  },
  advice(view) {
    const points = salePoints(view);
    switch (view.step) {
      case "bidding":
        if (points > 0)
          return `You can sell for ${points} now, in any turn. Or wait: the dearest card of the three counts.`;
        return `This lot has ${view.lot.length} cards. Think of the market too: small lots choose first there.`;
      case "giving":
        return "Give the card that helps you least, and the seats choosing before you too.";
      case "picking":
        return `Take what makes three with your hand: perhaps ${kindWord(bestKind(view))}. Merchants fit everywhere.`;
      case "limit":
        return `Nobody keeps more than ${HAND_LIMIT} cards. Sell if you can, else drop the cheapest.`;
      default:
        return "The last chance to sell: three of a kind, with merchants for what is missing.";
    }
  },
  farewell: "Now you know the game: the most points from sales win. Play on; the rules are at the question mark.",
};
