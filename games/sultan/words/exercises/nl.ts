import type { ExerciseText } from "@serai/words/exercises";
import { listIn } from "@serai/words/list";
import { COLOURS, type Colour, cushionOf } from "../../rules/index.ts";
import { inflected } from "../nl.ts";
import type { Question, Verdict } from "./exercise.ts";

const list = listIn("nl");
const colour = (gem: Colour): string => inflected[COLOURS[gem]];
const points = (count: number): string => `${count} ${count === 1 ? "punt" : "punten"}`;

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "take":
        return `Jij legt als laatste, en voor één keer zijn de andere kaarten te lezen. Wat is je laagste kaart die de ${colour(question.colour)} edelsteen wint?`;
      case "gem":
        return "Welke edelsteen op de kussens zou jou de meeste punten opleveren?";
      case "score":
        return "Hoeveel punten leveren deze edelstenen op, met de bonussen erbij?";
    }
  },
  verdict(verdict, names) {
    switch (verdict.kind) {
      case "wins":
        return `De ${verdict.card} verslaat de ${verdict.beaten} van ${names(verdict.seat)}, en de hogere kaarten wachten op een andere steen.`;
      case "ties":
        return `Er ligt al een ${verdict.card}: van gelijke kaarten wint de kaart die er het eerst lag, en dat is die van ${names(verdict.seat)}.`;
      case "loses":
        return `De ${verdict.to} van ${names(verdict.seat)} is hoger dan de ${verdict.card}.`;
      case "wasteful":
        return `De ${verdict.card} wint, maar de ${verdict.best} was genoeg.`;
      case "gem": {
        const bonus = verdict.bonus > 0 ? `, waarvan ${verdict.bonus} bonus` : "";
        return `Nog een ${colour(verdict.colour)} steen, ${verdict.count} in totaal, levert ${points(verdict.points)} op${bonus}.`;
      }
      case "score": {
        const bonuses = verdict.bonuses.map((one) => `${one.bonus} voor ${one.count} ${colour(one.colour)}`);
        return `De stenen zijn ${verdict.worth} waard, de bonussen ${list(bonuses)}: ${points(verdict.total)}.`;
      }
    }
  },
  answer(question, answer) {
    switch (question.kind) {
      case "take":
        return undefined;
      case "gem":
        return `De ${colour(question.shown[cushionOf(answer)])} edelsteen`;
      case "score":
        return String(answer);
    }
  },
};
