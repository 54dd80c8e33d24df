import {
  BUILDINGS,
  CLOTH,
  FOOD,
  GOLD,
  type Group,
  housesIn,
  INCOMES,
  KIND_COUNT,
  LINE_COUNT,
  ROAD,
  SECTIONS,
  STONE,
  type State,
  WOOD,
} from "../rules/index.ts";

/** What a network reads of a seat: plain counts. What they are worth the features say already. */
interface SeatObservation {
  readonly points: number;
  readonly deniers: number;
  readonly cubes: readonly number[];
  /** By section. */
  readonly houses: readonly number[];
  /** By favour line. */
  readonly markers: readonly number[];
  readonly place: number;
  readonly isGuest: boolean;
  income: number;
  readonly buildings: Record<Group, number>;
}

/** More of something hardly counts, and seldom comes, so that little could be learnt of it. */
const MOST_DENIERS = 30;
const MOST_CUBES = 5;
const MOST_HOUSES = 7;
/** Scaled, so that the encoder takes them for amounts and not for separate values. */
const SCALE = 10;

const cubesOf = ({ cubes }: State, seat: number, kind: number): number =>
  Math.min(MOST_CUBES, cubes[seat * KIND_COUNT + kind]);

const housesOf = ({ houses, players }: State, seat: number, section: number): number =>
  Math.min(MOST_HOUSES, houses[section * players + seat]);

/** What a network reads where a playout is cut: the same for every seat, since everything is public (C-1). */
export function observe(s: State) {
  const seats: SeatObservation[] = [];
  for (let seat = 0; seat < s.players; seat++) {
    const first = seat * LINE_COUNT;
    seats.push({
      points: s.points[seat] / SCALE,
      deniers: Math.min(MOST_DENIERS, s.deniers[seat]) / SCALE,
      cubes: [
        cubesOf(s, seat, FOOD),
        cubesOf(s, seat, WOOD),
        cubesOf(s, seat, STONE),
        cubesOf(s, seat, CLOTH),
        cubesOf(s, seat, GOLD),
      ],
      houses: [housesOf(s, seat, 0), housesOf(s, seat, 1), housesOf(s, seat, 2)],
      markers: [s.markers[first], s.markers[first + 1], s.markers[first + 2], s.markers[first + 3]],
      // Never a whole number, so that the encoder does not take it for a seat.
      place: (s.order.indexOf(seat) + 0.5) / s.players,
      isGuest: s.guest === seat,
      income: 0,
      buildings: { neutral: 0, fixed: 0, residence: 0, wood: 0, stone: 0, prestige: 0 },
    });
  }
  for (let space = 1; space <= ROAD; space++) {
    const owner = s.owners[space];
    if (owner < 0) continue;
    const tile = s.tiles[space];
    seats[owner].income += INCOMES[tile];
    seats[owner].buildings[BUILDINGS[tile].group]++;
  }
  const { bailiff, provost, scored, site } = s;
  return { seats, bailiff, provost, scored, site, houses: SECTIONS.map((_, i) => housesIn(s, i)) };
}
