import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Have the most pebbles in your bag at the end, but no more than it holds.",
    turn: [{ title: "Take", text: "Take one, two or three pebbles from the heap. Then it is the next player's turn." }],
    scoring: ["Each pebble is 1 point.", "A bag with more than 10 pebbles is torn: 0 points."],
  },
  chapters: [
    {
      title: "Setting up",
      clauses: [{ id: "P-1.1", text: "Put 12 pebbles for each player on one heap. Each player has an empty bag." }],
    },
    {
      title: "A turn",
      clauses: [
        {
          id: "P-2.1",
          text: "In turn, to the left, each player takes one, two or three pebbles, but no more than there are, and puts them in the bag. Nobody may pass, not even with a torn bag.",
        },
      ],
    },
    {
      title: "The end",
      clauses: [
        { id: "P-3.1", text: "The game ends when the heap is gone." },
        {
          id: "P-3.2",
          text: "Each pebble is 1 point. A bag with more than 10 pebbles is torn and worth 0 points. Players with the same points share the place.",
        },
      ],
    },
  ],
  editions: [],
};
