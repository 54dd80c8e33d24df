import { kinds } from "@serai/text/byzanz/hu";
import { numbered, the } from "@serai/text/hungarian";
import type { ByzanzWords } from "./en.ts";

// In one file with what the rules say.
export { text } from "@serai/text/byzanz/hu";

export const hu: ByzanzWords = {
  kinds,
  letters: { cloth: "P", wood: "Fa", grain: "G", olives: "O", spice: "Fű", wine: "B", merchant: "K" },
  card: (kind, value) => (kind === "merchant" ? kinds.merchant : `${numbered(value)} ${kinds[kind]}`),
  status: (round, rounds) => `${round}/${rounds}. forduló`,

  lot: (size) => `${size} lapos tétel`,
  lotsAhead: "Még hátralévő tételek",
  bids: "Licitek",
  bid: (name, total, cards) => `${name}: ${total} (${cards.join(", ")})`,
  leads: "vezet",
  passed: "passz",
  noBid: "még nem licitált",
  market: "Piac",
  onMarket: (kind, cards) => `${kind}: ${cards.length > 0 ? cards.join(", ") : "nincs"}`,
  marketOrder: "A legkisebb tétel választ először",
  stillSelling: "Utolsó eladás",
  inOrder: (name, lotCard, isDone) =>
    [name, ...(lotCard > 0 ? [`${numbered(lotCard)} tétel`] : []), ...(isDone ? ["kész"] : [])].join(", "),
  sale: (name, cards, points) => `${name} – eladás: ${cards.join(", ")}, ${points} pont`,

  cardsInHand: (count) => `${count} lap a kézben`,
  hasLot: (size) => `${the(numbered(size))} tétel nyertese`,
  scored: (count) => `${count} lap pontként`,

  pass: "Passz",
  doneSelling: "Kész",
  byKind: "Rendezés fajta szerint",
  byValue: "Rendezés érték szerint",
  sales: "Amit eladhatsz",
  moreSales: (count) => `Még ${count} eladás`,
  fewerSales: "Kevesebb eladás",
  hints: {
    liftToBid: "Koppints a lapokra, amelyekkel licitálsz.",
    tooLow: (total, more) => `Ez ${total}: még ${more} hiányzik.`,
    enough: (total) => `A licited: ${total}.`,
    overpaid: (total, over) => `A licited: ${total}, ebből ${over} fölösleges.`,
    planned: (total) => `Tervezett licit: ${total}.`,
    merchantsNeverBid: "Kufárral nem lehet licitálni, csak eladni.",
    cannotOutbid: (all) => `Minden árud együtt ${all}: ide kevés.`,
    youLead: (total) => `Te vezetsz: ${total}.`,
    youPassed: "Passzoltál. Addig tervezhetsz, eladhatsz.",
    outOfRound: (lotCard) => `Tiéd ${the(numbered(lotCard))} tétel. A piacig tervezhetsz, eladhatsz.`,
    give: "Koppints a tétel lapjára, amely a piacra kerül.",
    limit: (over) => `${over} lappal sok: egyet dobj el, vagy adj el hármat.`,
    take: "Koppints egy árufajtára a piacon.",
    waitForMarket: "Osztozkodás a piacon.",
    lastSale: "Ami marad, azt a legjobb áron eladjuk helyetted.",
    wait: "Három egyforma a legjobb lap értékét éri.",
  },

  kept: "Pontként megtartva",
  leftInHand: "Kézben maradt",
  tie: (goods, cards) => `Egyenlő pontnál dönt: áru a kézben ${goods}, lap a kézben ${cards}`,
  pointsPlot: "Miből jöttek a pontok",
  salesPlot: "Eladott sorozatok",
  pricesPlot: "Mennyiért keltek el a tételek",
  roundShort: (round) => `${round}.`,
};
