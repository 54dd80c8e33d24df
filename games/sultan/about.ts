import type { About } from "@serai/words/about";

export const about: About = {
  order: 1,
  seats: { min: 2, max: 5 },
  minutes: { min: 20, max: 30 },
  weight: 1,
  colours: { fill: "light-dark(#96281f, #a8352a)", ink: "light-dark(#96281f, #f2a56b)" },
  words: {
    en: {
      name: "Sultan",
      tagline: "Lay your money in secret, outwit your rivals, carry off the finest gems.",
      story:
        "Gems glitter on the Sultan's cushions, and everybody lays a money card beside one of them, face down. The highest card takes the gem, but every card you play is gone. Choose your moment, gather many of one colour, and yours is the finest collection.",
    },
    hu: {
      name: "Szultán",
      tagline: "Rejtsd el a pénzed, járj túl a többiek eszén, és tiéd a legszebb drágakő.",
      story:
        "A szultán párnáin drágakövek csillognak, és mindenki lefordítva tesz melléjük egy-egy pénzkártyát. A legnagyobb lap viszi a követ, de amit egyszer kijátszottál, azt már nem kapod vissza. Válaszd ki jól a pillanatot, gyűjts sokat egy színből, és tiéd lesz a legszebb gyűjtemény.",
    },
    nl: {
      name: "Sultan",
      tagline: "Verstop je geld, wees de anderen te slim af en neem de mooiste edelstenen mee.",
      story:
        "Op de kussens van de sultan fonkelen edelstenen, en iedereen legt er gedekt een geldkaart naast. De hoogste kaart wint de steen, maar elke kaart die je speelt ben je kwijt. Kies je moment, verzamel veel van één kleur en je hebt de mooiste verzameling.",
    },
  },
};
