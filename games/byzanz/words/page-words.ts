import type { KindName } from "@serai/byzanz";
import { kinds } from "@serai/text/byzanz/en";

// In one file with what the rules say.
export { text } from "@serai/text/byzanz/en";

/** What the page of Byzanz says beyond the rules' own words. */
export interface ByzanzWords {
  readonly kinds: Readonly<Record<KindName, string>>;
  /** A letter or two for every kind: its mark beside picture and colour. */
  readonly letters: Readonly<Record<KindName, string>>;
  /** A card by its name; a merchant has the value 0. */
  card(kind: KindName, value: number): string;
  status(round: number, rounds: number): string;

  lot(size: number): string;
  readonly lotsAhead: string;
  readonly bids: string;
  /** Spoken: what lies before a seat in this auction. */
  bid(name: string, total: number, cards: readonly string[]): string;
  readonly leads: string;
  readonly passed: string;
  readonly noBid: string;
  readonly market: string;
  /** Spoken: the cards of one kind on the market. */
  onMarket(kind: string, cards: readonly string[]): string;
  readonly marketOrder: string;
  readonly stillSelling: string;
  /** Spoken: a seat, the lot card it won, and whether it has had its turn. */
  inOrder(name: string, lotCard: number, isDone: boolean): string;
  sale(name: string, cards: readonly string[], points: number): string;

  cardsInHand(count: number): string;
  hasLot(size: number): string;
  scored(count: number): string;

  readonly pass: string;
  readonly doneSelling: string;
  readonly byKind: string;
  readonly byValue: string;
  readonly sales: string;
  moreSales(count: number): string;
  readonly fewerSales: string;
  readonly hints: Hints;

  readonly kept: string;
  readonly leftInHand: string;
  /** B-5.2: what decided between equal points. */
  tie(goods: number, cards: number): string;
  readonly pointsPlot: string;
  readonly salesPlot: string;
  readonly pricesPlot: string;
  roundShort(round: number): string;
}

/** One line above the own hand: what the lifted cards amount to, or what can be done meanwhile. */
export interface Hints {
  readonly liftToBid: string;
  /** `more`: what is still wanting. */
  tooLow(total: number, more: number): string;
  enough(total: number): string;
  overpaid(total: number, over: number): string;
  /** Lifted while another seat is asked. */
  planned(total: number): string;
  readonly merchantsNeverBid: string;
  cannotOutbid(all: number): string;
  youLead(total: number): string;
  readonly youPassed: string;
  outOfRound(lotCard: number): string;
  readonly give: string;
  limit(over: number): string;
  readonly take: string;
  readonly waitForMarket: string;
  readonly lastSale: string;
  readonly wait: string;
}

export const en: ByzanzWords = {
  kinds,
  letters: { cloth: "C", wood: "Wo", grain: "G", olives: "O", spice: "S", wine: "Wi", merchant: "M" },
  card: (kind, value) => (kind === "merchant" ? kinds.merchant : `${kinds[kind]} ${value}`),
  status: (round, rounds) => `Round ${round}/${rounds}`,

  lot: (size) => (size === 1 ? "Lot of 1 card" : `Lot of ${size} cards`),
  lotsAhead: "Lots still to come",
  bids: "Bids",
  bid: (name, total, cards) => `${name}: ${total} (${cards.join(", ")})`,
  leads: "leads",
  passed: "passed",
  noBid: "no bid yet",
  market: "Market",
  onMarket: (kind, cards) => (cards.length > 0 ? `${kind}: ${cards.join(", ")}` : `${kind}: none`),
  marketOrder: "Smallest lot picks first",
  stillSelling: "The last sale",
  inOrder: (name, lotCard, isDone) =>
    [name, ...(lotCard > 0 ? [`lot ${lotCard}`] : []), ...(isDone ? ["done"] : [])].join(", "),
  sale: (name, cards, points) => `${name} sold ${cards.join(", ")} for ${points}`,

  cardsInHand: (count) => (count === 1 ? "1 card in hand" : `${count} cards in hand`),
  hasLot: (size) => `won lot ${size}`,
  scored: (count) => (count === 1 ? "1 card scored" : `${count} cards scored`),

  pass: "Pass",
  doneSelling: "Done",
  byKind: "Sort by kind",
  byValue: "Sort by value",
  sales: "What you can sell",
  moreSales: (count) => (count === 1 ? "1 more sale" : `${count} more sales`),
  fewerSales: "Fewer sales",
  hints: {
    liftToBid: "Tap cards to bid with them.",
    tooLow: (total, more) => `That is ${total}: ${more} more needed.`,
    enough: (total) => `A bid of ${total}.`,
    overpaid: (total, over) => `A bid of ${total}: ${over} more than you need.`,
    planned: (total) => `Planned: a bid of ${total}.`,
    merchantsNeverBid: "Merchants never bid; they help to sell.",
    cannotOutbid: (all) => `All your goods make ${all}: too little here.`,
    youLead: (total) => `Your ${total} leads.`,
    youPassed: "You passed this lot. Plan and sell meanwhile.",
    outOfRound: (lotCard) => `Lot ${lotCard} is yours. Plan and sell until the market.`,
    give: "Tap the card of the lot that goes to the market.",
    limit: (over) => `${over} too many: tap one to discard, or sell three.`,
    take: "Tap a kind on the market.",
    waitForMarket: "The market is being shared out.",
    lastSale: "What you leave unsold is sold for you at its best.",
    wait: "Three of a kind sell for the best of them.",
  },

  kept: "Kept as points",
  leftInHand: "Left in hand",
  tie: (goods, cards) => `Tie-breaker: goods in hand ${goods}, cards in hand ${cards}`,
  pointsPlot: "Points by source",
  salesPlot: "Sets sold",
  pricesPlot: "What the lots went for",
  roundShort: (round) => `R${round}`,
};
