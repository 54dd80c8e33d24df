import type { About } from "@serai/words/about";

export const about: About = {
  order: 2,
  seats: { min: 3, max: 6 },
  minutes: { min: 35, max: 45 },
  weight: 2,
  colours: { fill: "light-dark(#0e5f66, #136a6c)", ink: "light-dark(#0e5f66, #74cfc4)" },
  words: {
    en: {
      name: "Byzanz",
      tagline: "Your goods are your money, and your money feeds the market where your rivals wait.",
      story:
        "In the harbour of Byzantium your cards are goods, money and points at once. Every round you win one lot at auction, and what everybody paid fills a market that is then shared out. Sell three of a kind for the value of the best, and know when a small lot is the better buy.",
    },
    hu: {
      name: "Bizánc",
      tagline: "Az árud egyben a pénzed is, és amit kiadsz, arra a piacon már várnak a többiek.",
      story:
        "Bizánc kikötőjében a lapjaid egyszerre áruk, pénz és pontok. Minden fordulóban egy tételt nyersz az árverésen, és amit mindenki fizetett, az a piacra kerül, ahol aztán osztozkodtok rajta. Adj el három egyforma árut a legértékesebb áráért, és vedd észre, mikor ér többet a kisebb tétel.",
    },
    nl: {
      name: "Byzanz",
      tagline: "Je waren zijn je geld, en wat je uitgeeft ligt op de markt waar de anderen al wachten.",
      story:
        "In de haven van Byzantium zijn je kaarten tegelijk waren, geld en punten. Elke ronde win je één kavel op de veiling, en wat iedereen heeft betaald komt op de markt, die daarna wordt verdeeld. Verkoop drie van een soort voor de waarde van de beste, en weet wanneer een kleine kavel de betere koop is.",
    },
  },
};
