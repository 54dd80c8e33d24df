import type { LearnText } from "./learn-text.ts";

export const learn: LearnText = {
  firstGame: "Je eerste partij",
  playFreely: "Vrij spelen",
  step: (step, steps) => `${step} van ${steps}`,
  followLight: "Volg het licht",
  notThat: "Die nog niet: probeer wat verlicht is.",
  watch: "Kijk wat er gebeurt.",
  yourChoice: "Jij kiest",
  playOn: "Alleen verder",

  newTo: (game) => `Nieuw bij ${game}?`,
  learnIn: (minutes) => `Leer het in ${minutes} min`,
  shortRules: "Korte regels",
  justPlay: "Gewoon spelen",
};
