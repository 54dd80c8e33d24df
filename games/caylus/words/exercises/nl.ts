import type { ExerciseText } from "@serai/words/exercises";
import type { Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import { cubes, deniers, points } from "../nl/events.ts";
import { names as words } from "../nl/names.ts";
import { reasons } from "../reasons/nl.ts";
import type { Reason } from "../reasons/reason.ts";
import { placeWord } from "../shared.ts";
import type { Question, Verdict } from "./exercise.ts";

const list = listIn("nl");

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "cost":
        return `Wat kost een arbeider je daar nu: ${placeWord(question.place, question.building, words)}?`;
      case "batches":
        return `Je hebt ${cubes(question.cubes)}. Hoeveel punten leveren die nu op bij het kasteel, als niemand vóór jou iets geeft?`;
      case "provost":
        return "Na jou verplaatst niemand de provoost. Hoe komen al je arbeiders aan het werk voor de minste deniers?";
      case "place":
        return "Waar is je volgende arbeider het nuttigst?";
    }
  },
  verdict(verdict, names) {
    switch (verdict.kind) {
      case "cost": {
        const owner = verdict.owner === undefined ? "" : ` ${names(verdict.owner)} krijgt er 1 punt voor.`;
        return `${BECAUSE[verdict.because](verdict.passed)}: ${deniers(verdict.cost)}.${owner}`;
      }
      case "batches":
        return `${verdict.count === 1 ? "Eén lading" : `${verdict.count} ladingen`}: ${points(verdict.points)}. ${verdict.lacks === "food" ? "Voor elke lading is 1 voedsel nodig." : "Voor elke lading zijn naast voedsel nog twee soorten nodig."}`;
      case "reaches":
        return `Je verste arbeider staat op ${verdict.space}: voor ${deniers(verdict.deniers)} komt de provoost precies daar.`;
      case "misses":
        return `Je arbeiders voorbij hem gaan met lege handen naar huis: ${list(verdict.spaces.map(String))}.`;
      case "wasteful":
        return `Dat kost ${deniers(verdict.deniers)}; ${verdict.enough} is genoeg.`;
      case "place":
        return said(verdict.reasons, names);
      case "other-place":
        return `De bots gaan hierheen: ${placeWord(verdict.place, verdict.building, words)}. ${said(verdict.reasons.slice(0, 1), names)}`;
    }
  },
  answer: (question, answer) => (question.kind === "cost" || question.kind === "batches" ? String(answer) : undefined),
};

const BECAUSE: Readonly<Record<Extract<Verdict, { kind: "cost" }>["because"], (passed: number) => string>> = {
  own: () => "Je eigen gebouwen kosten altijd evenveel",
  guest: () => "Je bent gast in de herberg en betaalt overal evenveel",
  passed: (passed) => `1 denier, en 1 extra voor elke speler die gepast heeft (${passed})`,
  "two-players": () => "Met z'n tweeën, als de ander heeft gepast",
};

const said = (all: readonly Reason[], names: Names): string =>
  all.map((reason) => reasons.reason(reason, names)).join(" ");
