import type { PageWords, RuleWords } from "../../words/page-words.ts";

/** What help says about the pieces of Ys. */
export interface HelpWords extends Omit<RuleWords, "areas"> {
  readonly page: PageWords;

  /** Who leads in a place as far as it is seen: "Anna 5, Béla 3+?". */
  standing(totals: readonly { readonly name: string; readonly sum: number; readonly hidden: number }[]): string;
  readonly nobody: string;
  points(points: number): string;

  readonly area: {
    readonly port: string;
    commercial(points: number): string;
    palace(character: string): string;
    readonly palaceEmpty: string;
    closed(name: string): string;
    black(more: number, have: number): string;
  };
  readonly ship: {
    title(quarter: number): string;
    is(players: number): string;
    readonly none: string;
    readonly taken: string;
  };
  readonly stall: {
    is(column: string): string;
    readonly free: string;
    taken(name: string): string;
    readonly one: string;
  };
  readonly row: { title(row: number): string; readonly is: string; gem(gem: string): string; readonly none: string };
  readonly price: {
    title(gem: string): string;
    readonly is: string;
    now(square: number, rank: number, best: number): string;
    you(points: number, gems: number, place: number): string;
    readonly none: string;
  };
  readonly broker: {
    title(name: string): string;
    readonly up: string;
    readonly down: string;
    value(value: number): string;
    readonly own: string;
    readonly marked: string;
  };
  readonly handBroker: { title(value: number): string; is(value: number): string; left(count: number): string };
  readonly card: {
    readonly inPalace: string;
    readonly held: string;
    readonly fresh: string;
  };
  readonly order: { title(position: number): string; readonly is: string; now(name: string): string };
  readonly square: { readonly title: string; readonly is: string };
  readonly cardsHeld: { title(name: string): string; readonly is: string; now(count: number): string };
  readonly behind: { title(name: string): string; readonly is: string; now(count: number): string };
  readonly ledger: { readonly title: string; readonly is: string };
  readonly count: { readonly title: string; readonly is: string };
  readonly option: Named;
  readonly pass: Named;
  readonly standingOrder: Named;
  readonly side: Named;
  readonly toMarket: Named;
  readonly ownCards: Named;
  readonly throne: string;
  readonly legend: {
    readonly gem: string;
    readonly black: string;
    readonly white: string;
    readonly price: string;
    readonly port: string;
    readonly commercial: string;
    readonly palace: string;
    readonly up: string;
    readonly down: string;
    readonly spied: string;
    readonly marked: string;
    readonly lock: string;
    readonly order: string;
    readonly cards: string;
    readonly hidden: string;
  };
}

interface Named {
  readonly title: string;
  readonly is: string;
}
