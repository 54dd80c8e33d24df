import { refuse, type Seat, type Tell } from "@serai/kernel";
import { DECLINE, effect, favour, GIVE, givenOf, levelOf, lineOf, TAKE, takenOf, verbOf } from "../actions.ts";
import {
  ALL_KINDS,
  addCubes,
  allCubes,
  CUBE_SETS,
  type CubeSet,
  listGifts,
  listTakes,
  onlyGift,
  PLAIN_ONLY,
  removeCubes,
} from "../cubes.ts";
import type { Event } from "../events.ts";
import { FROM_FAVOURS, gainPoints } from "../gains.ts";
import {
  BUILDING_LINE,
  CLOTH,
  CUBES_LINE,
  FOOD,
  GOLD,
  LINE_COUNT,
  LINES,
  MONEY_LINE,
  moneyFavour,
  OPEN_COLUMNS,
  PRESTIGE_LINE,
  prestigeFavour,
  STONE,
  WOOD,
} from "../parts.ts";
import { ask, type Question, type State } from "../state.ts";
import { askBuilding, canBuild } from "./building.ts";
import { askLawyer, canUseLawyer } from "./lawyer.ts";

/* C-8: a favour is a line, its marker one further, and one effect of the line up to the marker. */

const ALL_LINES = (1 << LINE_COUNT) - 1;

/** Called while favours are due: they come before anything else (C-12.16). True where the seat is asked. */
export function askFavour(s: State, tell?: Tell<Event>): boolean {
  const seat = s.dueSeat;
  const free = ALL_LINES & ~s.linesUsed[seat];
  if (free === 0) {
    tell?.({ kind: "favoursLost", seat, count: s.due });
    s.due = 0;
    return false;
  }
  // C-12.23: the last line is no choice.
  if ((free & (free - 1)) === 0) return takeLine(s, seat, 31 - Math.clz32(free), tell);
  return ask(s, seat, "line");
}

export const line: Question = {
  legal(s, seat, into) {
    for (let one = 0; one < LINE_COUNT; one++) if (((s.linesUsed[seat] >> one) & 1) === 0) into.add(favour(one));
  },
  whyNot: (s, _seat, action) =>
    verbOf(action) === "favour"
      ? refuse("line-used", { line: LINES[lineOf(action)] })
      : refuse("other-question", { step: s.step }),
  apply: (s, seat, action, tell) => takeLine(s, seat, lineOf(action), tell),
};

const NO_CUBES: CubeSet = CUBE_SETS[0].map(() => 0);

/** True where the seat is asked for the effect. */
function takeLine(s: State, seat: Seat, chosen: number, tell?: Tell<Event>): boolean {
  s.due--;
  s.line = chosen;
  s.linesUsed[seat] |= 1 << chosen; // C-12.19
  const marker = seat * LINE_COUNT + chosen;
  if (s.markers[marker] < OPEN_COLUMNS[s.scored]) s.markers[marker]++;
  const level = s.markers[marker];
  tell?.({ kind: "favour", seat, line: chosen, level });
  if (chosen === PRESTIGE_LINE) {
    const points = prestigeFavour(level);
    gainPoints(s, seat, points, FROM_FAVOURS);
    tell?.({ kind: "effect", seat, line: chosen, level, cubes: NO_CUBES, deniers: 0, points });
    return false;
  }
  if (chosen === MONEY_LINE) {
    const deniers = moneyFavour(level);
    s.deniers[seat] += deniers;
    tell?.({ kind: "effect", seat, line: chosen, level, cubes: NO_CUBES, deniers, points: 0 });
    return false;
  }
  for (let lower = 1; lower <= level; lower++) if (isUseful(s, seat, lower)) return ask(s, seat, "effect");
  return false;
}

/** Whether an effect of the chosen line can be used now. */
function isUseful(s: State, seat: Seat, level: number): boolean {
  if (s.line === CUBES_LINE) return level !== SWAP || allCubes(s.cubes, seat) > 0;
  switch (level) {
    case CARPENTER:
      return canBuild(s, seat, "wood", true);
    case MASON:
      return canBuild(s, seat, "stone", true);
    case FAVOUR_LAWYER:
      return canUseLawyer(s, seat, true);
    case ARCHITECT:
      return canBuild(s, seat, "prestige", true);
    default:
      return false;
  }
}

/* The levels of line c. */
const A_FOOD = 1;
const WOOD_OR_STONE = 2;
const A_CLOTH = 3;
const SWAP = 4;
/* The levels of line d; the first is nothing. */
const CARPENTER = 2;
const MASON = 3;
const FAVOUR_LAWYER = 4;
const ARCHITECT = 5;

/** C-12.10: using the effect is optional, choosing the line was not. */
export const effectOfLine: Question = {
  legal(s, seat, into) {
    into.add(DECLINE);
    const level = s.markers[seat * LINE_COUNT + s.line];
    for (let lower = 1; lower <= level; lower++) if (isUseful(s, seat, lower)) into.add(effect(lower));
  },
  whyNot(s, seat, action) {
    const level = levelOf(action);
    if (verbOf(action) !== "effect" || level === 0) return refuse("other-question", { step: s.step });
    const isClosed = level > s.markers[seat * LINE_COUNT + s.line];
    return refuse(isClosed ? "effect-closed" : "effect-useless", { level });
  },
  apply(s, seat, action, tell) {
    if (action === DECLINE) {
      tell?.({ kind: "effectDeclined", seat, line: s.line });
      return false;
    }
    const level = levelOf(action);
    return s.line === BUILDING_LINE ? useBuilder(s, seat, level, tell) : useCubes(s, seat, level, tell);
  },
};

function useBuilder(s: State, seat: Seat, level: number, tell?: Tell<Event>): boolean {
  tell?.({ kind: "effect", seat, line: BUILDING_LINE, level, cubes: NO_CUBES, deniers: 0, points: 0 });
  switch (level) {
    case CARPENTER:
      return askBuilding(s, seat, "wood", true, tell);
    case MASON:
      return askBuilding(s, seat, "stone", true, tell);
    case FAVOUR_LAWYER:
      return askLawyer(s, seat, true, tell);
    default:
      return askBuilding(s, seat, "prestige", true, tell);
  }
}

function useCubes(s: State, seat: Seat, level: number, tell?: Tell<Event>): boolean {
  switch (level) {
    case A_FOOD:
      return takeCubes(s, seat, level, FOOD, tell);
    case WOOD_OR_STONE:
      return ask(s, seat, "favourCube");
    case A_CLOTH:
      return takeCubes(s, seat, level, CLOTH, tell);
    case SWAP: {
      const only = onlyGift(s.cubes, seat, 1, ALL_KINDS);
      return only >= 0 ? giveForSwap(s, seat, only, tell) : ask(s, seat, "swapGive"); // G-2
    }
    default:
      return takeCubes(s, seat, level, GOLD, tell);
  }
}

/** The first cube sets are those of one cube, by kind. Always false: the effect is done. */
function takeCubes(s: State, seat: Seat, level: number, set: number, tell?: Tell<Event>): false {
  const cubes = CUBE_SETS[set];
  addCubes(s.cubes, seat, cubes);
  tell?.({ kind: "effect", seat, line: CUBES_LINE, level, cubes, deniers: 0, points: 0 });
  return false;
}

export const favourCube: Question = {
  legal: (_s, _seat, into) => listTakes(1, (1 << WOOD) | (1 << STONE), TAKE, into),
  whyNot: (s, _seat, action) =>
    verbOf(action) === "take" ? refuse("cubes-not-offered") : refuse("other-question", { step: s.step }),
  apply: (s, seat, action, tell) => takeCubes(s, seat, WOOD_OR_STONE, takenOf(action), tell),
};

export const swapGive: Question = {
  legal: (s, seat, into) => listGifts(s.cubes, seat, 1, ALL_KINDS, GIVE, into),
  whyNot: (s, _seat, action) =>
    verbOf(action) === "give" ? refuse("cubes-missing") : refuse("other-question", { step: s.step }),
  apply: (s, seat, action, tell) => giveForSwap(s, seat, givenOf(action), tell),
};

function giveForSwap(s: State, seat: Seat, set: number, tell?: Tell<Event>): true {
  const cubes = CUBE_SETS[set];
  removeCubes(s.cubes, seat, cubes);
  tell?.({
    kind: "effect",
    seat,
    line: CUBES_LINE,
    level: SWAP,
    cubes: cubes.map((count) => -count),
    deniers: 0,
    points: 0,
  });
  return ask(s, seat, "swapTake");
}

export const swapTake: Question = {
  legal: (_s, _seat, into) => listTakes(2, PLAIN_ONLY, TAKE, into),
  whyNot: (s, _seat, action) =>
    verbOf(action) === "take" ? refuse("cubes-not-offered") : refuse("other-question", { step: s.step }),
  apply: (s, seat, action, tell) => takeCubes(s, seat, SWAP, takenOf(action), tell),
};
