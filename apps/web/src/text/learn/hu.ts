import type { LearnText } from "./learn-text.ts";

export const learn: LearnText = {
  firstGame: "Az első játszmád",
  playFreely: "Szabad játék",
  step: (step, steps) => `${step} / ${steps}`,
  followLight: "Kövesd a fényt",
  notThat: "Ezt még ne: előbb próbáld azt, ami fénylik.",
  watch: "Figyeld, mi történik.",
  yourChoice: "Te döntesz",
  playOn: "Tovább egyedül",

  newTo: (game) => `Először játszol? (${game})`,
  learnIn: (minutes) => `Tanulás: ${minutes} perc`,
  shortRules: "Rövid szabályok",
  justPlay: "Rögtön játszom",
};
