import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "A végén a te zsákodban legyen a legtöbb kavics, de ne több, mint amennyit elbír.",
    turn: [
      { title: "Vegyél", text: "Vegyél el egy, két vagy három kavicsot a halomból. Utána a következő játékos jön." },
    ],
    scoring: ["Minden kavics 1 pontot ér.", "A 10-nél több kaviccsal teli zsák elszakad: 0 pont."],
  },
  chapters: [
    {
      title: "Előkészület",
      clauses: [
        { id: "P-1.1", text: "Játékosonként 12 kavicsot tegyetek egy halomba. Mindenkinek van egy üres zsákja." },
      ],
    },
    {
      title: "Egy kör",
      clauses: [
        {
          id: "P-2.1",
          text: "Sorban, balra haladva mindenki egy, két vagy három kavicsot vesz el, de legfeljebb annyit, amennyi van, és a zsákjába teszi. Passzolni nem lehet, elszakadt zsákkal sem.",
        },
      ],
    },
    {
      title: "A játszma vége",
      clauses: [
        { id: "P-3.1", text: "A játszma véget ér, ha elfogyott a halom." },
        {
          id: "P-3.2",
          text: "Minden kavics 1 pont. Az a zsák, amelyikben 10-nél több kavics van, elszakadt, és 0 pontot ér. Egyenlő pontszámnál a játékosok osztoznak a helyezésen.",
        },
      ],
    },
  ],
  editions: [],
};
