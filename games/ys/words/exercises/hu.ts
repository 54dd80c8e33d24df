import type { ExerciseText } from "@serai/words/exercises";
import type { Names } from "@serai/words/game-text";
import { capital, numbered, the } from "@serai/words/hungarian";
import type { parts, TieRule } from "../../rules/index.ts";
import { gems, place } from "../hu/names.ts";
import { reasons } from "../reasons/hu.ts";
import { gemNamed } from "../shared.ts";
import type { Question, Verdict } from "./exercise.ts";

const gem = (which: parts.Gem): string => gemNamed(gems, which);
const broker = (value: number): string => the(numbered(value));

const TIE: Readonly<Record<TieRule, string>> = {
  intriguer: "döntetlennél az Intrikus nyer",
  neutral: "döntetlennél a semleges nyer",
  front: "döntetlennél a paraván előtti nagyobb összeg nyer",
  order: "egyforma összegnél az nyer, aki előbb rak le",
};

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "majority":
        return `Tegyük fel, hogy oda már senki sem jön. Melyik a legkisebb üzletkötőd, amely megnyeri ${place(question.place, "object")}?`;
      case "gem":
        return "Tegyük fel, hogy ezzel a drágakővel vége a játszmának. Melyik hozza neked a legtöbb pontot?";
      case "place":
        return `Minden üzletkötő látszik. Hol ér a legtöbbet ${broker(question.value)} üzletkötőd?`;
    }
  },
  verdict(verdict, names) {
    switch (verdict.kind) {
      case "wins":
        return `${verdict.own}, ${names(verdict.seat)}: ${verdict.theirs}. Elég ${broker(verdict.value)}.`;
      case "loses":
        return `${capital(broker(verdict.value))} kevés: ${verdict.own}, ${names(verdict.seat)}: ${verdict.theirs}.`;
      case "tie-won":
        return `Döntetlen lesz (${verdict.own}), de ennyi elég: ${names(verdict.seat)} ellen ${TIE[verdict.by]}.`;
      case "tie-lost":
        return `Ez csak döntetlen (${verdict.own}), és ${names(verdict.seat)} nyeri: ${TIE[verdict.by]}.`;
      case "wasteful":
        return `${capital(broker(verdict.value))} nyer, de elég lenne ${broker(verdict.best)} is.`;
      case "gem": {
        const rank = `${capital(the(gem(verdict.gem)))} árban ${the(`${verdict.rank}.`)}`;
        return verdict.after > verdict.before
          ? `${rank}: ${verdict.after} pont ${verdict.before} helyett.`
          : `${rank}, és eggyel több nem változtat rajta: ${verdict.before} pont.`;
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

const notThere = ({ points, best }: Extract<RankedSeat, { isBest: false }>): string =>
  `Ott a robotok kb. ${points} pontra számítanak; ${place(best.place, "at")} kb. ${best.points} pontra.`;
