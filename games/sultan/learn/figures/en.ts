import { page } from "../../words/en.ts";
import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  page,
  names: ["Anna", "Bence", "Fleur", "Zsófia", "Kees"],
  short: [
    "Three cushions with a red, a yellow and a blue gem.",
    "Two face-down cards at a cushion.",
    "The cards are turned up: the 9 beats the 8 and takes the gem.",
  ],
  players: { two: "2 players", more: "3–5 players" },
  bonus: (count, isMost) => (isMost ? `${count} or more` : `${count} alike`),
  scoring: "What each gem is worth, and the bonus for many of one colour.",
  gems: "How many of each colour are in the bag, and what one is worth.",
  offer: [
    { label: "Draw", caption: "Anna begins and draws four gems in sight of all. She puts the green one back." },
    { label: "Show", caption: "The others lie on the three cushions." },
  ],
  laying: [
    { label: "First", caption: "Anna begins the turn and lays a card at the first cushion, face down." },
    { label: "Second", caption: "Bence lays at the same cushion. Everybody sees where, nobody sees what." },
    { label: "All", caption: "When everybody has laid, the cards are turned up." },
  ],
  reveal: {
    higher: { label: "9 and 8", caption: "Anna's 9 is the highest card here: she takes the gem." },
    equal: { label: "12 and 12", caption: "Equal: Fleur laid before Zsófia and takes the gem." },
    alone: { label: "alone", caption: "Kees is alone here: even a 2 wins." },
    nobody: { label: "nobody", caption: "Nobody laid here: the gem goes back into the bag." },
  },
  count: (gems, bonus) => `Gems ${gems} + bonus ${bonus} = ${gems + bonus} points`,
};
