import { type Refusal, refuse, type Seat, type Tell } from "@serai/kernel";
import { build, builtOf, DECLINE, give, givenOf, verbOf } from "../actions.ts";
import {
  ANY,
  BUILDINGS,
  type BuildGroup,
  type Building,
  COST,
  EMPTY,
  FAVOURS,
  pointsOf,
  RANGES,
  RESIDENCE,
} from "../buildings.ts";
import type { Event } from "../events.ts";
import { FROM_CRAFT, FROM_PRESTIGE, gainFavours, gainPoints } from "../gains.ts";
import { KIND_COUNT, type Kind, ROAD, STONE, WOOD } from "../parts.ts";
import { roadPlace, type Space } from "../places.ts";
import { ask, type CaylusRefusal, type Question, type State } from "../state.ts";

/* C-4 phase 5: carpenter, mason, architect. C-8: the same by a favour, a cube cheaper, wherever nobody may decline. */

/** C-8: the cube that a favour's carpenter or mason saves; -1 for none. */
const discountOf = (group: BuildGroup, byFavour: boolean): Kind =>
  !byFavour || group === "prestige" ? -1 : group === "wood" ? WOOD : STONE;

const costOf = (tile: Building, kind: Kind, discount: Kind): number =>
  COST[tile * KIND_COUNT + kind] - (kind === discount ? 1 : 0);

function canAfford(s: State, seat: Seat, tile: Building, discount: Kind): boolean {
  const from = seat * KIND_COUNT;
  let rest = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const left = s.cubes[from + kind] - costOf(tile, kind, discount);
    if (left < 0) return false;
    rest += left;
  }
  return rest >= ANY[tile];
}

/** C-12.23: the lowest road space with an own residence; 0 for none. */
function ownResidence(s: State, seat: Seat): Space {
  for (let space = 1; space <= ROAD; space++)
    if (s.tiles[space] === RESIDENCE && s.owners[space] === seat) return space;
  return 0;
}

/** Where a tile of the group would stand; 0 where there is no room for it. */
const siteFor = (s: State, seat: Seat, group: BuildGroup): Space =>
  group === "prestige" ? ownResidence(s, seat) : s.site <= ROAD ? s.site : 0; // C-12.5

export function canBuild(s: State, seat: Seat, group: BuildGroup, byFavour: boolean): boolean {
  if (siteFor(s, seat, group) === 0) return false;
  const discount = discountOf(group, byFavour);
  const { first, end } = RANGES[group];
  for (let tile = first; tile < end; tile++) if (s.supply[tile] > 0 && canAfford(s, seat, tile, discount)) return true;
  return false;
}

/** True where the seat is asked what to build; the building can be declined unless a favour was spent on it. */
export function askBuilding(s: State, seat: Seat, group: BuildGroup, byFavour: boolean, tell?: Tell<Event>): boolean {
  if (!canBuild(s, seat, group, byFavour)) return false;
  s.group = group;
  s.byFavour = byFavour;
  const only = byFavour ? onlyTile(s, seat) : EMPTY;
  return only === EMPTY ? ask(s, seat, "building") : choose(s, seat, only, tell); // G-2
}

/** The one tile of the group that the seat can build; EMPTY where there are several. */
function onlyTile(s: State, seat: Seat): Building {
  const discount = discountOf(s.group, s.byFavour);
  const { first, end } = RANGES[s.group];
  let found = EMPTY;
  for (let tile = first; tile < end; tile++) {
    if (s.supply[tile] === 0 || !canAfford(s, seat, tile, discount)) continue;
    if (found !== EMPTY) return EMPTY;
    found = tile;
  }
  return found;
}

export const building: Question = {
  legal(s, seat, into) {
    if (!s.byFavour) into.add(DECLINE);
    const discount = discountOf(s.group, s.byFavour);
    const { first, end } = RANGES[s.group];
    for (let tile = first; tile < end; tile++)
      if (s.supply[tile] > 0 && canAfford(s, seat, tile, discount)) into.add(build(tile));
  },
  whyNot(s, _seat, action): Refusal<CaylusRefusal> {
    if (verbOf(action) !== "build") return refuse("other-question", { step: s.step });
    const tile = builtOf(action);
    const { id, group } = BUILDINGS[tile];
    if (group !== s.group) return refuse("tile-not-in-group", { building: id });
    return refuse(s.supply[tile] > 0 ? "tile-too-dear" : "tile-gone", { building: id });
  },
  apply(s, seat, action, tell) {
    if (action === DECLINE) {
      tell?.({ kind: "declined", seat, place: roadPlace(s.at), building: s.tiles[s.at] });
      return false;
    }
    return choose(s, seat, builtOf(action), tell);
  },
};

/** The tile is chosen; its "any" cube is asked for where there is a choice. */
function choose(s: State, seat: Seat, tile: Building, tell?: Tell<Event>): boolean {
  if (ANY[tile] === 0) return putUp(s, seat, tile, -1, tell);
  let only = -1;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (!canSpare(s, seat, tile, kind)) continue;
    if (only >= 0) {
      s.tile = tile;
      tell?.({ kind: "plan", seat, building: tile });
      return ask(s, seat, "anyCube");
    }
    only = kind;
  }
  return putUp(s, seat, tile, only, tell); // G-2
}

/** Whether a cube of the kind is left beside the rest of the cost. */
const canSpare = (s: State, seat: Seat, tile: Building, kind: Kind): boolean =>
  s.cubes[seat * KIND_COUNT + kind] > costOf(tile, kind, discountOf(s.group, s.byFavour));

/** C-7.2, C-12.11: the cube of any kind in the cost of market and peddler. */
export const anyCube: Question = {
  legal(s, seat, into) {
    // The first cube sets are those of one cube, by kind.
    for (let kind = 0; kind < KIND_COUNT; kind++) if (canSpare(s, seat, s.tile, kind)) into.add(give(kind));
  },
  whyNot: (s, _seat, action) =>
    verbOf(action) === "give" ? refuse("cubes-missing") : refuse("other-question", { step: s.step }),
  apply: (s, seat, action, tell) => putUp(s, seat, s.tile, givenOf(action), tell),
};

/** Pays for the tile, with a cube of kind `any` where it is not -1, and builds it. Always false: it is done. */
function putUp(s: State, seat: Seat, tile: Building, any: Kind, tell?: Tell<Event>): false {
  const space = siteFor(s, seat, s.group);
  const discount = discountOf(s.group, s.byFavour);
  const from = seat * KIND_COUNT;
  const before = tell && s.cubes.slice(from, from + KIND_COUNT);
  for (let kind = 0; kind < KIND_COUNT; kind++) s.cubes[from + kind] -= costOf(tile, kind, discount);
  if (any >= 0) s.cubes[from + any]--;
  s.supply[tile]--;
  s.tiles[space] = tile;
  s.owners[space] = seat;
  if (s.group !== "prestige") while (s.site <= ROAD && s.tiles[s.site] !== EMPTY) s.site++; // printed ones are skipped
  const points = pointsOf(tile, s.options.lawyerVp);
  gainPoints(s, seat, points, s.group === "prestige" ? FROM_PRESTIGE : FROM_CRAFT);
  if (tell && before)
    tell({
      kind: "built",
      seat,
      building: tile,
      space,
      paid: before.map((count, kind) => count - s.cubes[from + kind]),
      points,
      favours: FAVOURS[tile],
    });
  gainFavours(s, seat, FAVOURS[tile], tell);
  return false;
}
