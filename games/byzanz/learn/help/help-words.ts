import type { PageWords } from "../../words/page-words.ts";

/** What help says about the pieces of Byzanz. */
export interface HelpWords {
  readonly page: PageWords;

  readonly goods: {
    /** `copies`: how many of this value there are. */
    is(value: number, copies: number): string;
    readonly merchant: string;
    readonly inLot: string;
    readonly inHand: string;
    readonly merchantInHand: string;
  };
  readonly worth: {
    /** What the best sales of the hand would bring more. */
    gain(points: number): string;
    readonly none: string;
    /** The best sale that the hand makes with the card now. */
    sale(points: number): string;
    readonly noSale: string;
  };
  readonly lot: {
    title(size: number): string;
    readonly is: string;
    noBid(opener: string): string;
    highest(name: string, bid: number): string;
    readonly giving: string;
  };
  readonly lotsAhead: {
    readonly title: string;
    readonly is: string;
    now(sizes: readonly number[]): string;
    readonly none: string;
  };
  readonly bid: {
    title(name: string): string;
    readonly is: string;
    readonly leads: string;
    bid(total: number): string;
    readonly passed: string;
    readonly none: string;
  };
  readonly stall: {
    title(kind: string): string;
    readonly is: string;
    readonly empty: string;
    holds(cards: readonly string[]): string;
  };
  readonly order: {
    readonly title: string;
    readonly is: string;
    place(place: number, of: number): string;
    readonly done: string;
  };
  readonly lastSale: {
    readonly title: string;
    readonly is: string;
    readonly stillSelling: string;
    readonly done: string;
  };
  readonly sale: { readonly title: string; readonly is: string; cards(cards: readonly string[]): string };
  readonly moreSales: { readonly title: string; readonly is: string };
  readonly shownSale: { readonly title: string; readonly is: string };
  readonly sort: { readonly title: string; readonly is: string };
  readonly pass: { readonly is: string };
  readonly done: { readonly is: string };
  readonly handLimit: { readonly title: string; is(limit: number): string };
  readonly cardsLeft: { title(name: string): string; is(limit: number): string; now(count: number): string };
  readonly scored: {
    title(name: string): string;
    readonly is: string;
    cards(count: number): string;
    points(points: number): string;
  };
  readonly lotCard: { title(name: string): string; readonly is: string; now(size: number): string };
  readonly legend: {
    readonly goods: string;
    readonly merchant: string;
    readonly lot: string;
    readonly lotsAhead: string;
    readonly lotCard: string;
    readonly cardsLeft: string;
    readonly scored: string;
    readonly coin: string;
    readonly leads: string;
    readonly draft: string;
    readonly sale: string;
    readonly sort: string;
    readonly done: string;
  };
}
