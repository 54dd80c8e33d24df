import type { Action } from "@serai/kernel";
import { CHARACTERS, type CharacterName, COLOURS, GEMS, VALUES } from "./parts.ts";
import { FIRST_SQUARE, PLACES, type Place } from "./places.ts";

/**
 * A broker that lies on the board or in the throne room, named without its value: its place and, where a seat may have
 * several, its number there in the order of placing, which everybody saw. `q1.port.2`, `market.red.3`, `throne.1`.
 */
export type BrokerName = number;
/** Four turns of two brokers. */
const MOST_IN_AREA = 8;
const SQUARE_NAMES = FIRST_SQUARE * MOST_IN_AREA;
const THRONE_NAMES = SQUARE_NAMES + PLACES - FIRST_SQUARE;
/** The fourth enters the throne room when the game is over. */
const MOST_IN_THRONE = 3;
const BROKER_NAMES = THRONE_NAMES + MOST_IN_THRONE;

export const brokerName = (place: Place, nth: number): BrokerName =>
  place < FIRST_SQUARE ? place * MOST_IN_AREA + nth : SQUARE_NAMES + place - FIRST_SQUARE;
export const throneName = (slot: number): BrokerName => THRONE_NAMES + slot;
export const isThroneName = (name: BrokerName): boolean => name >= THRONE_NAMES;
export const slotOf = (name: BrokerName): number => name - THRONE_NAMES;
export const placeOfName = (name: BrokerName): Place =>
  name < SQUARE_NAMES ? Math.floor(name / MOST_IN_AREA) : name - SQUARE_NAMES + FIRST_SQUARE;
export const nthOfName = (name: BrokerName): number => (name < SQUARE_NAMES ? name % MOST_IN_AREA : 0);

/** Everything that can be done, and in how many ways. The numbers of a verb's actions follow those of the one before. */
const SIZES = {
  bid: VALUES * VALUES,
  order: 4,
  pass: 1,
  place: 2 * VALUES * 2 * PLACES,
  replace: VALUES,
  neutral: (VALUES + 1) * PLACES,
  take: GEMS.length,
  gem: COLOURS.length,
  best: COLOURS.length,
  price: 2 * COLOURS.length,
  throne: VALUES,
  bishop: 1,
  spy: 1,
  illusionist: 1,
  queen: 4 + FIRST_SQUARE, // quarters and areas
  magician: BROKER_NAMES * BROKER_NAMES,
  mercenary: THRONE_NAMES,
  captain: 4 * 4,
  herald: THRONE_NAMES * PLACES,
  intriguer: 1,
  merchant: 1,
  alchemist: 1 + COLOURS.length * COLOURS.length,
  banker: COLOURS.length * COLOURS.length,
  jeweller: COLOURS.length * COLOURS.length,
  look: 4 * BROKER_NAMES,
} as const;

export type Verb = keyof typeof SIZES;
const isVerb = (word: string): word is Verb => Object.hasOwn(SIZES, word);
export const VERBS: readonly Verb[] = Object.keys(SIZES).filter(isVerb);

/** The first action of each verb. */
export const FIRST: Readonly<Record<Verb, Action>> = layOut();
function layOut(): Record<Verb, Action> {
  const first: Record<Verb, Action> = { ...SIZES };
  let next = 0;
  for (const verb of VERBS) {
    first[verb] = next;
    next += SIZES[verb];
  }
  return first;
}

export const isVerbOf = (verb: Verb, action: Action): boolean =>
  action >= FIRST[verb] && action < FIRST[verb] + SIZES[verb] && Number.isInteger(action);

/** The verb of an action; `undefined` where the number is no action at all. */
export const verbOf = (action: Action): Verb | undefined => VERBS.find((verb) => isVerbOf(verb, action));

export const isCharacter = (verb: Verb): verb is Verb & CharacterName => CHARACTERS.some((name) => name === verb);

export const PASS: Action = FIRST.pass;

/** Higher value first, as the pair is written. */
export const bid = (high: number, low: number): Action => FIRST.bid + high * VALUES + low;
export const highOf = (action: Action): number => Math.floor((action - FIRST.bid) / VALUES);
export const lowOf = (action: Action): number => (action - FIRST.bid) % VALUES;

/** The number after the verb's first, for verbs that name one thing: a position, a value, a gem, a column. */
export const order = (position: number): Action => FIRST.order + position;
export const replace = (value: number): Action => FIRST.replace + value;
export const take = (gem: number): Action => FIRST.take + gem;
export const gem = (colour: number): Action => FIRST.gem + colour;
export const best = (column: number): Action => FIRST.best + column;
export const throne = (value: number): Action => FIRST.throne + value;
export const positionOf = (action: Action): number => action - FIRST.order;
export const replacementOf = (action: Action): number => action - FIRST.replace;
export const takenOf = (action: Action): number => action - FIRST.take;
export const colourOf = (action: Action): number => action - FIRST.gem;
export const columnNamed = (action: Action): number => action - FIRST.best;
export const favouredOf = (action: Action): number => action - FIRST.throne;

export const raise = (colour: number): Action => FIRST.price + 2 * colour;
export const lower = (colour: number): Action => FIRST.price + 2 * colour + 1;
export const pricedOf = (action: Action): number => (action - FIRST.price) >> 1;
export const stepOf = (action: Action): number => (((action - FIRST.price) & 1) === 0 ? 1 : -1);

/** Where a broker comes from, and which side is up. */
export const [FROM_SCREEN, FROM_FRONT] = [0, 1];
export const [UP, DOWN] = [0, 1];
export const placing = (from: number, value: number, side: number, place: Place): Action =>
  FIRST.place + ((from * VALUES + value) * 2 + side) * PLACES + place;
export const sourceOf = (action: Action): number => Math.floor((action - FIRST.place) / (2 * VALUES * PLACES));
export const placedValue = (action: Action): number => Math.floor((action - FIRST.place) / (2 * PLACES)) % VALUES;
export const sideOf = (action: Action): number => Math.floor((action - FIRST.place) / PLACES) % 2;
export const placeOf = (action: Action): Place => (action - FIRST.place) % PLACES;

/** Y-5.5: unseen, or by its value. */
export const UNSEEN = VALUES;
export const placeNeutral = (value: number, place: Place): Action => FIRST.neutral + value * PLACES + place;
export const neutralValueOf = (action: Action): number => Math.floor((action - FIRST.neutral) / PLACES);
export const neutralPlaceOf = (action: Action): Place => (action - FIRST.neutral) % PLACES;

/** Zones the Queen can close: a quarter, or an area after them. */
export const FIRST_AREA_ZONE = 4;
export const queen = (zone: number): Action => FIRST.queen + zone;
export const closedOf = (action: Action): number => action - FIRST.queen;

export const magician = (a: BrokerName, b: BrokerName): Action => FIRST.magician + a * BROKER_NAMES + b;
export const swappedOf = (action: Action): [BrokerName, BrokerName] => [
  Math.floor((action - FIRST.magician) / BROKER_NAMES),
  (action - FIRST.magician) % BROKER_NAMES,
];
export const mercenary = (broker: BrokerName): Action => FIRST.mercenary + broker;
export const markedOf = (action: Action): BrokerName => action - FIRST.mercenary;
export const captain = (a: number, b: number): Action => FIRST.captain + 4 * a + b;
export const quartersOf = (action: Action): [number, number] => pairOf(action - FIRST.captain);
export const herald = (broker: BrokerName, to: Place): Action => FIRST.herald + broker * PLACES + to;
export const movedOf = (action: Action): BrokerName => Math.floor((action - FIRST.herald) / PLACES);
export const targetOf = (action: Action): Place => (action - FIRST.herald) % PLACES;

export const ALCHEMIST_KEEPS: Action = FIRST.alchemist;
export const alchemist = (from: number, to: number): Action => FIRST.alchemist + 1 + 4 * from + to;
export const changedOf = (action: Action): [number, number] => pairOf(action - FIRST.alchemist - 1);
export const banker = (up: number, down: number): Action => FIRST.banker + 4 * up + down;
export const bankedOf = (action: Action): [number, number] => pairOf(action - FIRST.banker);
export const jeweller = (a: number, b: number): Action => FIRST.jeweller + 4 * a + b;
export const jewelsOf = (action: Action): [number, number] => pairOf(action - FIRST.jeweller);
const pairOf = (number: number): [number, number] => [number >> 2, number & 3];

export const look = (owner: number, broker: BrokerName): Action => FIRST.look + owner * BROKER_NAMES + broker;
export const ownerLooked = (action: Action): number => Math.floor((action - FIRST.look) / BROKER_NAMES);
export const brokerLooked = (action: Action): BrokerName => (action - FIRST.look) % BROKER_NAMES;
