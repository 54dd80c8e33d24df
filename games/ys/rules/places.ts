import { COLOURS, type Colour, ROWS } from "./parts.ts";

/** Y-1.6: twelve areas, quarter by quarter, then twelve market squares, column by column. A place is its number. */
export const AREAS = ["port", "commercial", "palace"] as const;
export type AreaName = (typeof AREAS)[number];
export type Place = number;
export const FIRST_SQUARE: Place = 12;
export const PLACES = 24;
export const [PORT, COMMERCIAL, PALACE] = [0, 1, 2];

export const area = (quarter: number, kind: number): Place => 3 * quarter + kind;
export const square = (column: Colour, row: number): Place => FIRST_SQUARE + ROWS * column + row;
export const isSquare = (place: Place): boolean => place >= FIRST_SQUARE;
export const quarterOf = (place: Place): number => Math.floor(place / 3);
export const columnOf = (place: Place): Colour => Math.floor((place - FIRST_SQUARE) / ROWS);
export const rowOf = (place: Place): number => (place - FIRST_SQUARE) % ROWS;

/** Several places as the bits of one number: what is counted together, what is open, what is closed. */
export type Zone = number;
export const NOWHERE: Zone = 0;
export const zoneOf = (place: Place): Zone => 1 << place;
export const within = (zone: Zone, place: Place): boolean => ((zone >> place) & 1) === 1;
const zoneWhere = (test: (place: Place) => boolean): Zone =>
  Array.from({ length: PLACES }, (_, place) => (test(place) ? zoneOf(place) : 0)).reduce((zone, bit) => zone | bit, 0);

export const QUARTER_ZONES: readonly Zone[] = [0, 1, 2, 3].map((quarter) =>
  zoneWhere((place) => !isSquare(place) && quarterOf(place) === quarter),
);
export const MARKET_ZONE: Zone = zoneWhere(isSquare);
export const COLUMN_ZONES: readonly Zone[] = COLOURS.map((_, column) =>
  zoneWhere((place) => isSquare(place) && columnOf(place) === column),
);
/** Y-3.6: everything in use with so many quarters and rows. */
export const zoneInUse = (quarters: number, firstRow: number): Zone =>
  zoneWhere((place) => (isSquare(place) ? rowOf(place) >= firstRow : quarterOf(place) < quarters));

/** `q2.palace`, `market.green.3`. */
export const PLACE_NAMES: readonly string[] = Array.from({ length: PLACES }, (_, place) =>
  isSquare(place)
    ? `market.${COLOURS[columnOf(place)]}.${rowOf(place) + 1}`
    : `q${quarterOf(place) + 1}.${AREAS[place % 3]}`,
);
