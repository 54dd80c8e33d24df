import { characters } from "../../words/en/names.ts";
import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  characters,
  names: ["Anna", "Bence", "Fleur", "Zsófia"],
  short: [
    "A ship with its gems.",
    "Two brokers, bid together: 3 and 2 are 5.",
    "One broker face up, one face down.",
    "Two players' totals in a quarter: 9 and 8.",
  ],
  scoring: "The four colours by their price, and what the first to the fourth place in each score.",
  brokers: "One player's eleven brokers: 4, 4, 3, 3, 3, 2, 1, 1, 1, 0, 0.",
  gems: "Blue, green, yellow, red, black, white.",
  ships: "A ship with a large blue gem, which is two, and a small green and a small red one.",
  city: "A quarter: its port wins a black gem, its shops 3 points, its palace the character that waits there.",
  placing: [
    { label: "Face up", caption: "Bence places a 4 in the port, face up: everybody reads it." },
    {
      label: "Face down",
      caption: "His second broker stands in the palace under a cloak: only he knows that it is a 0.",
    },
    {
      label: "Front",
      caption:
        "When all have placed, the broker left over joins the two that were bid. This front of 4, 1 and 0 is worth 5 in ties.",
    },
  ],
  count: [
    { label: "Before", caption: "The quarter before it is counted: four brokers are face down." },
    { label: "Totals", caption: "Turned up and added up over all three areas: Anna 9, Zsófia 8, Fleur 6, Bence 5." },
    { label: "Ship", caption: "Anna is first and takes two gems, Zsófia one, Fleur the last. Bence gets none." },
    { label: "Port", caption: "In the port alone Zsófia's 4 is most: she wins the black gem." },
    {
      label: "Tie",
      caption: "In the shops Zsófia and Bence both have 4. Her front is 6, his 5: she scores the 3 points.",
    },
    { label: "Palace", caption: "Anna's 4 is most in the palace: she wins the Herald." },
    { label: "Lone 0", caption: "In the next quarter only Bence has a broker. A 0 is enough: he wins the Spy." },
  ],
  market: [
    { label: "Before", caption: "A gem for each row on the left, a price over each column." },
    {
      label: "Rows",
      caption:
        "Row 1: Anna 3 + 1 and Bence 4 are equal, also in their fronts; his order card is lower. Row 2 goes to Zsófia's 3, row 3 to Fleur's 1.",
    },
    {
      label: "Columns",
      caption:
        "Blue, green and red total 4 each. Blue and red have three brokers, so green is third; Fleur, whose front is best, puts blue first.",
    },
    {
      label: "Top bidder",
      caption: "Anna and Bence have most on the whole market; Bence's order card is lower. He raises green by 1.",
    },
  ],
  final: [
    {
      label: "Dearest",
      caption:
        "In the dearest colour Anna's six gems score 24. Bence and Fleur share the places two and three: both get the points of the third, 12.",
    },
    { label: "Cheapest", caption: "The same gems in the cheapest colour: 12, 6, 6 and 3." },
    { label: "Black", caption: "Black gems score by their number, whatever the others have." },
  ],
  windows: [
    { label: "Before placing", caption: "Once the turn order is known, before anybody places." },
    { label: "Your placing", caption: "The Queen right before a placing of your own, the others right after one." },
    { label: "Before the count", caption: "When all fronts stand, before the first quarter is turned up." },
    { label: "After the count", caption: "When prices have moved, at the end of the round." },
    { label: "At once", caption: "When they are won; you do not keep them." },
  ],
};
