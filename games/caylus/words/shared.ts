import type { Seat } from "@serai/kernel";
import {
  BUILDINGS,
  type Building,
  type BuildingId,
  type CubeSet,
  type Event,
  isRoad,
  KINDS,
  type KindName,
  type LineName,
  type Place,
  type Source,
  type StepName,
  spaceOf,
  TOWN_NAMES,
  type TownName,
  type View,
} from "../rules/index.ts";

/** The names of everything on the table. */
export interface NameWords {
  readonly buildings: Readonly<Record<BuildingId, string>>;
  /** As in "on the gate". */
  readonly town: Readonly<Record<TownName, string>>;
  readonly kinds: Readonly<Record<KindName, string>>;
  readonly lines: Readonly<Record<LineName, string>>;
  readonly sections: readonly [string, string, string];
  readonly sources: Readonly<Record<Source, string>>;
  /** The seven phases of a turn. */
  readonly phases: readonly [string, string, string, string, string, string, string];
}

/** What the screen in the terminal says beyond the words of the rules. */
export interface TerminalWords {
  readonly when: (turn: number, phase: string) => string;
  readonly provost: string;
  readonly bailiff: string;
  readonly bridge: (cost: number) => string;
  readonly castle: string;
  readonly road: string;
  readonly reserve: string;
  readonly empty: string;
  readonly guest: string;
  readonly waits: string;
  /** Over what each seat has: points, deniers, workers at home, cubes. */
  readonly columns: readonly [string, string, string, string];
  readonly points: (count: number) => string;
  readonly favours: string;
  readonly scored: string;
}

export const isAsked = ({ viewer, asked }: View): boolean => viewer === asked;

/** Cubes as words, `2 food`, those above 0. */
export const cubeWords = (cubes: CubeSet, word: (count: number, kind: KindName) => string): string[] =>
  cubes.flatMap((count, kind) => (count > 0 ? [word(count, KINDS[kind])] : []));

/** What was given, as counts above 0. */
export const lossesIn = (cubes: CubeSet): number[] => cubes.map((count) => Math.max(0, -count));

/** A place by its name: `Mason (9)`, or what the town calls it. */
export const placeWord = (place: Place, building: Building, words: NameWords): string =>
  isRoad(place) ? `${words.buildings[BUILDINGS[building].id]} (${spaceOf(place)})` : words.town[TOWN_NAMES[place]];

export const buildingWord = (building: Building, words: NameWords): string => words.buildings[BUILDINGS[building].id];

/** What stands on a place of the view. */
export const seenAt = (view: View, place: Place, words: NameWords): string =>
  placeWord(place, isRoad(place) ? view.tiles[spaceOf(place)] : -1, words);

/** The places on the road that a refusal names by their number, the others by their name. */
export const refusedPlace = (
  place: string | number | undefined,
  words: NameWords,
  space: (n: string) => string,
): string => {
  const town = TOWN_NAMES.find((name) => name === place);
  return town === undefined ? space(`${place}`) : words.town[town];
};

export const refusedBuilding = (id: string | number | undefined, words: NameWords): string => {
  const found = BUILDINGS.find((building) => building.id === id);
  return found === undefined ? `${id}` : words.buildings[found.id];
};

export const winnersOf = ({
  points,
}: Pick<View, "points">): { readonly seats: readonly Seat[]; readonly points: number } => {
  const most = Math.max(...points);
  return { seats: [...points.keys()].filter((seat) => points[seat] === most), points: most };
};

/** `pass placing turn 3 above 2`. */
export function orderParts(order: string): { readonly what: string; readonly bound: number | undefined } {
  const [, what = "", bound] = /^pass (placing|provost) turn \d+(?: (?:above|from) (\d+))?$/.exec(order) ?? [];
  return { what, bound: bound === undefined ? undefined : Number(bound) };
}

/** Questions in words: to the viewer, and about somebody else. */
export type Prompts = Readonly<
  Record<Exclude<StepName, "over">, readonly [own: string, other: (name: string) => string]>
>;

export type EventOf<K extends Event["kind"]> = Extract<Event, { kind: K }>;
