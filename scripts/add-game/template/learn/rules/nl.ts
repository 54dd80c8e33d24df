import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Heb aan het eind de meeste kiezels in je zak, maar niet meer dan erin passen.",
    turn: [
      {
        title: "Pakken",
        text: "Pak een, twee of drie kiezels van het hoopje. Dan is de volgende speler aan de beurt.",
      },
    ],
    scoring: ["Elke kiezel is 1 punt.", "Een zak met meer dan 10 kiezels is gescheurd: 0 punten."],
  },
  chapters: [
    {
      title: "Opzet",
      clauses: [
        { id: "P-1.1", text: "Leg voor elke speler 12 kiezels op één hoopje. Elke speler heeft een lege zak." },
      ],
    },
    {
      title: "Een beurt",
      clauses: [
        {
          id: "P-2.1",
          text: "Om de beurt, met de klok mee, pakt elke speler een, twee of drie kiezels, maar niet meer dan er liggen, en doet ze in de zak. Niemand mag passen, ook niet met een gescheurde zak.",
        },
      ],
    },
    {
      title: "Het einde",
      clauses: [
        { id: "P-3.1", text: "De partij is afgelopen als het hoopje op is." },
        {
          id: "P-3.2",
          text: "Elke kiezel is 1 punt. Een zak met meer dan 10 kiezels is gescheurd en 0 punten waard. Spelers met evenveel punten delen de plaats.",
        },
      ],
    },
  ],
  editions: [],
};
