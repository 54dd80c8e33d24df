import type { RulesPageText } from "./rules-page-text.ts";

export const rulesPage: RulesPageText = {
  title: (game) => `${game}: the rules`,
  rules: "Rules",
  short: "In short",
  aim: "Aim",
  turn: "A turn",
  scoring: "Scoring",
  whole: "The whole rules",
  steps: "Steps of the example",
  contents: "Contents",
  ruling: "our ruling",
  booklet: "Booklet:",
  why: "Why:",
  options: "House rules",
  optionsHint: "They are chosen when a table is set up, shown to everybody, and fixed once play begins.",
  editions: "Printed editions",
  play: "Play",
  allGames: "All games",
  general: "In every game here",
  generalClauses: [
    { id: "G-1", text: "Seats are counted to the left: left of the last seat is the first." },
    {
      id: "G-2",
      text: "Nobody is asked where only one outcome is possible and everybody can know it. Where not asking would betray a secret, the player is asked even if there is only one answer.",
    },
    { id: "G-3", text: "A secret choice stands once it is made." },
    { id: "G-4", text: "Equal players share a rank, and the ranks they fill are left out: 1, 2, 2, 4." },
    { id: "G-5", text: "When a player's time is out, a bot answers for them with a move the rules allow." },
    { id: "G-6", text: "Moves are always listed in the same order and each only once; equal cards are equal." },
  ],
};
