import type { ExerciseText } from "@serai/words/exercises";
import type { Names } from "@serai/words/game-text";
import { the } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import { cubes, deniers, points } from "../hu/events.ts";
import { names as words } from "../hu/names.ts";
import { reasons } from "../reasons/hu.ts";
import type { Reason } from "../reasons/reason.ts";
import { placeWord } from "../shared.ts";
import type { Question, Verdict } from "./exercise.ts";

const list = listIn("hu");

export const exercises: ExerciseText<Question, Verdict> = {
  question(question) {
    switch (question.kind) {
      case "cost":
        return `Mennyibe kerül most neked egy munkás itt: ${placeWord(question.place, question.building, words)}?`;
      case "batches":
        return `Ennyi árud van: ${cubes(question.cubes)}. Hány pontot hoznának most a várban, ha előtted senki sem adna?`;
      case "provost":
        return "Utánad már senki sem mozgatja az elöljárót. Hogyan jut munkához minden munkásod a legkevesebb dénárért?";
      case "place":
        return "Hová érdemes küldened a következő munkásodat?";
    }
  },
  verdict(verdict, names) {
    switch (verdict.kind) {
      case "cost": {
        const owner = verdict.owner === undefined ? "" : ` ${names(verdict.owner)} ezért 1 pontot kap.`;
        return `${BECAUSE[verdict.because](verdict.passed)}: ${deniers(verdict.cost)}.${owner}`;
      }
      case "batches":
        return `${verdict.count} szállítmány: ${points(verdict.points)}. ${verdict.lacks === "food" ? "Mindegyikhez kell egy élelem." : "Mindegyikhez az élelem mellé két másik áru kell."}`;
      case "reaches":
        return `A legtávolabbi munkásod ${the(`${verdict.space}. mezőn`)} áll: ${deniers(verdict.deniers)} éppen odáig viszi az elöljárót.`;
      case "misses":
        return `A rajta túl álló munkásaid dolguk végezetlenül mennek haza: ${list(verdict.spaces.map((space) => `${space}.`))} mező.`;
      case "wasteful":
        return `Ez ${deniers(verdict.deniers)}, pedig ${verdict.enough} is elég lenne.`;
      case "place":
        return said(verdict.reasons, names);
      case "other-place":
        return `A robotok ide küldenék: ${placeWord(verdict.place, verdict.building, words)}. ${said(verdict.reasons.slice(0, 1), names)}`;
    }
  },
  answer: (question, answer) => (question.kind === "cost" || question.kind === "batches" ? String(answer) : undefined),
};

const BECAUSE: Readonly<Record<Extract<Verdict, { kind: "cost" }>["because"], (passed: number) => string>> = {
  own: () => "A saját épületed ára mindig ugyanannyi",
  guest: () => "A fogadó vendégeként mindenhol ugyanannyit fizetsz",
  passed: (passed) => `1 dénár, és még 1 minden passzolt játékosért (${passed})`,
  "two-players": () => "Ketten játszotok, és a másik már passzolt",
};

const said = (all: readonly Reason[], names: Names): string =>
  all.map((reason) => reasons.reason(reason, names)).join(" ");
