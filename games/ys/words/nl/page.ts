import type { OwnWords } from "./en.ts";

// In one file with what the rules say.
export { text } from "@serai/text/ys/nl";
export * as names from "@serai/text/ys/nl/names";

export const own: OwnWords = {
  // Geel and groen begin alike, hence two letters.
  letters: ["B", "Gr", "Ge", "R", "Z", "W"],
  status: (round, rounds, turn, turns) =>
    `Ronde ${round}/${rounds}${turn === undefined ? "" : ` · Beurt ${Math.min(turn, turns)}/${turns}`}`,
  city: "De stad",
  market: "Markt",
  squares: "Vakken van de markt",
  quarter: (number) => `Wijk ${number}`,
  aboutQuarter: (number) => `Wijk ${number} van dichtbij`,
  ship: (large, count, small) => `Schip met ${count === 1 ? "" : "tweemaal "}${large}, ${small.join(", ")}`,
  shipRule: (players) =>
    players === 4
      ? "Meeste in de hele wijk: twee edelstenen van het schip. Tweede: één. Derde: de laatste."
      : "Meeste in de hele wijk: twee edelstenen van het schip. Tweede: de laatste.",
  blackGem: "een zwarte edelsteen",
  points: (points) => `${points} punten`,
  placeWithReward: (place, reward) => `${place}, wint ${reward}`,
  nobody: "niets",
  nobodyThere: "Hier is niemand.",
  wonBy: (name) => `gewonnen door ${name}`,
  closedBy: (name) => `Gesloten door de Koningin van ${name}.`,
  brokerUp: (name, value) => `${value} van ${name}`,
  brokerDown: (name, value) =>
    value === undefined ? `een gesloten handelaar van ${name}` : `${value} van ${name}, gesloten`,
  counts: (value) => `telt ${value}`,
  total: (name, sum, hidden) => `${name}: ${sum}${hidden > 0 ? ` en ${hidden} gesloten` : ""}`,
  price: (gem, square, rank) => `${gem}: prijs ${square} van 15, plaats ${rank}`,
  tieRule: (neutral) =>
    `Gelijk: de Intrigant, ${neutral === undefined ? "" : `dan ${neutral}, `}dan het hogere totaal voor het scherm, dan de lagere volgordekaart. Een eenzame 0 wint.`,

  order: "Volgorde",
  position: (position) => `${position}.`,
  positionOf: (position, name) => `${position}: ${name ?? "vrij"}`,

  behindScreen: "Achter je scherm",
  behind: (count) => `${count} achter het scherm`,
  stack: (value, count, lifted) => `Handelaar ${value}, nog ${count}${lifted > 0 ? `, ${lifted} gekozen` : ""}`,
  side: "Welke kant boven",
  faceUp: "Open",
  faceDown: "Gesloten",
  fromFront: "Of van voor je scherm",
  ownCards: "Je personages",
  cardsHeld: (count) => (count === 1 ? "1 personage" : `${count} personages`),
  nextRound: "vanaf volgende ronde",
  noCard: "Geen kaart",
  noMoreLooks: "Niet meer kijken",
  looks: (count) => `nog ${count} keer kijken`,

  takeGem: "Neem een edelsteen",
  chooseGem: "Kies een edelsteen",
  bestColumn: "Beste kolom",
  whichPrice: "Welke prijs",
  whichWay: "Richting",
  up: "omhoog",
  down: "omlaag",
  toThrone: "Naar de troonzaal",
  closeZone: "Sluit",
  swapBrokers: "Verwissel er twee",
  whichBroker: "Welke handelaar",
  swapShips: "Verwissel twee schepen",
  giveGem: "Geef",
  getGem: "voor",
  orKeep: "of",
  keep: "Verander niets",
  priceUp: "Omhoog",
  priceDown: "Omlaag",
  twoGems: "Neem er twee",
  lookAt: "Bekijk",

  ledger: "Wat open ligt",
  who: "Wie",
  pointsShort: "Ptn",
  front: "Voor",
  cards: "Personages",
  throneRoom: "Troonzaal",
  left: (counts) => `nog ${counts.join(" + ")}`,

  count: "De telling",
  lastCount: "Laatste telling opnieuw",
  fromStart: "De telling vanaf het begin",
  stepBack: "Een stap terug",
  stepOn: "Een stap verder",
  play: "Afspelen",
  pause: "Pauze",
  backToNow: "Terug naar nu",

  scoringTable: "Punten",
  scoringRule:
    "Kleuren op prijs, duurste eerst; plaatsen op aantal edelstenen. Gelijke aantallen krijgen de laagste plaats die ze innemen.",
  blackScale: "op aantal, hieronder",
  gem: "Edelsteen",
  rewardRules: (isFour) => [
    `Hele wijk: ${isFour ? "1e twee stenen van het schip, 2e één, 3e de laatste" : "1e twee stenen van het schip, 2e de laatste"}`,
    "Haven: zwarte steen · Winkels: 3 punten · Paleis: het personage",
    "Een handelaar op de markt: meteen 1 punt",
    "Marktrij: de steen van die rij · Kolommen: +2, +1, −1, −2",
    "Meeste op de hele markt: verschuift één prijs met één",
    "Gelijk: totaal voor het scherm, dan volgordekaart",
  ],

  what: "Waarvoor",
  blackGems: "Zwarte stenen",
  priceOf: (square) => `Prijs ${square}`,
  onTheWay: { market: "Markt", commercial: "Winkels", characters: "Prins, Koning" },
  sum: "Totaal",
  byGems: "Gelijke punten: de meeste edelstenen beslissen.",
  cityWon: "De stad heeft jullie allebei verslagen.",
  cityBeaten: "Jullie hebben de stad verslagen.",
  priceStory: "Prijzen, ronde voor ronde",
  pointsPlot: "Waar de punten vandaan komen",
  gemsPlot: "Edelstenen per speler",
  sourceLetters: { throne: "T", market: "M", commercial: "Wi", characters: "P" },
  atStart: "Begin",
  roundShort: (round) => `R${round}`,
};
