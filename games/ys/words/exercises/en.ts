import type { ExerciseText } from "@serai/words/exercises";
import type { Names } from "@serai/words/game-text";
import type { parts, TieRule } from "../../rules/index.ts";
import { gems, ordinal, placeName, plural } from "../en/names.ts";
import { reasons } from "../reasons/en.ts";
import { gemNamed } from "../shared.ts";
import type { Question, Verdict } from "./exercise.ts";

const gem = (which: parts.Gem): string => gemNamed(gems, which);
const points = (count: number): string => plural(count, "point");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TIE: Readonly<Record<TieRule, string>> = {
  intriguer: "the Intriguer wins ties",
  neutral: "the neutral wins ties",
  front: "the higher sum in front of the screen wins ties",
  order: "with equal fronts, the earlier to place wins ties",
};

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "majority":
        return `Suppose nobody else comes there. Which is your lowest broker that wins ${placeName(question.place)}?`;
      case "gem":
        return "Suppose the game ends right after this gem. Which one brings you the most points?";
      case "place":
        return `All brokers lie face up. Where does your ${question.value} do most good?`;
    }
  },
  verdict(verdict, names) {
    switch (verdict.kind) {
      case "wins":
        return `${verdict.own} against ${verdict.theirs} of ${names(verdict.seat)}: the ${verdict.value} is enough.`;
      case "loses":
        return `With the ${verdict.value} it would be ${verdict.own} against ${verdict.theirs} of ${names(verdict.seat)}.`;
      case "tie-won":
        return `The ${verdict.value} ties with ${names(verdict.seat)} at ${verdict.own}, and that is enough: ${TIE[verdict.by]}.`;
      case "tie-lost":
        return `The ${verdict.value} only ties with ${names(verdict.seat)} at ${verdict.own}: ${TIE[verdict.by]}.`;
      case "wasteful":
        return `The ${verdict.value} wins, but the ${verdict.best} would do.`;
      case "gem": {
        const rank = `${capital(gem(verdict.gem))} is ${ordinal(verdict.rank - 1)} in price`;
        return verdict.after > verdict.before
          ? `${rank}: ${points(verdict.after)} instead of ${verdict.before}.`
          : `${rank}, and one more changes nothing: ${points(verdict.before)}.`;
      }
      case "place":
        return verdict.isBest ? said(verdict.reasons, names) : notThere(verdict);
    }
  },
  answer: () => undefined,
};

type RankedSeat = Extract<Verdict, { kind: "place" }>;

/** The reasons of a placing need no view to be said. */
function said(all: Extract<RankedSeat, { isBest: true }>["reasons"], names: Names): string {
  return all.map((reason) => reasons.reason(reason, names)).join(" ");
}

const notThere = ({ points: here, best }: Extract<RankedSeat, { isBest: false }>): string =>
  `There the bots count on about ${points(here)}; in ${placeName(best.place)} on about ${best.points}.`;
