import type { Action } from "@serai/kernel";
import { BUILDING_COUNT, type Building } from "./buildings.ts";
import { BATCHES, CUBE_SETS } from "./cubes.ts";
import { LEVELS, LINE_COUNT, PROVOST_REACH, ROAD } from "./parts.ts";
import { PLACES, type Place, type Space } from "./places.ts";

/** What can be done, in the order of their numbers. */
export const VERBS = [
  "pass", // placing, provost
  "decline", // an effect is not used
  "stop", // no more batches
  "home", // the gate's worker, the inn's guest
  "stay", // the inn's guest
  "joust",
  "place",
  "move", // the gate's worker
  "provost",
  "use", // one of two offers, or one of two things to produce
  "give", // cubes
  "take", // cubes
  "build",
  "residence", // the lawyer
  "batch",
  "favour", // which line
  "effect", // which level of the line
] as const;
export type Verb = (typeof VERBS)[number];

/** How many actions a verb has. */
const COUNTS: Readonly<Record<Verb, number>> = {
  pass: 1,
  decline: 1,
  stop: 1,
  home: 1,
  stay: 1,
  joust: 1,
  place: PLACES,
  move: PLACES,
  provost: 2 * PROVOST_REACH + 1,
  use: 2,
  give: CUBE_SETS.length,
  take: CUBE_SETS.length,
  build: BUILDING_COUNT,
  residence: ROAD + 1,
  batch: BATCHES.length,
  favour: LINE_COUNT,
  effect: LEVELS + 1,
};

const firstOf = (verb: Verb): Action =>
  VERBS.slice(0, VERBS.indexOf(verb)).reduce((sum, before) => sum + COUNTS[before], 0);

export const PASS: Action = firstOf("pass");
export const DECLINE: Action = firstOf("decline");
export const STOP: Action = firstOf("stop");
export const HOME: Action = firstOf("home");
export const STAY: Action = firstOf("stay");
export const JOIN_JOUST: Action = firstOf("joust");
export const PLACE: Action = firstOf("place");
export const MOVE: Action = firstOf("move");
const PROVOST: Action = firstOf("provost");
const USE: Action = firstOf("use");
export const GIVE: Action = firstOf("give");
export const TAKE: Action = firstOf("take");
const BUILD: Action = firstOf("build");
const RESIDE: Action = firstOf("residence");
const BATCH: Action = firstOf("batch");
const FAVOUR: Action = firstOf("favour");
const EFFECT: Action = firstOf("effect");
export const ACTIONS: Action = EFFECT + COUNTS.effect;

const FIRST: readonly Action[] = VERBS.map(firstOf);

export const place = (where: Place): Action => PLACE + where;
export const move = (where: Place): Action => MOVE + where;
/** By how many spaces: from -3 to 3, never 0. */
export const provostBy = (spaces: number): Action => PROVOST + PROVOST_REACH + spaces;
/** From 0. */
export const useOffer = (offer: number): Action => USE + offer;
export const give = (set: number): Action => GIVE + set;
export const take = (set: number): Action => TAKE + set;
export const build = (building: Building): Action => BUILD + building;
export const residence = (space: Space): Action => RESIDE + space;
export const batch = (set: number): Action => BATCH + set;
export const favour = (line: number): Action => FAVOUR + line;
/** From 1. */
export const effect = (level: number): Action => EFFECT + level;

export const placeOf = (action: Action): Place => action - PLACE;
export const moveOf = (action: Action): Place => action - MOVE;
export const provostOf = (action: Action): number => action - PROVOST - PROVOST_REACH;
export const offerOf = (action: Action): number => action - USE;
export const givenOf = (action: Action): number => action - GIVE;
export const takenOf = (action: Action): number => action - TAKE;
export const builtOf = (action: Action): Building => action - BUILD;
export const residenceOf = (action: Action): Space => action - RESIDE;
export const batchOf = (action: Action): number => action - BATCH;
export const lineOf = (action: Action): number => action - FAVOUR;
export const levelOf = (action: Action): number => action - EFFECT;

/** `undefined` for what is no action of this game. */
export function verbOf(action: Action): Verb | undefined {
  if (!Number.isInteger(action) || action < 0 || action >= ACTIONS) return undefined;
  return VERBS[FIRST.findLastIndex((first) => first <= action)];
}
