import { begin, keyFromWords, play, readMove, readOptions, type Seat } from "@serai/kernel";
import { playOn } from "../../rules/game.ts";
import {
  type BuildingId,
  buildingOf,
  caylus,
  EMPTY,
  type Event,
  KIND_COUNT,
  KINDS,
  LINE_COUNT,
  LINES,
  type LineName,
  ROAD,
  roadPlace,
  type State,
  type View,
} from "../../rules/index.ts";

interface Position {
  readonly phase: number;
  readonly order?: readonly Seat[];
  /** By road space. */
  readonly road?: Readonly<Record<number, readonly [BuildingId, Seat]>>;
  /** By road space: whose worker stands there. */
  readonly workers?: Readonly<Record<number, Seat>>;
  readonly castle?: readonly Seat[];
  readonly provost?: number;
  readonly bailiff?: number;
  /** By seat: `food food gold`. */
  readonly cubes?: readonly string[];
  /** By section and seat. */
  readonly houses?: readonly (readonly number[])[];
  readonly also?: (s: State) => void;
}

const PLAYERS = 4;

/** The neutral buildings, from space 1. */
const NEUTRAL: readonly BuildingId[] = [
  "neutral-farm",
  "forest",
  "neutral-sawmill",
  "neutral-quarry",
  "neutral-market",
  "neutral-carpenter",
];

/** Four at the table at the start of a phase, everybody with enough money. */
function at(position: Position) {
  const match = begin(caylus, {
    options: readOptions(caylus.options, {}, PLAYERS),
    seats: PLAYERS,
    key: keyFromWords("the rules of Caylus"),
  });
  const s = match.state;
  s.order.splice(0, PLAYERS, ...(position.order ?? [0, 1, 2, 3]));
  s.phase = position.phase;
  s.bridge.length = 0;
  if (position.phase > 2) s.bridge.push(...s.order);
  s.deniers.fill(10);
  for (const [i, id] of NEUTRAL.entries()) s.tiles[i + 1] = buildingOf(id);
  for (const [space, [id, owner]] of Object.entries(position.road ?? {})) {
    s.tiles[Number(space)] = buildingOf(id);
    s.owners[Number(space)] = owner;
    if (s.supply[buildingOf(id)] > 0) s.supply[buildingOf(id)]--;
  }
  while (s.site <= ROAD && s.tiles[s.site] !== EMPTY) s.site++;
  for (const [space, seat] of Object.entries(position.workers ?? {})) {
    s.worker[roadPlace(Number(space))] = seat;
    s.workers[seat]--;
  }
  for (const seat of position.castle ?? []) {
    s.castle.push(seat);
    s.workers[seat]--;
  }
  s.provost = position.provost ?? s.provost;
  s.bailiff = position.bailiff ?? s.bailiff;
  for (const [seat, text] of (position.cubes ?? []).entries())
    for (const [kind, name] of KINDS.entries())
      s.cubes[seat * KIND_COUNT + kind] = text.split(" ").filter((word) => word === name).length;
  for (const [section, counts] of (position.houses ?? []).entries())
    for (const [seat, count] of counts.entries()) s.houses[section * PLAYERS + seat] = count;
  position.also?.(s);
  playOn(s);
  return match;
}

/** What everybody sees, and what was told on the way to it. */
export interface Moment {
  readonly view: View;
  readonly events: readonly Event[];
}

/** The position, and after each group of lines. */
function moments(position: Position, ...groups: readonly (readonly string[])[]): readonly Moment[] {
  const match = at(position);
  const seen = (events: readonly Event[]): Moment => ({ view: caylus.view(match.state, "spectator"), events });
  return [
    seen([]),
    ...groups.map((lines) =>
      seen(
        lines.flatMap((line) => {
          const { seat, action } = readMove(caylus, line);
          return play(match, seat, action);
        }),
      ),
    ),
  ];
}

/** C-14.1: nobody has passed, then one, two and three players. */
export const placing = (): readonly Moment[] =>
  moments(
    { phase: 2, order: [3, 0, 1, 2], road: { 9: ["mason", 1], 10: ["food-farm", 2] } },
    ["3 pass"],
    ["0 place 7", "1 pass"],
    ["2 place 9", "0 pass"],
  );

/** The provost goes back, forward and forward again; then the road works and the bailiff sets off. */
export const provost = (): readonly Moment[] =>
  moments(
    {
      phase: 4,
      road: { 9: ["quarry", 1], 10: ["sawmill", 2], 11: ["workshop", 0] },
      workers: { 9: 1, 10: 2, 11: 3 },
      provost: 10,
      bailiff: 9,
    },
    ["0 pass", "1 provost -1"],
    ["2 provost +1"],
    ["3 provost +1", "0 take stone"],
  );

/** C-14.4: one place is left in the dungeon, and Anna gives two batches. */
export const castle = (): readonly Moment[] =>
  moments(
    {
      phase: 6,
      castle: [3, 0],
      houses: [[0, 2, 2, 0]],
      cubes: ["food food wood wood stone stone", "", "", "food wood stone"],
    },
    ["3 batch food wood stone"],
    ["0 batch food wood stone"],
    ["0 batch food wood stone"],
    ["0 favour money"],
  );

/** C-14.7: a marker on the third column of the line of goods. */
export const laterFavour = (): readonly Moment[] =>
  moments(
    {
      phase: 6,
      castle: [0],
      cubes: ["food wood stone"],
      also(s) {
        s.scored = 1;
        s.houses[0] = 2;
        mark(s, 0, "cubes", 2);
      },
    },
    ["0 batch food wood stone"],
    ["0 favour cubes"],
  );

const mark = (s: State, seat: Seat, line: LineName, level: number): void => {
  s.markers[seat * LINE_COUNT + LINES.indexOf(line)] = level;
};

/** C-4.5: a carpenter builds on the first free space. */
export const building = (): readonly Moment[] =>
  moments({ phase: 5, workers: { 8: 0 }, provost: 8, bailiff: 8, cubes: ["wood food"] }, ["0 build sawmill"]);

/** C-7.4: a lawyer turns an own building into a residence. */
export const residence = (): readonly Moment[] =>
  moments(
    {
      phase: 5,
      road: { 9: ["sawmill", 0], 10: ["lawyer", 1] },
      workers: { 10: 0 },
      provost: 10,
      bailiff: 10,
      cubes: ["cloth"],
    },
    ["0 residence 9"],
  );

/** C-14.9: an architect builds over an own residence. */
export const prestige = (): readonly Moment[] =>
  moments(
    {
      phase: 5,
      road: { 9: ["residence", 0], 10: ["architect", 1] },
      workers: { 10: 0 },
      provost: 10,
      bailiff: 10,
      cubes: ["stone stone gold"],
    },
    ["0 build statue"],
  );
