import type { ExerciseText } from "@serai/words/exercises";
import { cards, kindWord } from "../nl.ts";
import type { Question, Verdict } from "./exercise.ts";

const points = (count: number): string => `${count} ${count === 1 ? "punt" : "punten"}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "hand":
        return "Voor hoeveel punten is deze hand hoogstens te verkopen?";
      case "bid":
        return `Het hoogste bod is ${question.highest}. Neem de leiding, zo dat de rest van je hand nog de meeste punten opbrengt; zijn er meer, bied dan het minst.`;
      case "market":
        return "Neem één soort van de markt. Met welke brengt je hand de meeste punten op?";
    }
  },
  verdict(verdict) {
    switch (verdict.kind) {
      case "hand": {
        const sales = verdict.sales.map((sale) => `${cards(sale.cards)} voor ${sale.points}`);
        return `${capital(sales.join("; "))}: ${verdict.sales.length > 1 ? `samen ${points(verdict.total)}` : points(verdict.total)}.`;
      }
      case "bid":
        return verdict.isBest
          ? `De rest brengt nog ${points(verdict.left)} op, en geen lager bod laat zoveel over.`
          : `Daarna brengt de rest ${points(verdict.left)} op; een ander bod laat er ${verdict.best} over.`;
      case "overpaid":
        return `De rest brengt evenveel op, maar ${verdict.enough} is al genoeg om te leiden, geen ${verdict.total}.`;
      case "market":
        return verdict.isBest
          ? `Met ${kindWord(verdict.of)} brengt de hand ${points(verdict.after)} op in plaats van ${verdict.before}.`
          : `Met ${kindWord(verdict.of)} brengt de hand ${points(verdict.after)} op; een andere soort maakt er ${verdict.best} van.`;
    }
  },
  answer: ({ kind }, answer) => (kind === "hand" ? String(answer) : undefined),
};
