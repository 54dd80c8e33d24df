import type { About } from "@serai/words/about";

export const about: About = {
  seats: { min: 2, max: 4 },
  minutes: { min: 5, max: 10 },
  weight: 1,
  colours: { fill: "light-dark(#2f5d50, #3c7466)", ink: "light-dark(#2f5d50, #9ed3c3)" },
  words: {
    en: {
      name: "Pebbles",
      tagline: "Take one, two or three, and mind your bag.",
      story:
        "A heap of pebbles lies on the table. In turn everybody takes one, two or three of them, and each is a point. But a bag holds ten: with one more it tears, and is worth nothing.",
    },
    hu: {
      name: "Kavicsok",
      tagline: "Vegyél egyet, kettőt vagy hármat, és vigyázz a zsákodra.",
      story:
        "Egy halom kavics van az asztalon. Sorban mindenki elvesz egyet, kettőt vagy hármat, és minden kavics egy pontot ér. De egy zsákba csak tíz fér: eggyel több, és elszakad, és semmit sem ér.",
    },
    nl: {
      name: "Kiezels",
      tagline: "Pak er een, twee of drie, en let op je zak.",
      story:
        "Op tafel ligt een hoopje kiezels. Om de beurt pakt iedereen er een, twee of drie, en elke kiezel is een punt. Maar in een zak passen er tien: met één meer scheurt hij, en is hij niets waard.",
    },
  },
};
