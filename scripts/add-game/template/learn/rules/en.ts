import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Take the most pebbles, and if you can the last one.",
    turn: [{ title: "Take", text: "Take one, two or three pebbles from the heap. Then it is the next player's turn." }],
    scoring: ["Each pebble is 1 point.", "The last pebble brings 3 points more."],
  },
  chapters: [
    {
      title: "Setting up",
      clauses: [{ id: "P-1.1", text: "Put 12 pebbles for each player on one heap." }],
    },
    {
      title: "A turn",
      clauses: [
        {
          id: "P-2.1",
          text: "In turn, to the left, each player takes one, two or three pebbles, but no more than there are. Nobody may pass.",
        },
      ],
    },
    {
      title: "The end",
      clauses: [
        { id: "P-3.1", text: "The game ends when the heap is gone." },
        {
          id: "P-3.2",
          text: "Each pebble is 1 point, and the player who took the last one gets 3 more. Players with the same points share the place.",
        },
      ],
    },
  ],
  editions: [],
};
