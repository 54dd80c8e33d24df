import type { Action, Notation } from "@serai/kernel";
import {
  ACTIONS,
  batchOf,
  builtOf,
  givenOf,
  levelOf,
  lineOf,
  moveOf,
  offerOf,
  placeOf,
  provostOf,
  residenceOf,
  takenOf,
  type Verb,
  verbOf,
} from "./actions.ts";
import { BUILDINGS } from "./buildings.ts";
import { BATCHES, CUBE_SETS, type CubeSet } from "./cubes.ts";
import { KINDS, LINES } from "./parts.ts";
import { isRoad, type Place, spaceOf, TOWN_NAMES } from "./places.ts";

/** `gate`, `castle`, `12`. */
export const placeName = (place: Place): string => (isRoad(place) ? `${spaceOf(place)}` : TOWN_NAMES[place]);

/** `food food stone`. */
export const cubesText = (cubes: CubeSet): string =>
  cubes.flatMap((count, kind) => Array<string>(count).fill(KINDS[kind])).join(" ");

const nothing = (): string => "";

/** What is written after the verb; `undefined` for a number that is no action. */
const WORDS: Readonly<Record<Verb, (action: Action) => string | undefined>> = {
  pass: nothing,
  decline: nothing,
  stop: nothing,
  home: nothing,
  stay: nothing,
  joust: nothing,
  place: (action) => placeName(placeOf(action)),
  move: (action) => placeName(moveOf(action)),
  provost(action) {
    const spaces = provostOf(action);
    if (spaces === 0) return undefined;
    return spaces > 0 ? `+${spaces}` : `${spaces}`;
  },
  use: (action) => `${offerOf(action) + 1}`,
  give: (action) => cubesText(CUBE_SETS[givenOf(action)]),
  take: (action) => cubesText(CUBE_SETS[takenOf(action)]),
  build: (action) => BUILDINGS[builtOf(action)].id,
  residence: (action) => (residenceOf(action) === 0 ? undefined : `${residenceOf(action)}`),
  batch: (action) => cubesText(BATCHES[batchOf(action)]),
  favour: (action) => LINES[lineOf(action)],
  effect: (action) => (levelOf(action) === 0 ? undefined : `${levelOf(action)}`),
};

function textOf(action: Action): string | undefined {
  const verb = verbOf(action);
  const words = verb && WORDS[verb](action);
  return words === "" ? verb : words && `${verb} ${words}`;
}

const TEXTS: readonly (string | undefined)[] = Array.from({ length: ACTIONS }, (_, action) => textOf(action));
const BY_TEXT: ReadonlyMap<string, Action> = new Map(
  TEXTS.flatMap((text, action): [string, Action][] => (text === undefined ? [] : [[text, action]])),
);

/** `place gate`, `place 12`, `provost -2`, `build church`, `batch food wood cloth`, `favour money`. */
export const notation: Notation = {
  write: (action) => TEXTS[action] ?? `unknown ${action}`,
  // Reading is looking up, so nothing but what is written is ever read.
  read: (text) => BY_TEXT.get(text),
};
