import type { OptionSpecs } from "@serai/kernel";

export const OPTIONS = {
  /** C-11.1: a tenth stone tile. */
  jeweller: { kind: "flag", default: false },
  /** C-11.2: what building the lawyer is worth. */
  lawyerVp: { kind: "count", min: 3, max: () => 4, default: 4 },
  /** C-11.3: no favour table, every favour is three points. */
  beginner: { kind: "flag", default: false },
} as const satisfies OptionSpecs;

/** C-1. Gold is last: the four kinds before it are the plain ones. */
export const KINDS = ["food", "wood", "stone", "cloth", "gold"] as const;
export type KindName = (typeof KINDS)[number];
/** The place of a kind in KINDS. */
export type Kind = number;
export const FOOD: Kind = 0;
export const WOOD: Kind = 1;
export const STONE: Kind = 2;
export const CLOTH: Kind = 3;
export const GOLD: Kind = 4;
export const KIND_COUNT = KINDS.length;
export const PLAIN_KINDS = 4;

/** C-2.5. */
export const WORKERS = 6;
export const FIRST_FOOD = 2;
export const FIRST_WOOD = 1;

/** C-2.4: deniers by place in the first turn order. */
export const firstDeniers = (place: number, players: number): number =>
  players === 2 || place === 0 ? 5 : place <= 2 ? 6 : 7;

/** C-4 phase 1. */
export const INCOME = 2;

/** C-3: road spaces are numbered from 1. */
export const ROAD = 28;
export const NEUTRAL_SPACES = 6;
export const PROVOST_START = 6;
export const PEDDLER_SPACE = 7;
export const CARPENTER_SPACE = 8;
export const GOLD_MINE_SPACE = 16;
/** The first free space for a craft building. */
export const FIRST_SITE = 9;

/** C-4 phases 3 and 4: how far the provost goes at most in one move. */
export const PROVOST_REACH = 3;

/** C-4 phase 3. */
export const TRADING_POST_DENIERS = 3;
export const JOUST_DENIERS = 1;
export const STABLES_PLACES = 3;

/** C-7.4. */
export const RESIDENCE_POINTS = 2;
export const RESIDENCE_DENIERS = 1;

/** C-4 phase 6: what a castle worker without a batch loses. */
export const NO_BATCH_PENALTY = 2;

/** C-5. `favours` by number of own houses; more houses count like the last entry. */
export interface Section {
  readonly name: "dungeon" | "walls" | "towers";
  readonly houses: number;
  readonly points: number;
  readonly trigger: number;
  readonly penalty: number;
  readonly favours: readonly number[];
}

export const SECTIONS: readonly Section[] = [
  { name: "dungeon", houses: 6, points: 5, trigger: 12, penalty: 2, favours: [0, 0, 1] },
  { name: "walls", houses: 10, points: 4, trigger: 18, penalty: 3, favours: [0, 0, 1, 2, 2, 3] },
  { name: "towers", houses: 14, points: 3, trigger: 24, penalty: 4, favours: [0, 0, 1, 1, 2, 2, 3] },
];
export const DUNGEON = 0;
export const WALLS = 1;
export const TOWERS = 2;

export const favoursFor = ({ favours }: Section, houses: number): number =>
  favours[Math.min(houses, favours.length - 1)];

/** C-8. */
export const LINES = ["prestige", "money", "cubes", "building"] as const;
export type LineName = (typeof LINES)[number];
export const PRESTIGE_LINE = 0;
export const MONEY_LINE = 1;
export const CUBES_LINE = 2;
export const BUILDING_LINE = 3;
export const LINE_COUNT = LINES.length;
export const LEVELS = 5;

/** C-8: columns open by sections scored. */
export const OPEN_COLUMNS: readonly number[] = [2, 4, 5, 5];

export const prestigeFavour = (level: number): number => level;
export const moneyFavour = (level: number): number => level + 2;

/** C-11.3. */
export const BEGINNER_FAVOUR = 3;

/** C-9. */
export const POINTS_PER_GOLD = 3;
export const CUBES_PER_POINT = 3;
export const DENIERS_PER_POINT = 4;
