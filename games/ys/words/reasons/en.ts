import type { Names } from "@serai/words/game-text";
import type { ReasonText } from "@serai/words/reasons";
import type { parts } from "../../rules/index.ts";
import { characters, gems, NEUTRAL_NAME, ordinal, placeName, plural, quarter } from "../en/names.ts";
import { cardCalled, gemNamed } from "../shared.ts";
import type { Reason } from "./reason.ts";

const gem = (which: parts.Gem): string => gemNamed(gems, which);
const points = (count: number): string => plural(count, "point");
const who = (names: Names, side: number): string => names(side) || NEUTRAL_NAME;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const reasons: ReasonText<Reason> = {
  reason(reason, names) {
    switch (reason.kind) {
      case "port":
        return `The majority in the port wins a black gem: ${points(reason.points)} more.`;
      case "shops":
        return `The majority in the shops wins ${points(reason.points)}.`;
      case "palace": {
        const card = characters[cardCalled(reason.card)];
        return `The ${card.name} waits in the palace. ${card.effect}`;
      }
      case "alone":
        return reason.own === 0
          ? "Nobody else is there: even a 0 wins it so far."
          : `Nobody else is there: ${reason.own} leads so far.`;
      case "leads": {
        const hidden = reason.hidden > 0 ? ` and ${plural(reason.hidden, "hidden broker")}` : "";
        return `It makes ${reason.own} there, against ${who(names, reason.seat)} with ${reason.theirs}${hidden}.`;
      }
      case "tied":
        return `It ties with ${who(names, reason.seat)} at ${reason.own}, ${
          reason.isWon ? "and the tie would be won" : "and the tie would be lost"
        }.`;
      case "ship":
        return `It is first in ${quarter(reason.quarter)}, whose ship carries ${gem(reason.gem)}: worth about ${points(reason.points)}.`;
      case "square":
        return "A market square scores 1 point at once.";
      case "row":
        return `The strongest in this row wins ${gem(reason.gem)}: worth about ${points(reason.points)}.`;
      case "column":
        return `It pushes the price of ${gem(reason.colour)}: ${reason.own} owned, nobody else has more than ${reason.most}.`;
      case "gem":
        return `${capital(gem(reason.gem))} is worth about ${points(reason.points)}: ${ordinal(reason.rank - 1)} in price, ${reason.own} with this one, the strongest rival has ${reason.most}.`;
      case "black":
        return `One more black gem adds ${points(reason.points)}.`;
      case "price":
        return reason.isUp
          ? `${capital(gem(reason.colour))} dearer: ${reason.own} owned, the strongest rival has ${reason.most}.`
          : `${capital(gem(reason.colour))} cheaper: a rival has ${reason.most}, against ${reason.own}.`;
      case "bid-high":
        return `${reason.sum} chooses its place in the order before most rivals, and helps in ties.`;
      case "bid-low":
        return `A bid of only ${reason.sum} keeps the strong brokers for the city.`;
      case "placing-last":
        return "The last to place has seen most.";
      case "placing-first":
        return "The first to place wins ties where fronts are equal.";
      case "character":
        return characters[reason.name].effect;
      case "brings":
        return `That brings about ${points(reason.points)}.`;
      case "kept-card":
        return "No card brings enough now: kept, it can do more later.";
      case "lowest":
        return "In front, the lowest broker is missed least.";
      case "look":
        return "A look costs nothing.";
      case "in-the-way":
        return `In ${placeName(reason.place)} it stands in a rival's way.`;
    }
  },
};
