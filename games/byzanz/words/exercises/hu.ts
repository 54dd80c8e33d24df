import type { ExerciseText } from "@serai/words/exercises";
import { capital } from "@serai/words/hungarian";
import { cards, kindWord } from "../hu.ts";
import type { Question, Verdict } from "./exercise.ts";

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "hand":
        return "Legfeljebb hány pontért adható el ez a kéz?";
      case "bid":
        return `A legnagyobb licit ${question.highest}. Vedd át a vezetést úgy, hogy a többi lapod a legtöbb pontért legyen eladható; ha több ilyen van, a legkisebb licittel.`;
      case "market":
        return "Vegyél el egy árufajtát a piacról. Melyikkel adható el a kezed a legtöbb pontért?";
    }
  },
  verdict(verdict) {
    switch (verdict.kind) {
      case "hand": {
        const sales = verdict.sales.map((sale) => `${cards(sale.cards)} (${sale.points} pont)`);
        return `${capital(sales.join("; "))}. Összesen ${verdict.total} pont.`;
      }
      case "bid":
        return verdict.isBest
          ? `A többi lap így is eladható ${verdict.left} pontért, és olcsóbb licit nem hagy ennyit.`
          : `Ezután a többi lap ${verdict.left} pontért adható el; egy másik licit ${verdict.best} pontot hagy.`;
      case "overpaid":
        return `A többi lap ugyanannyit ér, de a vezetéshez elég lenne ${verdict.enough}, nem kell ${verdict.total}.`;
      case "market":
        return verdict.isBest
          ? `${capital(kindWord(verdict.of))}: ezzel a kéz ${verdict.after} pontért adható el ${verdict.before} helyett.`
          : `${capital(kindWord(verdict.of))}: ezzel a kéz ${verdict.after} pontért adható el; egy másik fajtával ${verdict.best} pontért.`;
    }
  },
  answer: ({ kind }, answer) => (kind === "hand" ? String(answer) : undefined),
};
