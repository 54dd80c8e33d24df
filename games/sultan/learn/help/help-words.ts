import type { PageWords } from "../../words/page-words.ts";

/** What help says about the pieces of Sultan. */
export interface HelpWords {
  readonly page: PageWords;

  /** "worth 5; 8 of the 50 gems are blue". */
  gem(worth: number, count: number, all: number): string;
  inBag(count: number): string;
  onCushion(cushion: number): string;
  readonly drawnOwn: string;
  drawn(name: string): string;
  /** `bonus`: what the bonus of its colour grows by. */
  worth(worth: number, bonus: number, have: number): string;
  noSeat(worth: number): string;

  readonly cushion: {
    title(cushion: number): string;
    /** Which of equal cards wins goes by the number of players. */
    is(players: number): string;
    readonly empty: string;
    readonly nobody: string;
    /** Cards of others that lie here face down. */
    cards(names: readonly string[]): string;
    own(card: number): string;
    won(name: string, card: number): string;
    readonly backToBag: string;
    closed(cushion: number): string;
  };
  readonly handCard: {
    title(value: number): string;
    is(highest: number, copies: number): string;
    readonly now: string;
    readonly notNow: string;
    left(cards: number): string;
  };
  readonly laidCard: {
    title(name: string): string;
    readonly down: string;
    readonly own: string;
    value(value: number): string;
    readonly up: string;
    place(order: number, cushion: number): string;
    readonly won: string;
    lost(players: number): string;
  };
  readonly bag: {
    readonly title: string;
    is(all: number): string;
    holds(count: number): string;
    readonly hidden: string;
  };
  readonly ownGems: {
    readonly title: string;
    readonly is: string;
    now(points: number): string;
  };
  readonly memoryAid: { title(name: string): string; readonly is: string };
  readonly cardsLeft: { title(name: string): string; is(turns: number): string; now(count: number): string };
  readonly start: { readonly title: string; readonly is: string; now(name: string): string };
  readonly legend: {
    gem(worth: number): string;
    readonly bag: string;
    readonly start: string;
    readonly cardsLeft: string;
    readonly down: string;
    readonly draft: string;
    readonly crown: string;
    readonly next: string;
  };
}
