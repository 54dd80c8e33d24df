/** The colours of the gems, cheapest first; everywhere a colour is its place in this list. */
export const COLOURS = ["white", "red", "yellow", "green", "blue"] as const;
export type ColourName = (typeof COLOURS)[number];
export type Colour = number;

/** S-1.1: how many of each colour the bag holds, and what one is worth. */
export const IN_BAG: readonly number[] = [12, 11, 10, 9, 8];
export const WORTH: readonly number[] = [1, 2, 3, 4, 5];

/** S-1.1: what differs with the number of players. */
export interface Table {
  readonly cushions: number;
  /** Gems drawn each turn: one more than there are cushions. */
  readonly drawn: number;
  readonly dearestCard: number;
  readonly copiesOfEachCard: number;
  readonly hand: number;
  readonly turns: number;
  readonly cardsPerTurn: number;
  /** S-3.1: bonus by number of one colour, the last entry for that many or more. */
  readonly bonus: readonly number[];
}

const BONUS_FOR_TWO: readonly number[] = [0, 0, 0, 0, 2, 5, 10, 20];
const BONUS_FOR_MORE: readonly number[] = [0, 0, 0, 2, 5, 10, 20];

const FOUR_OR_FIVE: Table = {
  cushions: 3,
  drawn: 4,
  dearestCard: 15,
  copiesOfEachCard: 1,
  hand: 5,
  turns: 5,
  cardsPerTurn: 1,
  bonus: BONUS_FOR_MORE,
};
const THREE: Table = { ...FOUR_OR_FIVE, cushions: 2, drawn: 3 };
const TWO: Table = {
  cushions: 3,
  drawn: 4,
  dearestCard: 12,
  copiesOfEachCard: 2,
  hand: 8,
  turns: 4,
  cardsPerTurn: 2,
  bonus: BONUS_FOR_TWO,
};

const TABLES: readonly Table[] = [TWO, TWO, TWO, THREE, FOUR_OR_FIVE, FOUR_OR_FIVE];
export const tableFor = (players: number): Table => TABLES[players];

export const ROUNDS = 3;

/** S-1.1: a seat's whole deck, ascending. */
export function wholeDeck({ dearestCard, copiesOfEachCard }: Table): number[] {
  const deck: number[] = [];
  for (let card = 1; card <= dearestCard; card++) for (let i = 0; i < copiesOfEachCard; i++) deck.push(card);
  return deck;
}

export const OPTIONS = {
  /** S-2.3: both cards of a turn may lie on one cushion. */
  doubling: { kind: "flag", default: false, players: [2] },
  /** S-4.2: gems won, cards played and the bag stay in sight. */
  memoryAid: { kind: "flag", default: false },
} as const;
