import type { ExerciseText } from "@serai/words/exercises";
import type { Names } from "@serai/words/game-text";
import type { parts, TieRule } from "../../rules/index.ts";
import { gems, plural, thePlace } from "../nl/names.ts";
import { reasons } from "../reasons/nl.ts";
import { gemNamed } from "../shared.ts";
import type { Question, Verdict } from "./exercise.ts";

const gem = (which: parts.Gem): string => gemNamed(gems, which);
const points = (count: number): string => plural(count, "punt", "punten");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TIE: Readonly<Record<TieRule, string>> = {
  intriguer: "de Intrigant wint gelijke standen",
  neutral: "de neutrale partij wint gelijke standen",
  front: "de hoogste som voor het scherm wint gelijke standen",
  order: "bij gelijke sommen wint wie eerder plaatst",
};

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "majority":
        return `Stel dat er niemand meer bij komt. Wat is je laagste handelaar die ${thePlace(question.place)} wint?`;
      case "gem":
        return "Stel dat de partij na deze edelsteen voorbij is. Welke levert jou de meeste punten op?";
      case "place":
        return `Alle handelaren liggen open. Waar is je ${question.value} het meest waard?`;
    }
  },
  verdict(verdict, names) {
    switch (verdict.kind) {
      case "wins":
        return `${verdict.own} tegen ${verdict.theirs} van ${names(verdict.seat)}: de ${verdict.value} is genoeg.`;
      case "loses":
        return `Met de ${verdict.value} zou het ${verdict.own} zijn tegen ${verdict.theirs} van ${names(verdict.seat)}.`;
      case "tie-won":
        return `De ${verdict.value} komt gelijk met ${names(verdict.seat)} op ${verdict.own}, en dat is genoeg: ${TIE[verdict.by]}.`;
      case "tie-lost":
        return `De ${verdict.value} komt maar gelijk met ${names(verdict.seat)} op ${verdict.own}: ${TIE[verdict.by]}.`;
      case "wasteful":
        return `De ${verdict.value} wint, maar de ${verdict.best} was genoeg.`;
      case "gem": {
        const rank = `${capital(gem(verdict.gem))} is ${verdict.rank}e in prijs`;
        return verdict.after > verdict.before
          ? `${rank}: ${points(verdict.after)} in plaats van ${verdict.before}.`
          : `${rank}, en één meer verandert niets: ${points(verdict.before)}.`;
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
  `Daar rekenen de bots op ongeveer ${points(here)}; in ${thePlace(best.place)} op ongeveer ${best.points}.`;
