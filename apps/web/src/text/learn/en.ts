import type { LearnText } from "./learn-text.ts";

export const learn: LearnText = {
  firstGame: "Your first game",
  playFreely: "Play freely",
  step: (step, steps) => `${step} of ${steps}`,
  followLight: "Follow the light",
  notThat: "Not that one yet: try what is lit.",
  watch: "Watch what happens.",
  yourChoice: "Your choice",
  playOn: "Play on alone",

  newTo: (game) => `New to ${game}?`,
  learnIn: (minutes) => `Learn in ${minutes} min`,
  shortRules: "Short rules",
  justPlay: "Just play",
};
