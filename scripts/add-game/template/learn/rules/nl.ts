import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Pak de meeste kiezels, en als het kan ook de laatste.",
    turn: [
      {
        title: "Pakken",
        text: "Pak een, twee of drie kiezels van het hoopje. Dan is de volgende speler aan de beurt.",
      },
    ],
    scoring: ["Elke kiezel is 1 punt.", "De laatste kiezel levert 3 punten extra op."],
  },
  chapters: [
    {
      title: "Opzet",
      clauses: [{ id: "P-1.1", text: "Leg voor elke speler 12 kiezels op één hoopje." }],
    },
    {
      title: "Een beurt",
      clauses: [
        {
          id: "P-2.1",
          text: "Om de beurt, met de klok mee, pakt elke speler een, twee of drie kiezels, maar niet meer dan er liggen. Niemand mag passen.",
        },
      ],
    },
    {
      title: "Het einde",
      clauses: [
        { id: "P-3.1", text: "De partij is afgelopen als het hoopje op is." },
        {
          id: "P-3.2",
          text: "Elke kiezel is 1 punt, en wie de laatste pakte krijgt er 3 bij. Spelers met evenveel punten delen de plaats.",
        },
      ],
    },
  ],
  editions: [],
};
