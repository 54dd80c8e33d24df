import type { About } from "@serai/words/about";

export const about: About = {
  order: 3,
  seats: { min: 2, max: 4 },
  minutes: { min: 60, max: 90 },
  weight: 3,
  colours: { fill: "light-dark(#1c4a7c, #2a5f9c)", ink: "light-dark(#1c4a7c, #9ec6f2)" },
  words: {
    en: {
      name: "Ys",
      tagline: "Send your brokers through the city, some in the open, some in disguise, and leave it the richest.",
      story:
        "A harbour city of pale stone, before the sea takes it. You send brokers into its quarters, one in the open and one in disguise each turn, to win the gems of the ships, gold and helpers. The market sets what gems are worth: after four rounds the richest leaves the city in time.",
    },
    hu: {
      name: "Ys",
      tagline: "Küldd szét üzletkötőidet a városban, kit nyíltan, kit álruhában, és légy te a leggazdagabb.",
      story:
        "Fehér kőből épült kikötőváros, mielőtt a tenger elnyelné. Üzletkötőket küldesz a negyedeibe, körönként egyet nyíltan, egyet álruhában, hogy tieid legyenek a hajók drágakövei, az arany és a segítők. A kövek árát a piac szabja meg: négy forduló után a leggazdagabb hagyja el a várost.",
    },
    nl: {
      name: "Ys",
      tagline: "Stuur je handelaren de stad in, de een openlijk, de ander vermomd, en word de rijkste van allemaal.",
      story:
        "Een havenstad van bleke steen, voor de zee haar verzwelgt. Je stuurt handelaren de wijken in, elke beurt een openlijk en een vermomd, om de edelstenen van de schepen, goud en helpers te winnen. De markt bepaalt wat stenen waard zijn: na vier rondes verlaat de rijkste op tijd de stad.",
    },
  },
};
