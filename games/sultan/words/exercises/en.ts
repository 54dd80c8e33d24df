import type { ExerciseText } from "@serai/words/exercises";
import { listIn } from "@serai/words/list";
import { COLOURS, type Colour, cushionOf } from "../../rules/index.ts";
import { colours } from "../en.ts";
import type { Question, Verdict } from "./exercise.ts";

const list = listIn("en");
const colour = (gem: Colour): string => colours[COLOURS[gem]];
const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "take":
        return `You lay last, and for once the other cards can be read. Which is your lowest card that wins the ${colour(question.colour)} gem?`;
      case "gem":
        return "Which of the gems on the cushions would bring you the most points?";
      case "score":
        return "How many points do these gems bring, bonuses included?";
    }
  },
  verdict(verdict, names) {
    switch (verdict.kind) {
      case "wins":
        return `The ${verdict.card} beats the ${verdict.beaten} of ${names(verdict.seat)}, and the higher cards wait for another gem.`;
      case "ties":
        return `A ${verdict.card} lies there already: of equal cards the one laid first wins, and that is the card of ${names(verdict.seat)}.`;
      case "loses":
        return `The ${verdict.to} of ${names(verdict.seat)} is higher than the ${verdict.card}.`;
      case "wasteful":
        return `The ${verdict.card} wins, but the ${verdict.best} would do.`;
      case "gem": {
        const bonus = verdict.bonus > 0 ? `, ${verdict.bonus} of them bonus` : "";
        return `One more ${colour(verdict.colour)}, ${verdict.count} in all, brings ${points(verdict.points)}${bonus}.`;
      }
      case "score": {
        const bonuses = verdict.bonuses.map((one) => `${one.bonus} for ${one.count} ${colour(one.colour)}`);
        return `The gems are worth ${verdict.worth}, the bonuses add ${list(bonuses)}: ${points(verdict.total)}.`;
      }
    }
  },
  answer(question, answer) {
    switch (question.kind) {
      case "take":
        return undefined;
      case "gem":
        return `The ${colour(question.shown[cushionOf(answer)])} gem`;
      case "score":
        return String(answer);
    }
  },
};
