/** Y-1.2: coloured gems, left to right on the market; this order breaks every price tie. A colour is its place here. */
export const COLOURS = ["blue", "green", "yellow", "red"] as const;
export const GEMS = [...COLOURS, "black", "white"] as const;
export type GemName = (typeof GEMS)[number];
export type Colour = number;
/** A colour, black or white. */
export type Gem = number;
export const BLACK: Gem = 4;
export const WHITE: Gem = 5;

export const OPTIONS = {
  /** Y-7.1: a broker a round for the throne room. */
  kingsFavour: { kind: "flag", default: false, players: [3, 4] },
  /** Y-7.2: fewer brokers, three placing turns. */
  express: { kind: "flag", default: false, players: [3, 4] },
  quarters: { kind: "choice", values: ["4", "3"], default: "4", players: [3], elsewhere: "ignored" },
  /** Y-6: what the Queen closes. */
  queen: { kind: "choice", values: ["quarter", "area"], default: "quarter" },
  /** Y-2.2: `open` is for learners, both brokers face up. */
  placement: { kind: "choice", values: ["standard", "open"], default: "standard" },
  /** Y-2.2: a seat keeps seeing what it once saw face down. */
  recall: { kind: "flag", default: true },
  neutral: { kind: "choice", values: ["4-2-1-0", "4-3-1-0"], default: "4-2-1-0", players: [2], elsewhere: "ignored" },
  /** Y-5.5: whether the placing seat knows which neutral broker it places. */
  neutralValues: { kind: "choice", values: ["blind", "known"], default: "blind", players: [2], elsewhere: "ignored" },
} as const;

/** How the number of players and the options shape the table. */
interface TableOptions {
  readonly express: boolean;
  readonly quarters: "4" | "3";
}

export const ROUNDS = 4;

/** Y-2.2: four players always use four quarters, two always three. */
export function quartersFor(players: number, options: TableOptions): number {
  if (players === 3) return Number(options.quarters);
  return players === 4 ? 4 : 3;
}

/** Y-3.6, Y-7.2. */
export const turnsFor = (options: TableOptions): number => (options.express ? 3 : 4);

/** Y-3.6: the first row in use; rows are counted from 0 here, so row 1 of the rules is 0. */
export const firstRowFor = (players: number): number => (players === 4 ? 0 : 1);
export const ROWS = 3;

/** Y-5.5: with two players a third side, the neutral, takes part in the count; it is numbered after the seats. */
export const NEUTRAL = 2;
export const hasNeutral = (players: number): boolean => players === 2;
export const sidesFor = (players: number): number => (hasNeutral(players) ? players + 1 : players);

/** Y-1.1: brokers by value, behind the screen at the start. */
export const VALUES = 5;
const BROKERS: readonly number[] = [2, 3, 1, 3, 2];
/** Y-7.2: a 3 and a 1 fewer. */
const EXPRESS_BROKERS: readonly number[] = [2, 2, 1, 2, 2];
export const brokersFor = (options: TableOptions): readonly number[] => (options.express ? EXPRESS_BROKERS : BROKERS);
/** Y-7.1: spare 2s, one after each of the first rounds. */
export const SPARE_VALUE = 2;
export const SPARES = 3;
/** Y-3.8. */
export const FRONT = 3;
/** The Mercenary's marker. */
export const MARKED_WORTH = 5;

/** Y-5.5: the neutral brokers of each seat, ascending. */
export const NEUTRAL_SETS: Readonly<Record<"4-2-1-0" | "4-3-1-0", readonly number[]>> = {
  "4-2-1-0": [0, 1, 2, 4],
  "4-3-1-0": [0, 1, 3, 4],
};

/** Y-1.4: large; small small. */
const SHIP_CARDS = (
  "B;GR B;GY B;GY B;YR B;YR B;WR G;BR G;BR G;BY G;YR G;YR G;WB " +
  "Y;BG Y;BG Y;BR Y;BR Y;GR Y;WG R;BG R;BG R;BY R;GY R;GY R;WY"
).split(" ");

export interface Ship {
  readonly large: Colour;
  readonly small: readonly [Gem, Gem];
  /** How many such cards there are. */
  readonly copies: number;
}

const LETTERS = "BGYR-W";
const gemOf = (letter: string): Gem => LETTERS.indexOf(letter);

/** Every different ship; equal cards are equal, so a ship is its place in this list. */
export const SHIPS: readonly Ship[] = [...new Set(SHIP_CARDS)].map((card) => ({
  large: gemOf(card[0]),
  small: [gemOf(card[2]), gemOf(card[3])],
  copies: SHIP_CARDS.filter((other) => other === card).length,
}));

/** Y-4.2, Y-5.4: what can be taken from a ship; its large gem is two gems with four players. */
export function gemsAboard(ship: number, players: number): Gem[] {
  const { large, small } = SHIPS[ship];
  return players === 4 ? [large, large, ...small] : [large, ...small];
}

/** Y-7.2: Express leaves out the ships with white on board. */
export const copiesOf = (ship: number, options: TableOptions): number =>
  options.express && SHIPS[ship].small.includes(WHITE) ? 0 : SHIPS[ship].copies;

/** Y-3.3: what the market ship brings to rows 1, 2 and 3; `NO_GEM` where nothing lies. Only rows in use are filled. */
export const NO_GEM = -1;
export function marketGems(ship: number, players: number): number[] {
  const { large, small } = SHIPS[ship];
  const gems = players === 4 ? [large, ...small] : [...small];
  const white = gems.filter((gem) => gem === WHITE);
  const others = gems.filter((gem) => gem !== WHITE);
  return [...Array<number>(firstRowFor(players)).fill(NO_GEM), ...white, ...others];
}

/** Y-1.5, in the order of the rounds' windows (Y-6.2). */
export const CHARACTERS = [
  "bishop",
  "spy",
  "illusionist",
  "queen",
  "magician",
  "mercenary",
  "captain",
  "herald",
  "intriguer",
  "merchant",
  "alchemist",
  "banker",
  "jeweller",
  "prince",
  "king",
] as const;
export type CharacterName = (typeof CHARACTERS)[number];
/** A yellow character's place in that list; after them the blue cards. */
export type Card = number;
export const BLUE_CARD: Card = CHARACTERS.length;
export const NO_CARD: Card = -1;
export const cardOf = (name: CharacterName): Card => CHARACTERS.indexOf(name);
/** Y-6.1: how many cards a seat may play in a round. */
export const CARDS_A_ROUND = 2;
export const SPY_LOOKS = 3;

/** Y-1.6, Y-1.7: squares of the price track, from 0; all prices start on the eighth. */
export const TOP_PRICE = 14;
export const FIRST_PRICE = 7;

/** Y-4.8: what the first to the fourth column do to their prices. */
export const COLUMN_STEPS: readonly number[] = [2, 1, -1, -2];

/** Y-4.2, Y-5.4: which place picks, gem by gem. */
const PICKS_OF_FOUR: readonly number[] = [0, 0, 1, 2];
const PICKS_OF_THREE: readonly number[] = [0, 0, 1];
export const picksFor = (players: number): readonly number[] => (players === 4 ? PICKS_OF_FOUR : PICKS_OF_THREE);

/** Y-4.3, Merchant. */
export const COMMERCIAL_POINTS = 3;
export const MERCHANT_POINTS = 5;
/** What a commercial area pays, with the Merchant played (1) or not (0). */
export const commercialPoints = (merchant: number): number => (merchant === 1 ? MERCHANT_POINTS : COMMERCIAL_POINTS);

/** Y-5.1: by rank of the colour, then by place. */
export const COLOUR_POINTS: readonly (readonly number[])[] = [
  [24, 18, 12, 6],
  [20, 15, 10, 5],
  [16, 12, 8, 4],
  [12, 9, 6, 3],
];
/** Y-5.2: by number of black gems, the last entry for that many or more. */
export const BLACK_POINTS: readonly number[] = [0, 1, 4, 8, 12, 16, 20, 24];
/** Y-7.1: by place in the throne room. */
export const THRONE_POINTS: readonly number[] = [12, 7, 3, 0];
