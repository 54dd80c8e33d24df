import { listIn } from "@serai/words/list";
import type { UiWords } from "./en.ts";

const list = listIn("nl");

export const nl: UiWords = {
  close: "Sluiten",
  speed: "Tempo",
  speeds: { slow: "Rustig", normal: "Normaal", fast: "Vlot", instant: "Meteen" },
  loading: "Het tapijt wordt uitgerold…",
  failed: "Dat is niet gelukt. Probeer het nog eens.",
  hand: "Jouw hand",
  changed: "veranderd",
  finalScore: "Eindstand",
  winners: (names) => (names.length === 1 ? `${names[0]} wint` : `${list(names)} delen de overwinning`),
  you: "Jij",
  youWin: "Jij wint!",
  points: (points) => (points === 1 ? "1 punt" : `${points} punten`),
  inNumbers: "In getallen",
};
