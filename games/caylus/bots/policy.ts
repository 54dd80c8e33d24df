import type { Action, ActionList, Seat } from "@serai/kernel";
import {
  BATCHES,
  BUILDINGS,
  batchOf,
  builtOf,
  CASTLE,
  CLOTH,
  CUBE_SETS,
  costAt,
  DECLINE,
  FOOD,
  GATE,
  GUILD,
  givenOf,
  HOME,
  INN,
  isRoad,
  JOUST,
  KIND_COUNT,
  levelOf,
  lineOf,
  moveOf,
  offerOf,
  openSection,
  PASS,
  type Place,
  PROVOST_REACH,
  placeOf,
  provostOf,
  ROAD,
  residenceOf,
  roadPlace,
  SECTIONS,
  STABLES,
  STAY,
  STONE,
  STOP,
  type State,
  spaceOf,
  TRADING_POST,
  takenOf,
  WOOD,
} from "../rules/index.ts";
import {
  addYield,
  builderLevelWorth,
  castleWorth,
  cubeWorth,
  denierWorth,
  favourWorth,
  fillPurse,
  lawyerWorth,
  lineWorth,
  look,
  lookAs,
  moneyWorth,
  offerWorth,
  purse,
  sacrificeOf,
  sectionWorth,
  tileWorth,
  turnsLeft,
  useWorth,
  yieldWorth,
} from "./worth.ts";

/* What each action is worth to the seat that is asked, in points; only differences between the actions matter. */

/** How likely the provost gets that far, by how many spaces he is short now. */
const REACH: readonly number[] = [0.93, 0.55, 0.35, 0.2, 0.08, 0.03];
const reachOf = (s: State, space: number): number => {
  const short = space - s.provost;
  // Deep inside the lit road nobody will push him back so far.
  if (short <= -3) return 0.98;
  return short <= 0 ? REACH[0] : REACH[Math.min(short, REACH.length - 1)];
};

/** What a worker on a place of the town is worth, before its cost. */
function townWorth(s: State, seat: Seat, place: Place): number {
  switch (place) {
    case GATE:
      return 0.9;
    case TRADING_POST:
      return moneyWorth(s.deniers[seat], 3);
    case GUILD:
      return 0.4 + stakeNear(s, seat);
    case JOUST: {
      const cloth = s.cubes[seat * KIND_COUNT + CLOTH];
      if (cloth === 0 || s.deniers[seat] < 2) return -0.5;
      return favourWorth(s, seat) - cubeWorth(CLOTH, cloth - 1) - denierWorth(s.deniers[seat]);
    }
    case STABLES:
      return turnsLeft(s) > 1 ? 0.35 * Math.max(0, s.order.indexOf(seat) - s.stables.length) : -0.5;
    case INN:
      return turnsLeft(s) > 2 ? 0.6 : -0.5;
    default: {
      fillPurse(s, seat);
      for (let space = 1; space <= s.provost; space++) addYield(s, seat, space);
      return castleWorth(s, seat);
    }
  }
}

/** With the purse as it will be when the space is activated. */
function roadWorth(s: State, seat: Seat, space: number): number {
  const owner = s.owners[space];
  const given = owner >= 0 && owner !== seat ? 1.1 / (s.players - 1) : 0;
  return useWorth(s, s.tiles[space]) * reachOf(s, space) - given;
}

/** Half a point for each own worker near the provost. */
function stakeNear(s: State, seat: Seat): number {
  let stake = 0;
  const end = Math.min(ROAD, s.provost + PROVOST_REACH);
  for (let space = Math.max(1, s.provost - 2); space <= end; space++)
    if (s.worker[roadPlace(space)] === seat) stake += 0.5;
  return stake;
}

/** Actions are in the order of places, so the purse grows along the road. */
function evaluatePlaces(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  const isGate = s.step === "gate";
  const held = s.deniers[seat];
  let filled = 0;
  for (let i = 0; i < actions.count; i++) {
    const action = actions.at(i);
    // The first to pass takes a denier and moves the provost first.
    if (action === PASS) into[i] = s.bridge.length === 0 ? 0.55 : 0.05;
    else if (action === HOME) into[i] = 0;
    else {
      const place = isGate ? moveOf(action) : placeOf(action);
      if (isRoad(place)) {
        if (filled === 0) fillPurse(s, seat);
        for (const space = spaceOf(place); filled < space; filled++) if (filled > 0) addYield(s, seat, filled);
        into[i] = roadWorth(s, seat, spaceOf(place));
      } else into[i] = townWorth(s, seat, place);
      if (isGate) continue;
      for (let cost = costAt(s, seat, place); cost > 0; cost--) into[i] -= denierWorth(held - cost);
    }
  }
}

/** What each space near the provost is worth to the seat: what it uses itself, less a part of what others do. */
const spaceWorth = new Float64Array(ROAD + 1);

function evaluateProvost(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  const low = Math.max(1, s.provost - PROVOST_REACH + 1);
  const high = Math.min(ROAD, s.provost + PROVOST_REACH);
  for (let space = low; space <= high; space++) {
    const by = s.worker[roadPlace(space)];
    spaceWorth[space] = 0;
    if (by < 0) continue;
    lookAs(s, by);
    fillPurse(s, by);
    for (let before = 1; before < space; before++) addYield(s, by, before);
    const use = useWorth(s, s.tiles[space]);
    spaceWorth[space] = by === seat ? use : (-0.45 * use) / (s.players - 1);
  }
  const isFree = s.step === "guild";
  for (let i = 0; i < actions.count; i++) {
    const action = actions.at(i);
    const by = action === PASS || action === DECLINE ? 0 : provostOf(action);
    into[i] = isFree ? -0.02 * Math.abs(by) : -moneyWorth(s.deniers[seat], Math.abs(by));
    for (let space = low; space <= s.provost + by; space++) into[i] += spaceWorth[space];
  }
}

/** What the cubes in the purse lose or gain. */
function setWorth(set: readonly number[], sign: 1 | -1): number {
  let worth = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++)
    for (let i = 0; i < set[kind]; i++)
      worth += sign * cubeWorth(kind, sign > 0 ? purse.cubes[kind] + i : purse.cubes[kind] - 1 - i);
  return worth;
}

/** What an effect of the chosen line is worth. */
function effectWorth(s: State, seat: Seat, level: number): number {
  if (s.line === 3) return builderLevelWorth(s, seat, level);
  fillPurse(s, seat);
  switch (level) {
    case 1:
      return cubeWorth(FOOD, purse.cubes[FOOD]);
    case 2:
      return Math.max(cubeWorth(WOOD, purse.cubes[WOOD]), cubeWorth(STONE, purse.cubes[STONE]));
    case 3:
      return cubeWorth(CLOTH, purse.cubes[CLOTH]);
    case 4:
      return 1.5;
    default:
      return 3.2;
  }
}

/** What a batch is worth: points, favours to come, less the cubes. */
function batchWorth(s: State, seat: Seat, batch: number): number {
  const section = openSection(s);
  fillPurse(s, seat);
  const isFirst = s.batches[seat] === 0;
  const gain = SECTIONS[section].points + sectionWorth(s, seat, section, 0) + (isFirst ? 2 : 0);
  return gain + (isFirst ? 0.5 : 0.2) * favourWorth(s, seat) + setWorth(BATCHES[batch], -1);
}

function worthOf(s: State, seat: Seat, action: Action): number {
  switch (s.step) {
    case "joust":
      return action === DECLINE
        ? 0
        : favourWorth(s, seat) - cubeWorth(CLOTH, s.cubes[seat * KIND_COUNT + CLOTH] - 1) - 0.6;
    case "inn":
      return action === STAY ? (turnsLeft(s) > 1 ? 0.5 : -0.5) : 0;
    case "producing":
      fillPurse(s, seat);
      return yieldWorth(s.tiles[s.at], offerOf(action));
    case "bonus":
    case "buying":
    case "favourCube":
    case "swapTake":
      fillPurse(s, seat);
      return setWorth(CUBE_SETS[takenOf(action)], 1);
    case "paying":
    case "anyCube":
    case "swapGive":
      fillPurse(s, seat);
      return setWorth(CUBE_SETS[givenOf(action)], -1);
    case "trading": {
      if (action === DECLINE) return 0;
      fillPurse(s, seat);
      const tile = s.tiles[s.at];
      const { use } = BUILDINGS[tile];
      if (use.kind !== "trade") return 0;
      if (use.offers.length > 1) return offerWorth(tile, offerOf(action));
      const { deniers = 0 } = use.offers[0].get;
      return deniers > 0
        ? moneyWorth(s.deniers[seat], deniers) + setWorth(CUBE_SETS[givenOf(action)], -1)
        : setWorth(CUBE_SETS[takenOf(action)], 1) - moneyWorth(s.deniers[seat], 2);
    }
    case "building": {
      if (action === DECLINE) return 0.2;
      fillPurse(s, seat);
      const discount = !s.byFavour || s.group === "prestige" ? -1 : s.group === "wood" ? WOOD : STONE;
      return tileWorth(s, builtOf(action), discount);
    }
    case "lawyer": {
      if (action === DECLINE) return 0;
      fillPurse(s, seat);
      return lawyerWorth(s.byFavour ? 0 : 1) - sacrificeOf(s, seat, residenceOf(action));
    }
    case "castle":
      return action === STOP ? 0 : batchWorth(s, seat, batchOf(action));
    case "line":
      return lineWorth(s, seat, lineOf(action));
    case "effect":
      return action === DECLINE ? 0 : effectWorth(s, seat, levelOf(action));
    case "placing":
    case "gate":
    case "guild":
    case "provost":
    case "over":
      return 0;
  }
}

export function evaluate(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  look(s, seat);
  if (s.step === "placing" || s.step === "gate") evaluatePlaces(s, seat, actions, into);
  else if (s.step === "provost" || s.step === "guild") evaluateProvost(s, seat, actions, into);
  else for (let i = 0; i < actions.count; i++) into[i] = worthOf(s, seat, actions.at(i));
}

/** What the action is about: a place, a building, a line. */
export function traitOf(s: State, action: Action): number {
  switch (s.step) {
    case "placing": {
      const place = action === PASS ? -1 : placeOf(action);
      return place <= CASTLE ? place : 100 + s.tiles[spaceOf(place)];
    }
    case "building":
      return action === DECLINE ? -2 : 200 + builtOf(action);
    case "line":
      return 300 + lineOf(action);
    default:
      return 400;
  }
}

/** How sharply the policy follows worth, a point. */
const SHARPNESS = 1.6;

export function weigh(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  evaluate(s, seat, actions, into);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.count; i++) if (into[i] > most) most = into[i];
  for (let i = 0; i < actions.count; i++) into[i] = Math.exp(Math.max(-12, SHARPNESS * (into[i] - most)));
}
