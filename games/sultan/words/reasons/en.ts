import type { ReasonText } from "@serai/words/reasons";
import { COLOURS, type Colour } from "../../rules/index.ts";
import { colours } from "../en.ts";
import type { Reason } from "./reason.ts";

const colour = (gem: Colour): string => colours[COLOURS[gem]];
const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;
const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
const ordinal = (count: number): string => ORDINALS[count] ?? `${count}th`;

export const reasons: ReasonText<Reason> = {
  reason(reason, names) {
    switch (reason.kind) {
      case "gem": {
        const bonus = reason.bonus > 0 ? `, ${reason.bonus} of them bonus` : "";
        return `A ${ordinal(reason.count)} ${colour(reason.colour)} gem brings ${points(reason.points)}${bonus}.`;
      }
      case "next":
        return `One more ${colour(reason.colour)} after that would bring ${reason.points}.`;
      case "denies":
        return `It is worth even more to ${names(reason.seat)}: ${points(reason.points)}.`;
      case "sure":
        return `Nobody can beat the ${reason.card} there.`;
      case "odds": {
        const often = `wins about ${reason.tenths} times in 10`;
        if (reason.against === 0) return `No rival has laid there yet: the ${reason.card} ${often}.`;
        const there = reason.against === 1 ? "one card that lies" : `${reason.against} cards that lie`;
        return `Against the ${there} there, the ${reason.card} ${often}.`;
      }
      case "enough":
        return `The ${reason.card} is enough: the ${reason.higher} would hardly win more often.`;
      case "lowest":
        return `The ${reason.card} is the card to lose: the higher ones wait for a better gem.`;
      case "least":
        return `Of the gems drawn it brings the least: ${points(reason.points)}.`;
      case "kept-from":
        return `${names(reason.seat)} would get ${points(reason.points)} from it: better in the bag.`;
    }
  },
};
