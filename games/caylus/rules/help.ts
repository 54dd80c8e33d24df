import type { Seat } from "@serai/kernel";
import { BUILDINGS, type Building, COST, EMPTY, IS_USABLE, pointsOf } from "./buildings.ts";
import { favoursFor, KIND_COUNT, SECTIONS, STABLES_PLACES } from "./parts.ts";
import { housesIn, openSection } from "./phases/castle.ts";
import { bridgeCost, OWN_COST, placementCost } from "./phases/placing.ts";
import { CASTLE, isRoad, PLACES, type Place, roadPlace, type Space, STABLES, spaceOf } from "./places.ts";
import type { State } from "./state.ts";

/* What a page or a bot wants to know beside the rules; a view will do for a state. */

/** What a worker of the seat would cost there now, whether or not the seat could place one. */
export const costAt = (s: Readonly<State>, seat: Seat, place: Place): number =>
  isRoad(place) && s.owners[spaceOf(place)] === seat ? OWN_COST : placementCost(s, seat);

/** The price on the bridge now, for seats without a guest at the inn. */
export { bridgeCost };

/** What a building costs in cubes by kind, what it is worth, and everything else of the table. */
export const tileOf = (building: Building, lawyerVp: number) => ({
  ...BUILDINGS[building],
  cubes: COST.slice(building * KIND_COUNT, (building + 1) * KIND_COUNT),
  points: pointsOf(building, lawyerVp),
});

/** Road spaces with a building that workers use. */
export const usableSpaces = (s: Readonly<State>): Space[] =>
  [...s.tiles.keys()].filter((space) => s.tiles[space] !== EMPTY && IS_USABLE[s.tiles[space]]);

/** How many spaces the provost is short of a building; 0 where it will be activated if he stays where he is. */
export const stepsShort = (s: Readonly<State>, space: Space): number => Math.max(0, space - s.provost);

/** Workers on the road that would be activated, and those that would go home with no effect, if the provost stood there. */
export function reachOf(s: Readonly<State>, provost: Space = s.provost): { reached: Space[]; missed: Space[] } {
  const occupied = [...s.tiles.keys()].filter((space) => space > 0 && s.worker[roadPlace(space)] >= 0);
  return {
    reached: occupied.filter((space) => space <= provost),
    missed: occupied.filter((space) => space > provost),
  };
}

/** The seats with a worker on a place, in their order there. */
export function workersAt(s: Readonly<State>, place: Place): readonly Seat[] {
  if (place === CASTLE) return s.castle;
  if (place === STABLES) return s.stables;
  return s.worker[place] >= 0 ? [s.worker[place]] : [];
}

/** How many workers a place has room for. */
export const roomAt = (place: Place, players: number): number =>
  place === CASTLE ? players : place !== STABLES ? 1 : players === 2 ? 0 : STABLES_PLACES;

export const ALL_PLACES: readonly Place[] = [...Array(PLACES).keys()];

/** Where the bailiff would stand after this turn if the provost stayed where he is. */
export const bailiffNext = (s: Readonly<State>): Space => s.bailiff + (s.provost > s.bailiff ? 2 : 1);

export interface SectionForecast {
  readonly section: number;
  readonly isScored: boolean;
  /** House spaces still free; none is ever filled again in a scored section. */
  readonly left: number;
  /** Points for a batch given now would go here. */
  readonly isOpen: boolean;
  /** Whether it will be scored at the end of this turn if nothing else changes. */
  readonly isDue: boolean;
  readonly seats: readonly { readonly houses: number; readonly favours: number; readonly penalty: number }[];
}

/** C-5: what each section of the castle would bring each seat if it were scored now. */
export const castleForecast = (s: Readonly<State>): SectionForecast[] =>
  SECTIONS.map((part, section) => {
    const built = housesIn(s, section);
    return {
      section,
      isScored: section < s.scored,
      left: part.houses - built,
      isOpen: s.step !== "over" && section === openSection(s),
      isDue: section >= s.scored && (bailiffNext(s) >= part.trigger || built >= part.houses),
      seats: Array.from({ length: s.players }, (_, seat) => {
        const houses = s.houses[section * s.players + seat];
        return { houses, favours: favoursFor(part, houses), penalty: houses === 0 ? part.penalty : 0 };
      }),
    };
  });
