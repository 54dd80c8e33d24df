/** B-1.1: the goods and the merchants, in canonical order; everywhere a kind is its place in this list. */
export const KINDS = ["cloth", "wood", "grain", "olives", "spice", "wine", "merchant"] as const;
export type KindName = (typeof KINDS)[number];
export type Kind = number;

/** A card is a number too, canonical order ascending: four values of each good, then the merchant. */
export type Card = number;
const VALUES = 4;
export const GOODS = 6;
export const MERCHANT: Card = GOODS * VALUES;
/** How many different cards there are. */
export const CARDS = MERCHANT + 1;

export const goods = (kind: Kind, value: number): Card => kind * VALUES + value - 1;
export const kindOf = (card: Card): Kind => card >> 2;
export const worthOf = (card: Card): number => (card === MERCHANT ? 0 : (card & 3) + 1);

/** B-4.1: what a scored card counts; a scored merchant stands for three of them. */
export const pointsOf = (card: Card): number => (card === MERCHANT ? 5 : worthOf(card));

/** B-1.1: how often each value of a good, and the merchant, is in the game. */
const COPIES_OF_VALUE: readonly number[] = [6, 5, 3, 2];
const MERCHANTS = 16;
export const COPIES: readonly number[] = Array.from({ length: CARDS }, (_, card) =>
  card === MERCHANT ? MERCHANTS : COPIES_OF_VALUE[worthOf(card) - 1],
);

/** B-1.1: what differs with the number of players. */
export interface Table {
  /** Lot cards, top to bottom. */
  readonly lots: readonly number[];
  readonly removed: number;
  readonly rounds: number;
}

const TABLES: Readonly<Record<number, Table>> = {
  3: { lots: [6, 4, 2], removed: 4, rounds: 8 },
  4: { lots: [5, 4, 3, 2], removed: 12, rounds: 6 },
  5: { lots: [5, 4, 3, 2, 1], removed: 2, rounds: 6 },
  6: { lots: [6, 5, 4, 3, 2, 1], removed: 4, rounds: 4 },
};
export const tableFor = (players: number): Table => TABLES[players];

/** How many cards the lots of one round turn up. */
export const cardsPerRound = ({ lots }: Pick<Table, "lots">): number => lots.reduce((sum, size) => sum + size, 0);

/** B-1.2: cards dealt to each seat. */
export const DEALT = 4;
/** B-4.2: nobody keeps more than this. */
export const HAND_LIMIT = 7;
/** B-4.1: a sale is three cards. */
export const TO_SELL = 3;

export const OPTIONS = {
  /** B-1.3: so many rounds fewer. */
  shorter: { kind: "count", min: 0, max: (players: number) => tableFor(players).rounds - 1, default: 0 },
  /** B-6.1: totals are shown, and the log keeps the cards of sales. */
  openScores: { kind: "flag", default: false },
} as const;
