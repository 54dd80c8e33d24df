import type { KindName } from "../rules/index.ts";

/** What the page of Byzanz says beyond the rules' own words. */
export interface PageWords {
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
