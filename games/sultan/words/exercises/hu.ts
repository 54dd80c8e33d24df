import type { ExerciseText } from "@serai/words/exercises";
import { capital, numbered, the } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import { COLOURS, type Colour, cushionOf } from "../../rules/index.ts";
import { colours } from "../hu.ts";
import type { Question, Verdict } from "./exercise.ts";

const list = listIn("hu");
const colour = (gem: Colour): string => colours[COLOURS[gem]];
const card = (value: number): string => the(numbered(value));

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "take":
        return `Te teszel utoljára, és most kivételesen látszik a többi lap. Melyik a legkisebb lapod, amely megnyeri ${the(colour(question.colour))} drágakövet?`;
      case "gem":
        return "A párnákon lévő drágakövek közül melyik hozná neked a legtöbb pontot?";
      case "score":
        return "Hány pontot érnek ezek a drágakövek, bónuszokkal együtt?";
    }
  },
  verdict(verdict, names) {
    switch (verdict.kind) {
      case "wins":
        return `${capital(card(verdict.card))} lap erősebb, mint ${names(verdict.seat)} lapja (${verdict.beaten}), és a nagyobbak várhatnak egy másik drágakőre.`;
      case "ties":
        return `Egy ${numbered(verdict.card)} már fekszik ott: egyforma lapok közül az nyer, amelyik előbb került oda, vagyis ${names(verdict.seat)} lapja.`;
      case "loses":
        return `${names(verdict.seat)} lapja (${verdict.to}) nagyobb, mint ${card(verdict.card)}.`;
      case "wasteful":
        return `${capital(card(verdict.card))} lap nyer, de elég lenne ${card(verdict.best)} is.`;
      case "gem": {
        const bonus = verdict.bonus > 0 ? ` (ebből ${verdict.bonus} a bónusz)` : "";
        return `Még egy ${colour(verdict.colour)}, azzal együtt ${verdict.count}: ez ${verdict.points} pontot hoz${bonus}.`;
      }
      case "score": {
        const bonuses = verdict.bonuses.map((one) => `${one.bonus} (${one.count} ${colour(one.colour)})`);
        return `A drágakövek ${verdict.worth} pontot érnek, a bónuszok: ${list(bonuses)}. Összesen ${verdict.total} pont.`;
      }
    }
  },
  answer(question, answer) {
    switch (question.kind) {
      case "take":
        return undefined;
      case "gem":
        return `${capital(the(colour(question.shown[cushionOf(answer)])))} drágakő`;
      case "score":
        return String(answer);
    }
  },
};
