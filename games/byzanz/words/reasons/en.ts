import type { ReasonText } from "@serai/words/reasons";
import { cards, kindWord } from "../en.ts";
import type { Reason } from "./reason.ts";

const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;
const ORDINALS = ["", "first", "second", "third"];

export const reasons: ReasonText<Reason> = {
  reason(reason) {
    switch (reason.kind) {
      case "lot":
        return `With this lot the hand sells for ${points(reason.after)} instead of ${reason.before}.`;
      case "nearly":
        return `With one more card that fits, the hand would sell for ${points(reason.after)} instead of ${reason.before}.`;
      case "spare":
        return `No sale needs ${cards(reason.cards)}.`;
      case "price":
        return `Paying with these cards costs ${points(reason.points)} of sales.`;
      case "just":
        return `${reason.total} is just enough to lead.`;
      case "picks":
        return `This lot comes to the market ${ORDINALS[reason.place]} of ${reason.of}.`;
      case "cannot":
        return `All the goods together come to ${reason.most}: not enough to lead.`;
      case "too-dear":
        return `To lead would cost ${points(reason.cost)} of sales, and the lot brings ${reason.gain}.`;
      case "no-use":
        return "The lot adds nothing to the hand.";
      case "more-lots":
        return reason.lots === 1
          ? "One more lot is to come, and small lots pick first at the market."
          : `${reason.lots} more lots are to come, and small lots pick first at the market.`;
      case "not-missed":
        return `Without ${cards([reason.card])} the hand still sells for ${points(reason.points)}.`;
      case "missed-least":
        return `${capital(cards([reason.card]))} costs ${points(reason.loss)} of sales.`;
      case "taken": {
        const kind = kindWord(reason.of);
        const taken = reason.cards === 1 ? `The card (${kind}) lets` : `The ${reason.cards} cards (${kind}) let`;
        return `${taken} the hand sell for ${points(reason.after)} instead of ${reason.before}.`;
      }
      case "money":
        return `And ${reason.money} to bid with in the next auctions.`;
      case "sold":
        return reason.rest > 0
          ? `${points(reason.points)} now, and the rest still sells for ${reason.rest}.`
          : `${points(reason.points)} now.`;
      case "best-sales":
        return `The best sales are made by themselves: ${points(reason.points)}.`;
    }
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
