import type { Chance, OptionsOf, Tell } from "@serai/kernel";
import {
  BUILDINGS,
  type Building,
  copiesOf,
  EMPTY,
  FIXED_CARPENTER,
  FIXED_PEDDLER,
  GOLD_MINE,
  NEUTRALS,
} from "./buildings.ts";
import type { Event } from "./events.ts";
import {
  CARPENTER_SPACE,
  FIRST_FOOD,
  FIRST_SITE,
  FIRST_WOOD,
  FOOD,
  firstDeniers,
  GOLD_MINE_SPACE,
  KIND_COUNT,
  LINE_COUNT,
  NEUTRAL_SPACES,
  type OPTIONS,
  PEDDLER_SPACE,
  PROVOST_START,
  ROAD,
  SECTIONS,
  WOOD,
  WORKERS,
} from "./parts.ts";
import { PLACES } from "./places.ts";
import { SOURCES, type State } from "./state.ts";

/** How many tiles there are to build, without the jeweller and with it. */
const SUPPLIES: readonly (readonly number[])[] = [false, true].map((jeweller) =>
  BUILDINGS.map((_, building) => copiesOf(building, jeweller)),
);

/** C-2, up to the first income: nobody is asked yet. */
export function setUp(options: OptionsOf<typeof OPTIONS>, players: number, chance: Chance, tell?: Tell<Event>): State {
  const order = upTo(players);
  chance.shuffle(order); // C-2.3
  const neutrals = [...NEUTRALS];
  chance.shuffle(neutrals); // C-2.2
  tell?.({ kind: "began", order: [...order], tiles: [...neutrals] });
  const s: State = {
    options,
    players,
    turn: 0,
    phase: 1,
    step: "placing",
    asked: -1,
    at: 0,
    order,
    bridge: [],
    provost: PROVOST_START,
    bailiff: PROVOST_START,
    deniers: filled(players, 0),
    points: filled(players, 0),
    workers: filled(players, WORKERS),
    cubes: filled(players * KIND_COUNT, 0),
    worker: filled(PLACES, -1),
    stables: [],
    castle: [],
    guest: -1,
    tiles: roadWith(neutrals),
    owners: filled(ROAD + 1, -1),
    waiting: filled(ROAD + 1, -1),
    supply: SUPPLIES[options.jeweller ? 1 : 0].slice(),
    site: FIRST_SITE,
    houses: filled(players * SECTIONS.length, 0),
    scored: 0,
    batches: filled(players, 0),
    markers: filled(players * LINE_COUNT, 0),
    linesUsed: filled(players, 0),
    due: 0,
    dueSeat: -1,
    active: false,
    group: "wood",
    tile: EMPTY,
    byFavour: false,
    offer: 0,
    line: 0,
    sources: filled(players * SOURCES.length, 0),
    last: { seat: -1, action: -1 },
  };
  for (let i = 0; i < players; i++) {
    const seat = order[i];
    s.deniers[seat] = firstDeniers(i, players); // C-2.4
    s.cubes[seat * KIND_COUNT + FOOD] = FIRST_FOOD; // C-2.5
    s.cubes[seat * KIND_COUNT + WOOD] = FIRST_WOOD;
  }
  return s;
}

function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

function upTo(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(i);
  return list;
}

/** C-3. */
function roadWith(neutrals: readonly Building[]): Building[] {
  const tiles = filled(ROAD + 1, EMPTY);
  for (let i = 0; i < NEUTRAL_SPACES; i++) tiles[i + 1] = neutrals[i];
  tiles[PEDDLER_SPACE] = FIXED_PEDDLER;
  tiles[CARPENTER_SPACE] = FIXED_CARPENTER;
  tiles[GOLD_MINE_SPACE] = GOLD_MINE;
  return tiles;
}
