import type { ExerciseText } from "@serai/words/exercises";
import { cards, kindWord } from "../en.ts";
import type { Question, Verdict } from "./exercise.ts";

const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "hand":
        return "How many points does this hand sell for at best?";
      case "bid":
        return `The highest bid is ${question.highest}. Lead, so that the rest of your hand still sells for the most points; of equals, bid the least.`;
      case "market":
        return "Take one kind from the market. With which does your hand sell for the most points?";
    }
  },
  verdict(verdict) {
    switch (verdict.kind) {
      case "hand": {
        const sales = verdict.sales.map((sale) => `${cards(sale.cards)} for ${sale.points}`);
        return `${capital(sales.join("; "))}: ${verdict.sales.length > 1 ? `${points(verdict.total)} together` : points(verdict.total)}.`;
      }
      case "bid":
        return verdict.isBest
          ? `The rest still sells for ${points(verdict.left)}, and no cheaper bid leaves as much.`
          : `After that the rest sells for ${points(verdict.left)}; another bid leaves ${verdict.best}.`;
      case "overpaid":
        return `The rest sells for as much, but ${verdict.enough} would lead already, not ${verdict.total}.`;
      case "market":
        return verdict.isBest
          ? `With ${kindWord(verdict.of)} the hand sells for ${points(verdict.after)} instead of ${verdict.before}.`
          : `With ${kindWord(verdict.of)} the hand sells for ${points(verdict.after)}; another kind makes it ${verdict.best}.`;
    }
  },
  answer: ({ kind }, answer) => (kind === "hand" ? String(answer) : undefined),
};
