import type { Seat } from "@serai/kernel";
import {
  BUILDING_LINE,
  BUILDINGS,
  type BuildGroup,
  type Building,
  CUBES_LINE,
  type Cubes,
  GIVES_BONUS,
  KINDS,
  type KindName,
  MONEY_LINE,
  moneyFavour,
  type Offer,
  PRESTIGE_LINE,
  pointsOf,
  prestigeFavour,
  TOWN_NAMES,
  type TownName,
} from "../rules/index.ts";

/**
 * What a building does, as a row of signs, each one word: `food` and the other kinds, `any` (a cube, gold too), `plain2`
 * (two cubes, no gold), `coin3`, `shield5` (points), `crown` (a favour), `house-wood` …, `hammer`, `worker`, `shoe`,
 * `turn` (every turn), `provost`, `star` (anywhere), `to`, `or`, `owner3` (a seat), and `=` before plain text.
 */
export type Signs = readonly string[];

const many = (count: number, sign: string): string[] => Array<string>(count).fill(sign);

const cubes = (given: Cubes): string[] => KINDS.flatMap((kind) => many(given[kind] ?? 0, kind));

const either = (all: readonly (readonly string[])[]): string[] =>
  all.flatMap((one, i) => (i === 0 ? one : ["or", ...one]));

const offer = ({ pay, get }: Offer): Signs => [
  ...(pay.deniers ? [`coin${pay.deniers}`] : []),
  ...many(pay.cloth ?? 0, "cloth"),
  ...many(pay.gold ?? 0, "gold"),
  ...(pay.plain ? [`plain${pay.plain}`] : []),
  ...many(pay.any ?? 0, "any"),
  "to",
  ...(get.deniers ? [`coin${get.deniers}`] : []),
  ...(get.points ? [`shield${get.points}`] : []),
  ...many(get.gold ?? 0, "gold"),
  ...(get.plain ? [`plain${get.plain}`] : []),
];

const built = (group: BuildGroup | "residence"): string => `house-${group}`;

/** By row. Of the owner's cube only where the building is somebody's. */
export function usesOf(building: Building, lawyerVp: number, owner: Seat = -1): readonly Signs[] {
  const { use, favours = 0, income = 0 } = BUILDINGS[building];
  switch (use.kind) {
    case "produce": {
      const row = either(use.choices.map(cubes));
      if (!GIVES_BONUS[building] || owner < 0) return [row];
      const kinds = KINDS.filter((kind) => use.choices.some((choice) => choice[kind]));
      return [row, [`owner${owner}`, "to", ...either(kinds.map((kind) => [kind]))]];
    }
    case "trade":
      return use.offers.map(offer);
    case "build":
      return [["hammer", built(use.group)]];
    case "lawyer":
      return [["cloth", "coin1", "to", built("residence")]];
    case "none": {
      const points = pointsOf(building, lawyerVp);
      return [
        [
          ...(points > 0 ? [`shield${points}`] : []),
          ...many(favours, "crown"),
          ...(income > 0 ? ["turn", `coin${income}`] : []),
        ],
      ];
    }
  }
}

export const offerSigns = offer;
export const cubeSigns = (counts: readonly number[]): Signs =>
  counts.flatMap((count, kind) => many(count, KINDS[kind]));

/** What a building costs. */
export const costSigns = (building: Building): Signs => {
  const { cost = {}, any = 0 } = BUILDINGS[building];
  return [...cubes(cost), ...many(any, "any")];
};

const TOWN: Readonly<Record<Exclude<TownName, "castle">, Signs>> = {
  gate: ["worker", "to", "star"],
  "trading-post": ["coin3"],
  guild: ["provost", "=±3"],
  joust: ["coin1", "cloth", "to", "crown"],
  stables: ["shoe", "=1–3"],
  inn: ["bed", "worker", "coin1"],
};

export const townSigns = (place: number): Signs => {
  const name = TOWN_NAMES[place];
  return name === "castle" ? [] : TOWN[name];
};

const CUBE_EFFECTS: readonly Signs[] = [
  ["food"],
  ["wood", "or", "stone"],
  ["cloth"],
  ["any", "to", "plain2"],
  ["gold"],
];
const BUILD_EFFECTS: readonly Signs[] = [
  ["=–"],
  ["hammer", "house-wood"],
  ["hammer", "house-stone"],
  ["hammer", "house-residence"],
  ["hammer", "house-prestige"],
];

/** C-8: what a favour brings, by line and level from 1. */
export function favourSigns(line: number, level: number): Signs {
  switch (line) {
    case PRESTIGE_LINE:
      return [`shield${prestigeFavour(level)}`];
    case MONEY_LINE:
      return [`coin${moneyFavour(level)}`];
    case CUBES_LINE:
      return CUBE_EFFECTS[level - 1];
    case BUILDING_LINE:
      return BUILD_EFFECTS[level - 1];
    default:
      return [];
  }
}

/** At the head of a favour line. */
export const LINE_SIGNS: readonly string[] = ["shield", "coin", "plain", "hammer"];

export const isKind = (sign: string): sign is KindName => KINDS.some((kind) => kind === sign);
