import {
  act,
  FastChance,
  legalActions,
  type Move,
  type OptionsOf,
  Refusal,
  readMove,
  readOptions,
  type Seat,
  seatsIn,
} from "@serai/kernel";
import { BUILDINGS, type BuildingId, buildingOf, EMPTY } from "../rules/buildings.ts";
import type { Event } from "../rules/events.ts";
import { caylus, playOn } from "../rules/game.ts";
import { placeName } from "../rules/notation.ts";
import { KIND_COUNT, KINDS, LINE_COUNT, LINES, type LineName, type OPTIONS, ROAD, WORKERS } from "../rules/parts.ts";
import { CASTLE, PLACES, STABLES } from "../rules/places.ts";
import { setUp } from "../rules/setup.ts";
import { SOURCES, type State } from "../rules/state.ts";

/** A position, from which play goes on at the start of a phase; what is not said is as at the start of a game. */
export interface Position {
  readonly players?: number;
  readonly options?: Partial<OptionsOf<typeof OPTIONS>>;
  /** Phase 2 where nothing is said. */
  readonly phase?: number;
  readonly turn?: number;
  /** Seats 0, 1, 2 … where nothing is said. */
  readonly order?: readonly Seat[];
  /** Who has passed: everybody in turn order from phase 3 on. */
  readonly bridge?: readonly Seat[];
  /** By road space: a building, and whose it is. */
  readonly road?: Readonly<Record<number, BuildingId | readonly [BuildingId, Seat]>>;
  /** By name of the place, `gate` or `12`: whose worker stands there. */
  readonly workers?: Readonly<Record<string, Seat>>;
  readonly castle?: readonly Seat[];
  readonly stables?: readonly Seat[];
  readonly guest?: Seat;
  readonly provost?: number;
  readonly bailiff?: number;
  readonly deniers?: readonly number[];
  readonly points?: readonly number[];
  /** By seat: `food food gold`. */
  readonly cubes?: readonly string[];
  /** By section and seat. */
  readonly houses?: readonly (readonly number[])[];
  readonly scored?: number;
  /** By seat. */
  readonly markers?: readonly Partial<Record<LineName, number>>[];
  readonly waiting?: Readonly<Record<number, Seat>>;
}

/** The neutral tiles in the order of the rules, so that tests know where they are. */
const NEUTRAL_ROAD: readonly BuildingId[] = [
  "neutral-farm",
  "forest",
  "neutral-sawmill",
  "neutral-quarry",
  "neutral-market",
  "neutral-carpenter",
];

const kindsIn = (text: string): number[] => {
  const words = text.split(" ").filter((word) => word !== "");
  return KINDS.map((name) => words.filter((word) => word === name).length);
};

const PLACE_BY_NAME = new Map(Array.from({ length: PLACES }, (_, place) => [placeName(place), place]));

function stand(s: State, seat: Seat): void {
  s.workers[seat]--;
  if (s.workers[seat] < 0) throw new Error(`seat ${seat} has only ${WORKERS} workers`);
}

export class Scene {
  readonly state: State;
  readonly events: Event[] = [];
  readonly #chance = new FastChance(1);

  constructor(position: Position = {}) {
    const { players = 4, phase = 2 } = position;
    const s = setUp(readOptions(caylus.options, position.options ?? {}, players), players, this.#chance);
    this.state = s;
    s.order.splice(0, players, ...(position.order ?? s.order.map((_, i) => i)));
    s.turn = position.turn ?? 1;
    s.phase = phase;
    s.bridge.push(...(position.bridge ?? (phase > 2 ? s.order : [])));
    for (const [i, id] of NEUTRAL_ROAD.entries()) s.tiles[i + 1] = buildingOf(id);
    this.#buildRoad(position.road ?? {});
    this.#standWorkers(position);
    if (position.provost !== undefined) s.provost = position.provost;
    s.bailiff = position.bailiff ?? s.bailiff;
    for (const [seat, count] of (position.deniers ?? []).entries()) s.deniers[seat] = count;
    for (const [seat, count] of (position.points ?? []).entries()) {
      s.points[seat] = count;
      s.sources[seat * SOURCES.length] = count;
    }
    for (const [seat, text] of (position.cubes ?? []).entries())
      s.cubes.splice(seat * KIND_COUNT, KIND_COUNT, ...kindsIn(text));
    for (const [section, counts] of (position.houses ?? []).entries())
      for (const [seat, count] of counts.entries()) s.houses[section * players + seat] = count;
    s.scored = position.scored ?? 0;
    for (const [seat, markers] of (position.markers ?? []).entries())
      for (const [line, name] of LINES.entries()) s.markers[seat * LINE_COUNT + line] = markers[name] ?? 0;
    for (const [space, seat] of Object.entries(position.waiting ?? {})) s.waiting[Number(space)] = seat;
    playOn(s, (event) => this.events.push(event));
  }

  #buildRoad(road: NonNullable<Position["road"]>): void {
    const s = this.state;
    for (const [space, what] of Object.entries(road)) {
      const [id, owner] = typeof what === "string" ? [what, -1] : what;
      s.tiles[Number(space)] = buildingOf(id);
      s.owners[Number(space)] = owner;
      if (s.supply[buildingOf(id)] > 0) s.supply[buildingOf(id)]--;
    }
    while (s.site <= ROAD && s.tiles[s.site] !== EMPTY) s.site++;
  }

  #standWorkers({ workers = {}, castle = [], stables = [], guest = -1 }: Position): void {
    const s = this.state;
    for (const [name, seat] of Object.entries(workers)) {
      const place = PLACE_BY_NAME.get(name);
      if (place === undefined || place === CASTLE || place === STABLES) throw new Error(`no single place ${name}`);
      s.worker[place] = seat;
      stand(s, seat);
    }
    s.castle.push(...castle);
    s.stables.push(...stables);
    s.guest = guest;
    for (const seat of [...castle, ...stables, ...(guest >= 0 ? [guest] : [])]) stand(s, seat);
  }

  /** Plays lines such as `0 place gate`; what is refused throws. Returns what was told. */
  play(lines: string): Event[] {
    const before = this.events.length;
    for (const line of lines.split("\n")) if (line.trim() !== "") this.#act(readMove(caylus, line.trim()));
    return this.events.slice(before);
  }

  #act({ seat, action }: Move): void {
    act(caylus, this.state, seat, action, this.#chance, (event) => this.events.push(event));
  }

  /** The refusal a line meets; the state must be as before. */
  refusal(line: string): string {
    const before = JSON.stringify(this.state);
    try {
      this.#act(readMove(caylus, line));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return JSON.stringify(this.state) === before ? error.message : "changed the state";
    }
    return "accepted";
  }

  /** Who is asked what: `2 provost`; `over` at the end. */
  get asked(): string {
    const [seat] = seatsIn(caylus.deciders(this.state));
    return seat === undefined ? this.state.step : `${seat} ${this.state.step}`;
  }
  /** What the seat that is asked may do. */
  get legal(): string[] {
    return legalActions(caylus, this.state, this.state.asked).map((action) => caylus.notation.write(action));
  }
  told<K extends Event["kind"]>(kind: K): Extract<Event, { kind: K }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
  }
  cubes(seat: Seat): string {
    return KINDS.flatMap((name, kind) => Array<string>(this.state.cubes[seat * KIND_COUNT + kind]).fill(name)).join(
      " ",
    );
  }
  tile(space: number): string {
    const tile = this.state.tiles[space];
    const owner = this.state.owners[space];
    if (tile === EMPTY) return "empty";
    return owner < 0 ? BUILDINGS[tile].id : `${BUILDINGS[tile].id} of ${owner}`;
  }
  marker(seat: Seat, line: LineName): number {
    return this.state.markers[seat * LINE_COUNT + LINES.indexOf(line)];
  }
  left(id: BuildingId): number {
    return this.state.supply[buildingOf(id)];
  }
  get points(): number[] {
    return this.state.points;
  }
  get deniers(): number[] {
    return this.state.deniers;
  }
}

export const scene = (position: Position = {}): Scene => new Scene(position);
