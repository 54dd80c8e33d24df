import { names, page } from "../../words/nl.ts";
import type { HelpWords } from "./help-words.ts";

const points = (count: number): string => (count === 1 ? "1 punt" : `${count} punten`);

export const words: HelpWords = {
  page,
  // Named one by one, so that the build leaves the other names out.
  gems: names.gems,
  characters: names.characters,
  placeName: names.placeName,
  neutral: names.NEUTRAL_NAME,

  standing: (totals) =>
    `${totals.map(({ name, sum, hidden }) => `${name} ${sum}${hidden > 0 ? ` en ${hidden} gedekt` : ""}`).join(", ")}.`,
  nobody: "Hier staat nog niemand; zelfs een 0 alleen zou winnen.",
  points,

  area: {
    port: "Wie hier het sterkst is wint een zwarte edelsteen. De drie gebieden samen bepalen wie stenen van het schip neemt.",
    commercial: (worth) =>
      `Wie hier het sterkst is wint ${points(worth)}. De drie gebieden samen bepalen wie stenen van het schip neemt.`,
    palace: (character) =>
      `Wie hier het sterkst is wint het personage: ${character}. De drie gebieden samen bepalen wie stenen van het schip neemt.`,
    palaceEmpty: "Wie hier het sterkst is wint het personage dat hier ligt. Nu ligt er geen.",
    closed: (name) => `Gesloten door de Koningin van ${name}, tot hier geteld is.`,
    black: (more, have) => `Zwarte stenen tot nu toe: ${have}. Nog één levert aan het eind ${points(more)} op.`,
  },
  ship: {
    title: (quarter) => `Schip van wijk ${quarter}`,
    is: (players) =>
      players === 4
        ? "De stenen gaan naar de sterksten in de wijk: twee naar de eerste, één naar de tweede en één naar de derde. De grote telt dubbel."
        : "De stenen gaan naar de sterksten in de wijk: twee naar de eerste, één naar de tweede.",
    none: "Er ligt nu geen schip.",
    taken: "Wat al weg is, is bleek.",
  },
  stall: {
    is: (column) =>
      `Een vak op de markt, in de kolom ${column}. Er past één handelaar in, en die levert meteen 1 punt op.`,
    free: "Het is vrij.",
    taken: (name) => `Bezet door ${name}.`,
    one: "voor een handelaar hier; hij telt ook mee in zijn rij en zijn kolom.",
  },
  row: {
    title: (row) => `Rij ${row} van de markt`,
    is: "Wie in de rij het sterkst is, wint de steen van de rij.",
    gem: (gem) => `Hier ligt: ${gem}.`,
    none: "Hier ligt geen steen.",
  },
  price: {
    title: (gem) => `Prijs: ${gem}`,
    is: "De duurste kleur telt aan het eind het meest. De markt verschuift de prijzen: de sterkste kolom stijgt 2, de zwakste daalt 2.",
    now: (square, rank, best) =>
      `Op vakje ${square} van 15, plaats ${rank} van 4: wie er de meeste van heeft krijgt ${best} punten.`,
    you: (worth, gems, place) =>
      `${points(worth)} als de partij nu afgelopen was: met ${gems} sta je in deze kleur op plaats ${place}.`,
    none: "Je hebt er geen van deze kleur: ze levert niets op.",
  },
  broker: {
    title: (name) => `Handelaar: ${name}`,
    up: "Open: iedereen ziet de waarde.",
    down: "Gedekt: de waarde blijft geheim tot de telling.",
    value: (value) => `Hij telt voor ${value}.`,
    own: "Hij is van jou.",
    marked: "Door de Huurling telt hij deze ronde voor 5.",
  },
  handBroker: {
    title: (value) => `Jouw handelaren met ${value}`,
    is: (value) =>
      value === 0
        ? "Handelaren met waarde 0. Ze tellen niets op, maar aanwezig zijn telt: een 0 alleen wint."
        : `Handelaren met waarde ${value}. In een beurt zet je er één open en één gedekt.`,
    left: (count) => `Achter je scherm: ${count}.`,
  },
  card: {
    inPalace: "Gaat naar wie in dit paleis het sterkst is.",
    held: "Je hebt deze kaart: speel hem als het moment er is, hoogstens twee kaarten per ronde.",
    fresh: "Deze ronde gewonnen: te spelen vanaf de volgende ronde.",
  },
  order: {
    title: (position) => `Plaats ${position} in de volgorde`,
    is: "Wie wanneer zet. Je biedt erom met twee handelaren: de hoogste som kiest eerst. Bij gelijke stand is een lager nummer beter.",
    now: (name) => `${name} heeft hem.`,
  },
  square: { title: "Paleisplein", is: "Toont wat stenen aan het eind opleveren, en wat de gebieden brengen." },
  cardsHeld: {
    title: (name) => `Personages: ${name}`,
    is: "Hoeveel personages iemand heeft. Welke, weet je alleen van toen ze gewonnen werden.",
    now: (count) => `Nu ${count}.`,
  },
  behind: {
    title: (name) => `Scherm: ${name}`,
    is: "Hoeveel handelaren er nog achter het scherm staan.",
    now: (count) => `Nu ${count}.`,
  },
  ledger: {
    title: "Wat iedereen heeft",
    is: "Punten tot nu toe, stenen per kleur, de handelaren voor het scherm die gelijke standen beslissen, en het aantal kaarten.",
  },
  count: { title: "De telling", is: "Loopt de laatste telling stap voor stap na." },
  option: { title: "Een keuze", is: "Eén antwoord op wat je gevraagd wordt. De hoofdknop legt het vast." },
  pass: { title: "Geen kaart", is: "Je speelt nu geen kaart. Je kaarten blijven van jou." },
  standingOrder: {
    title: "Alleen als ik het zeg",
    is: "Er wordt niet meer naar kaarten gevraagd tot jij er een pakt.",
  },
  side: {
    title: "Open of gedekt",
    is: "In een beurt zet je er één open en één gedekt. Een gedekte waarde blijft geheim tot de telling.",
  },
  toMarket: { title: "Naar de markt", is: "Brengt je naar de vakken van de markt, en terug naar de stad." },
  ownCards: { title: "Je personages", is: "Legt je personages open neer, of bergt ze op." },
  throne:
    "Na elke telling gaat in het geheim één handelaar van voor het scherm hierheen. Aan het eind leveren de totalen 12, 7, 3 en 0 punten op.",
  legend: {
    gem: "Edelsteen: hoe meer van een kleur en hoe duurder die is, hoe meer punten aan het eind",
    black: "Zwarte steen: alleen het aantal telt, 1, 4, 8, 12, 16, 20, 24",
    white: "Witte steen: meteen te ruilen voor elke kleur",
    price: "Prijs van een kleur, vakje 1 tot 15",
    port: "Haven: de sterkste wint een zwarte steen",
    commercial: "Winkels: de sterkste wint punten",
    palace: "Paleis: de sterkste wint het personage",
    up: "Handelaar open, met zijn waarde",
    down: "Handelaar gedekt: de waarde is geheim",
    spied: "Oog: je Spion heeft hem gezien",
    marked: "5: het teken van de Huurling",
    lock: "Slot: gesloten door de Koningin",
    order: "Plaats in de volgorde",
    cards: "Personages in de hand",
    hidden: "+?: gedekte handelaren, nog niet meegeteld",
  },
};
