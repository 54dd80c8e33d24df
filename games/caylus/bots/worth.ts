import type { Seat } from "@serai/kernel";
import {
  ANY,
  BARGAINS,
  BUILDINGS,
  type BuildGroup,
  type Building,
  COST,
  FAVOURS,
  GOLD,
  INCOMES,
  IS_CRAFT,
  IS_NEUTRAL,
  KIND_COUNT,
  LAWYER,
  LINE_COUNT,
  OPEN_COLUMNS,
  openSection,
  pointsOf,
  RANGES,
  RESIDENCE,
  ROAD,
  roadPlace,
  SECTIONS,
  type Space,
  STONE,
  type State,
  WOOD,
  YIELDS,
} from "../rules/index.ts";

/*
 * What things are worth to a seat, in points. Numbers without a reason beside them were guessed by people who know the
 * game and then tried against their neighbours.
 */

/** Where the bailiff ends the game, and how far he goes a turn on average. */
const LAST_SPACE = SECTIONS[2].trigger;
const PACE = 1.45;

export const turnsLeft = (s: State): number => Math.max(0, Math.ceil((LAST_SPACE - s.bailiff) / PACE));

/** What holds for a whole position: looked up once for all that is asked about it. */
const now = { left: 0, useful: 1, seat: -1, residences: 0, favour: -1 };

/** To be called before anything else is asked about a position and a seat. */
export function look(s: State, seat: Seat): void {
  now.left = turnsLeft(s);
  now.useful = now.left >= 3 ? 1 : now.left === 2 ? 0.85 : 0.6;
  lookAs(s, seat);
}

/** The same position as another seat sees it. */
export function lookAs(s: State, seat: Seat): void {
  now.seat = seat;
  now.favour = -1;
  now.residences = 0;
  for (let space = 1; space <= ROAD; space++)
    if (s.tiles[space] === RESIDENCE && s.owners[space] === seat) now.residences++;
}

/** What the n-th cube of a kind is worth while there is time to use it: food goes into every batch. */
const CUBE_WORTH: readonly (readonly number[])[] = [
  [1.5, 1.35, 1.1, 0.8, 0.6, 0.5],
  [1.45, 1.2, 0.9, 0.7, 0.5, 0.4],
  [1.6, 1.4, 1.15, 0.9, 0.7, 0.6],
  [1.6, 1.35, 1.05, 0.8, 0.6, 0.5],
  [3.2, 3.1, 3.05, 3, 3, 3],
];
const MOST_WORTHS = 6;
/** What a plain cube is worth at the end (C-9). */
const LEFT_OVER = 0.33;
/** The same for money, early and at the end. */
const DENIER = 0.55;
const LAST_DENIER = 0.25;

export function cubeWorth(kind: number, held: number): number {
  const worth = CUBE_WORTH[kind][held < MOST_WORTHS ? held : MOST_WORTHS - 1];
  // All of its worth until the last turns.
  return kind === GOLD ? worth : now.useful * worth + (1 - now.useful) * LEFT_OVER;
}

/** Poor seats cannot do much: the first few deniers are worth the most. */
export function denierWorth(held: number): number {
  if (now.left < 2) return LAST_DENIER;
  return held < 3 ? DENIER + 0.2 : held > 10 ? DENIER * 0.75 : DENIER;
}

export const moneyWorth = (held: number, change: number): number => change * denierWorth(held);

/** What a seat can count on this turn: its cubes and deniers with what its workers on the road will bring. */
export const purse = {
  cubes: new Int32Array(KIND_COUNT),
  deniers: 0,
};

/** Fills the purse with what the seat holds. */
export function fillPurse(s: State, seat: Seat): void {
  const from = seat * KIND_COUNT;
  for (let kind = 0; kind < KIND_COUNT; kind++) purse.cubes[kind] = s.cubes[from + kind];
  purse.deniers = s.deniers[seat];
}

/** Adds what the seat's worker on the space will produce, where the provost gets there. */
export function addYield(s: State, seat: Seat, space: Space): void {
  if (space > s.provost || s.worker[roadPlace(space)] !== seat) return;
  const choices = YIELDS[s.tiles[space]];
  if (choices.length > 0) for (let kind = 0; kind < KIND_COUNT; kind++) purse.cubes[kind] += choices[0][kind];
}

/** What the use of a tile is worth to its owner over the rest of the game: own use, and others' points. */
export function owningWorth(tile: Building): number {
  const { left } = now;
  switch (BUILDINGS[tile].use.kind) {
    case "produce":
      return 0.45 * left;
    case "build":
      return 0.35 * left;
    case "trade":
      return 0.2 * left;
    case "lawyer":
      return 0.3 * left;
    case "none":
      return INCOMES[tile] * left * DENIER;
  }
}

/** What one more favour is worth: the best line now, and the marker nearer to its end. */
export function favourWorth(s: State, seat: Seat): number {
  if (s.options.beginner) return 3;
  if (now.favour >= 0 && now.seat === seat) return now.favour;
  let best = 0;
  for (let line = 0; line < LINE_COUNT; line++)
    if (((s.linesUsed[seat] >> line) & 1) === 0) best = Math.max(best, lineWorth(s, seat, line));
  if (now.seat === seat) now.favour = best;
  return best;
}

/** A favour on that line. */
export function lineWorth(s: State, seat: Seat, line: number): number {
  const cap = OPEN_COLUMNS[s.scored];
  const marker = s.markers[seat * LINE_COUNT + line];
  const level = Math.min(cap, marker + 1);
  const growth = level > marker && now.left > 1 ? 0.12 * now.left : 0;
  switch (line) {
    case 0:
      return level + growth;
    case 1:
      return moneyWorth(s.deniers[seat], level + 2) + growth;
    case 2:
      return CUBES_LINE_WORTH[level] * now.useful + growth;
    default:
      return builderWorth(s, seat, level) + 1.4 * growth;
  }
}
const CUBES_LINE_WORTH: readonly number[] = [0, 1.3, 1.6, 1.7, 1.9, 3.2];

/** What the best builder of line d up to that level brings now. */
function builderWorth(s: State, seat: Seat, level: number): number {
  let best = 0;
  for (let one = 2; one <= level; one++) best = Math.max(best, builderLevelWorth(s, seat, one));
  return best;
}

export function builderLevelWorth(s: State, seat: Seat, level: number): number {
  fillPurse(s, seat);
  if (level === 2) return bestTile(s, "wood", WOOD);
  if (level === 3) return bestTile(s, "stone", STONE);
  if (level === 4) return lawyerWorth(0);
  return level === 5 ? bestTile(s, "prestige", -1) : 0;
}

/** What building the tile is worth with what is in the purse; 0 where it cannot be paid. `discount`: a kind, or -1. */
export function tileWorth(s: State, tile: Building, discount: number): number {
  let rest = 0;
  let price = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const cost = COST[tile * KIND_COUNT + kind] - (kind === discount ? 1 : 0);
    const held = purse.cubes[kind];
    if (held < cost) return 0;
    rest += held - cost;
    for (let i = 1; i <= cost; i++) price += cubeWorth(kind, held - i);
  }
  if (rest < ANY[tile]) return 0;
  if (ANY[tile] > 0) price += 0.8;
  const points = pointsOf(tile, s.options.lawyerVp);
  const favours = FAVOURS[tile] * (s.options.beginner ? 3 : 2.6);
  const gain = points + favours + owningWorth(tile) + needWorth(tile);
  return Math.max(0, gain - price);
}

/** Builders and the lawyer lead to the dear buildings: the sooner they stand the better. */
function needWorth(tile: Building): number {
  const { use } = BUILDINGS[tile];
  if (use.kind === "build" && use.group === "stone") return 0.2 * now.left;
  if (use.kind === "build") return now.residences * 0.8;
  return 0;
}

export function bestTile(s: State, group: BuildGroup, discount: number): number {
  if (group === "prestige" ? now.residences === 0 : s.site > ROAD) return 0;
  const { first, end } = RANGES[group];
  let best = 0;
  for (let tile = first; tile < end; tile++)
    if (s.supply[tile] > 0) best = Math.max(best, tileWorth(s, tile, discount));
  return best;
}

/** A residence for a cloth and so many deniers. */
export function lawyerWorth(deniers: number): number {
  if (purse.cubes[3] === 0 || purse.deniers < deniers) return 0;
  const price = cubeWorth(3, purse.cubes[3] - 1) + moneyWorth(purse.deniers, deniers);
  // The first residences carry prestige buildings.
  const site = now.left > 2 && now.residences < 2 ? 2.5 : 0;
  return Math.max(0, 2 + now.left * DENIER + site - price);
}

/** What is lost with the tile that becomes a residence. */
export function sacrificeOf(s: State, seat: Seat, space: Space): number {
  const tile = s.tiles[space];
  if (IS_CRAFT[tile] && tile !== LAWYER) return owningWorth(tile);
  if (!IS_NEUTRAL[tile]) return 0;
  // Where an own worker stands the change waits, so the tile is still used once.
  return s.worker[roadPlace(space)] === seat ? 0.1 : 0.3;
}

/** What the use of a building is worth to the seat, with what is in the purse. */
export function useWorth(s: State, tile: Building): number {
  const { use } = BUILDINGS[tile];
  switch (use.kind) {
    case "produce": {
      let best = 0;
      for (let choice = 0; choice < use.choices.length; choice++) best = Math.max(best, yieldWorth(tile, choice));
      return best;
    }
    case "trade": {
      let best = 0;
      for (let offer = 0; offer < use.offers.length; offer++) best = Math.max(best, offerWorth(tile, offer));
      return best;
    }
    case "build":
      return bestTile(s, use.group, -1);
    case "lawyer":
      return lawyerWorth(1);
    case "none":
      return 0;
  }
}

export function yieldWorth(tile: Building, choice: number): number {
  const cubes = YIELDS[tile][choice];
  let worth = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++)
    for (let i = 0; i < cubes[kind]; i++) worth += cubeWorth(kind, purse.cubes[kind] + i);
  return worth;
}

/** The cheapest plain cube, or any cube, in the purse. */
function cheapest(kinds: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < kinds; kind++)
    if (purse.cubes[kind] > 0) least = Math.min(least, cubeWorth(kind, purse.cubes[kind] - 1));
  return least;
}

/** The dearest plain cube to get. */
function dearest(): number {
  let most = 0;
  for (let kind = 0; kind < GOLD; kind++) most = Math.max(most, cubeWorth(kind, purse.cubes[kind]));
  return most;
}

export function offerWorth(tile: Building, offer: number): number {
  const { pay, get } = BARGAINS[tile][offer];
  const plain = purse.cubes[0] + purse.cubes[1] + purse.cubes[2] + purse.cubes[3];
  if (purse.deniers < pay.deniers || purse.cubes[3] < pay.cloth || purse.cubes[GOLD] < pay.gold) return 0;
  if (plain < pay.plain || plain + purse.cubes[GOLD] < pay.any) return 0;
  let price = moneyWorth(purse.deniers, pay.deniers);
  for (let i = 1; i <= pay.cloth; i++) price += cubeWorth(3, purse.cubes[3] - i);
  price += pay.gold * 3;
  if (pay.plain > 0) price += pay.plain * cheapest(GOLD) * 1.1;
  if (pay.any > 0) price += pay.any * cheapest(GOLD);
  let gain = moneyWorth(purse.deniers, get.deniers) + get.points + get.gold * 3.1;
  if (get.plain > 0) gain += get.plain * dearest() * (get.plain > 1 ? 0.93 : 1);
  return gain - price;
}

/** How many batches the purse holds, at most `most`. */
export function batchesInPurse(most: number): number {
  const food = purse.cubes[0];
  // Pairs of different kinds out of the rest: no kind can be in more batches than there are. Gold is kept where it can.
  let batches = Math.min(food, most);
  for (; batches > 0; batches--) {
    let pairs = 0;
    for (let kind = 1; kind < GOLD; kind++) pairs += Math.min(purse.cubes[kind], batches);
    if (pairs >= 2 * batches) break;
  }
  return batches;
}

/** What a worker in the castle is worth, with what is in the purse. */
export function castleWorth(s: State, seat: Seat): number {
  const section = openSection(s);
  if (section === SECTIONS.length) return -0.5;
  const batches = batchesInPurse(4);
  if (batches === 0) return -2.5;
  const { points } = SECTIONS[section];
  let worth = 0;
  for (let i = 0; i < batches; i++) {
    // Three of the cheaper cubes.
    const price = 3 * 1.05 * now.useful;
    worth += Math.max(0, points - price) + sectionWorth(s, seat, section, i);
  }
  const isFirst = s.castle.length === 0 || s.castle[0] === seat;
  return worth + (isFirst || batches > 1 ? 0.8 : 0.3) * favourWorth(s, seat) * 0.6;
}

/** What one more house in the section brings when it is scored, after `more` others. */
export function sectionWorth(s: State, seat: Seat, section: number, more: number): number {
  const { penalty, favours } = SECTIONS[section];
  const houses = s.houses[section * s.players + seat] + more;
  if (houses === 0) return penalty * 0.9;
  const now = favours[Math.min(houses, favours.length - 1)];
  const then = favours[Math.min(houses + 1, favours.length - 1)];
  return (then - now) * 2.4 + (then > now ? 0 : 0.4);
}
