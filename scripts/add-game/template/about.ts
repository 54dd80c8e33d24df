import type { About } from "@serai/words/about";

export const about: About = {
  seats: { min: 2, max: 4 },
  minutes: { min: 5, max: 10 },
  weight: 1,
  colours: { fill: "light-dark(#2f5d50, #3c7466)", ink: "light-dark(#2f5d50, #9ed3c3)" },
  words: {
    en: {
      name: "Pebbles",
      tagline: "Take one, two or three, and think about the last one.",
      story:
        "A heap of pebbles lies on the table. In turn everybody takes one, two or three of them, and each is a point. The player who takes the last one gets three points more.",
    },
    hu: {
      name: "Kavicsok",
      tagline: "Vegyél egyet, kettőt vagy hármat, és gondolj az utolsóra.",
      story:
        "Egy halom kavics van az asztalon. Sorban mindenki elvesz egyet, kettőt vagy hármat, és minden kavics egy pontot ér. Aki az utolsót veszi el, még három pontot kap.",
    },
    nl: {
      name: "Kiezels",
      tagline: "Pak er een, twee of drie, en denk aan de laatste.",
      story:
        "Op tafel ligt een hoopje kiezels. Om de beurt pakt iedereen er een, twee of drie, en elke kiezel is een punt. Wie de laatste pakt, krijgt drie punten extra.",
    },
  },
};
