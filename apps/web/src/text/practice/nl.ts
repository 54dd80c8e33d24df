import type { PracticeText } from "./practice-text.ts";

export const practice: PracticeText = {
  practice: "Oefenen",
  daily: "Puzzel van de dag",
  more: "Nog een puzzel",
  invite: "Eén stelling, één vraag, één minuut.",
  start: "Los hem op",
  done: "Opgelost voor vandaag",
  streak: (days) => (days === 1 ? "1 dag" : `${days} dagen op rij`),
  chooseFirst: "Kies je antwoord",
  answers: "Jouw antwoord",
  right: "Goed zo!",
  wrong: "Niet helemaal.",
  best: (answer) => `Het beste: ${answer}.`,
  another: "Nog een",
  backTo: "Terug naar het spel",
  none: "Voor dit spel zijn er nog geen puzzels.",
};
