import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Szerezd a legtöbb kavicsot, és ha lehet, az utolsót is.",
    turn: [
      { title: "Vegyél", text: "Vegyél el egy, két vagy három kavicsot a halomból. Utána a következő játékos jön." },
    ],
    scoring: ["Minden kavics 1 pontot ér.", "Az utolsó kavics még 3 pontot hoz."],
  },
  chapters: [
    {
      title: "Előkészület",
      clauses: [{ id: "P-1.1", text: "Játékosonként 12 kavicsot tegyetek egy halomba." }],
    },
    {
      title: "Egy kör",
      clauses: [
        {
          id: "P-2.1",
          text: "Sorban, balra haladva mindenki egy, két vagy három kavicsot vesz el, de legfeljebb annyit, amennyi van. Passzolni nem lehet.",
        },
      ],
    },
    {
      title: "A játszma vége",
      clauses: [
        { id: "P-3.1", text: "A játszma véget ér, ha elfogyott a halom." },
        {
          id: "P-3.2",
          text: "Minden kavics 1 pont, és aki az utolsót vette el, még 3 pontot kap. Egyenlő pontszámnál a játékosok osztoznak a helyezésen.",
        },
      ],
    },
  ],
  editions: [],
};
