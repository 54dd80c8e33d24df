import { kinds } from "@serai/text/byzanz/nl";
import type { ByzanzWords } from "./en.ts";

// In one file with what the rules say.
export { text } from "@serai/text/byzanz/nl";

export const nl: ByzanzWords = {
  kinds,
  letters: { cloth: "L", wood: "H", grain: "G", olives: "O", spice: "S", wine: "W", merchant: "K" },
  card: (kind, value) => (kind === "merchant" ? kinds.merchant : `${kinds[kind]} ${value}`),
  status: (round, rounds) => `Ronde ${round}/${rounds}`,

  lot: (size) => (size === 1 ? "Kavel van 1 kaart" : `Kavel van ${size} kaarten`),
  lotsAhead: "Kavels die nog komen",
  bids: "Biedingen",
  bid: (name, total, cards) => `${name}: ${total} (${cards.join(", ")})`,
  leads: "ligt voor",
  passed: "gepast",
  noBid: "nog geen bod",
  market: "Markt",
  onMarket: (kind, cards) => `${kind}: ${cards.length > 0 ? cards.join(", ") : "niets"}`,
  marketOrder: "De kleinste kavel kiest eerst",
  stillSelling: "De laatste verkoop",
  inOrder: (name, lotCard, isDone) =>
    [name, ...(lotCard > 0 ? [`kavel ${lotCard}`] : []), ...(isDone ? ["klaar"] : [])].join(", "),
  sale: (name, cards, points) => `${name} verkocht ${cards.join(", ")} voor ${points}`,

  cardsInHand: (count) => (count === 1 ? "1 kaart in de hand" : `${count} kaarten in de hand`),
  hasLot: (size) => `won kavel ${size}`,
  scored: (count) => (count === 1 ? "1 kaart als punten" : `${count} kaarten als punten`),

  pass: "Pas",
  doneSelling: "Klaar",
  byKind: "Sorteer op soort",
  byValue: "Sorteer op waarde",
  sales: "Wat je kunt verkopen",
  moreSales: (count) => (count === 1 ? "Nog 1 set om te verkopen" : `Nog ${count} sets om te verkopen`),
  fewerSales: "Minder sets tonen",
  hints: {
    liftToBid: "Tik op de kaarten waarmee je biedt.",
    tooLow: (total, more) => `Dat is ${total}: nog ${more} nodig.`,
    enough: (total) => `Een bod van ${total}.`,
    overpaid: (total, over) => `Een bod van ${total}: ${over} meer dan nodig.`,
    planned: (total) => `Voorgenomen bod: ${total}.`,
    merchantsNeverBid: "Kooplieden bieden nooit; ze helpen verkopen.",
    cannotOutbid: (all) => `Al je goederen samen zijn ${all}: te weinig.`,
    youLead: (total) => `Jouw ${total} ligt voor.`,
    youPassed: "Je hebt gepast. Plan en verkoop intussen.",
    outOfRound: (lotCard) => `Kavel ${lotCard} is van jou. Plan en verkoop tot de markt.`,
    give: "Tik op de kaart van de kavel die naar de markt gaat.",
    limit: (over) => `${over} te veel: leg er een weg of verkoop er drie.`,
    take: "Tik op een soort op de markt.",
    waitForMarket: "De markt wordt verdeeld.",
    lastSale: "De rest wordt zo goed mogelijk voor je verkocht.",
    wait: "Drie van een soort brengen de beste kaart op.",
  },

  kept: "Bewaard als punten",
  leftInHand: "Nog in de hand",
  tie: (goods, cards) => `Bij gelijke stand beslist: goederen in de hand ${goods}, kaarten in de hand ${cards}`,
  pointsPlot: "Waar de punten vandaan komen",
  salesPlot: "Verkochte sets",
  pricesPlot: "Wat de kavels opbrachten",
  roundShort: (round) => `R${round}`,
};
