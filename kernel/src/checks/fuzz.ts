import { act, legalActions } from "../act.ts";
import type { Action } from "../actions.ts";
import { type Chance, FastChance } from "../chance.ts";
import type { Game, GameTypes } from "../game.ts";
import { keyFromWords } from "../keyed-chance.ts";
import { begin, type Match, type Move, play } from "../match.ts";
import { type OptionsOf, optionCombinations } from "../options.ts";
import { type GameRecord, recordOf, replay, writeRecord } from "../record.ts";
import { Refusal } from "../refusal.ts";
import { has, type Seat, seatsIn, viewersOf } from "../seats.ts";
import type { Checks } from "./checks.ts";
import { findLeakInMove, findLeakInPosition } from "./leaks.ts";

export interface Fault {
  readonly kind:
    | "crash" // a listed action, or listing, threw
    | "dead-end" // play waits for a seat that can do nothing
    | "order" // legal actions not ascending, or one twice
    | "notation" // an action that is not read as it was written
    | "accepted" // an action that is not listed was carried out
    | "changed" // a refusal, a view or a clone changed the state
    | "json" // the state does not survive being written and read
    | "size" // out of bounds
    | "replay" // the record does not play again to the same end
    | "leak";
  readonly detail: string;
  /** The game up to the fault; `serai replay` opens it. */
  readonly record: GameRecord;
}

export interface FuzzReport {
  readonly games: number;
  readonly moves: number;
  readonly faults: readonly Fault[];
}

export interface FuzzOptions {
  readonly games: number;
  readonly seed: number;
  /** One position in this many is checked for leaks and other costly faults. */
  readonly every?: number;
  readonly onGame?: (done: number) => void;
}

/** Stops a game at its first fault. */
class Found extends Error {
  readonly kind: Fault["kind"];

  constructor(kind: Fault["kind"], detail: string) {
    super(detail);
    this.kind = kind;
  }
}

/** Random legal play to the end, over every player count and every combination of options in turn. */
export function fuzz<T extends GameTypes>(game: Game<T>, checks: Checks<T>, run: FuzzOptions): FuzzReport {
  const faults: Fault[] = [];
  let moves = 0;
  const tables = allTables(game);
  for (let i = 0; i < run.games; i++) {
    const chance = new FastChance(run.seed * 1_000_003 + i);
    const match = begin(game, { ...tables[i % tables.length], key: keyFromWords(`fuzz ${run.seed} ${i}`) });
    try {
      playToEnd(match, checks, run.every ?? 8, chance);
    } catch (error) {
      const kind = error instanceof Found ? error.kind : "crash";
      faults.push({ kind, detail: describe(error), record: recordOf(match, namesFor(match.seats)) });
    }
    moves += match.moves.length;
    run.onGame?.(i + 1);
  }
  return { games: run.games, moves, faults };
}

const describe = (error: unknown): string =>
  error instanceof Found ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

const namesFor = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `random ${seat}`);

function allTables<T extends GameTypes>(game: Game<T>): { seats: number; options: OptionsOf<T["OptionSpecs"]> }[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return counts.flatMap((seats) => optionCombinations(game.options, seats).map((options) => ({ seats, options })));
}

function playToEnd<T extends GameTypes>(match: Match<T>, checks: Checks<T>, every: number, chance: Chance): void {
  const { game, seats } = match;
  const memories = Array.from({ length: seats }, (_, seat) => game.memory(game.view(match.state, seat)));
  const remember = (events: readonly T["Event"][]): void => {
    for (const event of events)
      for (let seat = 0; seat < seats; seat++) {
        const seen = game.see(event, seat);
        if (seen !== undefined) game.remember(memories[seat], seen);
      }
  };
  remember(match.events);
  while (game.result(match.state) === undefined) {
    if (match.moves.length >= checks.bounds.moves) throw new Found("size", `over ${checks.bounds.moves} moves`);
    checkLists(match, checks);
    const move = randomMove(match, chance);
    if (chance.int(every) === 0) {
      checkCostly(match, checks, chance);
      checkLeaks(match, checks, memories, move, chance);
    }
    remember(play(match, move.seat, move.action));
  }
  checkLists(match, checks);
  checkCostly(match, checks, chance);
  checkLeaks(match, checks, memories, undefined, chance);
  checkReplay(match);
}

/** Where the game stands, and on the way to the next position, where there is one. */
function checkLeaks<T extends GameTypes>(
  match: Match<T>,
  checks: Checks<T>,
  memories: readonly T["Memory"][],
  move: Move | undefined,
  chance: Chance,
): void {
  const { game, options, state, seats } = match;
  const position = { game, checks, options, state, memories };
  const probes = probesFor(match, chance);
  for (const viewer of viewersOf(seats)) {
    const leak =
      findLeakInPosition(position, viewer, probes, chance) ?? (move && findLeakInMove(position, viewer, move, chance));
    if (leak) throw new Found("leak", JSON.stringify(leak));
  }
}

/** Mostly a seat that play waits for; now and then one that may act unasked. */
function randomMove<T extends GameTypes>(match: Match<T>, chance: Chance): Move {
  const { game, state } = match;
  const volunteers = [...seatsIn(game.volunteers(state))];
  if (volunteers.length > 0 && chance.int(4) === 0) {
    const seat = volunteers[chance.int(volunteers.length)];
    const actions = legalActions(game, state, seat);
    if (actions.length > 0) return { seat, action: actions[chance.int(actions.length)] };
  }
  const deciders = [...seatsIn(game.deciders(state))];
  const seat = deciders[chance.int(deciders.length)];
  const actions = legalActions(game, state, seat);
  return { seat, action: actions[chance.int(actions.length)] };
}

/** Who is asked and what they may do: complete, ascending, readable, within bounds. */
function checkLists<T extends GameTypes>({ game, state, seats }: Match<T>, { bounds }: Checks<T>): void {
  const deciders = game.deciders(state);
  const asked = deciders | game.volunteers(state);
  const over = game.result(state) !== undefined;
  if (over ? asked !== 0 : deciders === 0) throw new Found("dead-end", over ? "asked after the end" : "nobody asked");
  for (let seat = 0; seat < seats; seat++) {
    const actions = legalActions(game, state, seat);
    if (actions.length === 0 && has(deciders, seat)) throw new Found("dead-end", `seat ${seat} can do nothing`);
    if (actions.length > 0 && !has(asked, seat)) throw new Found("accepted", `seat ${seat} is not asked yet may act`);
    if (actions.length > bounds.actions) throw new Found("size", `${actions.length} actions`);
    for (const [i, action] of actions.entries()) {
      if (i > 0 && actions[i - 1] >= action) throw new Found("order", `${actions[i - 1]} before ${action}`);
      const text = game.notation.write(action);
      if (game.notation.read(text) !== action) throw new Found("notation", `${action} is written ${text}`);
    }
  }
}

/** Actions that a clumsy or hostile client might send. */
function probesFor<T extends GameTypes>({ game, state, seats }: Match<T>, chance: Chance): Action[] {
  const others = Array.from({ length: seats }, (_, seat) => legalActions(game, state, seat)).flat();
  const near = others.length > 0 ? others[chance.int(others.length)] : 0;
  return [near, near + 1, near - 1, chance.int(64), chance.int(100_000), -1, 0.5, Number.NaN, 2 ** 53, 2 ** 31];
}

function checkCostly<T extends GameTypes>(match: Match<T>, { bounds }: Checks<T>, chance: Chance): void {
  const { game, seats } = match;
  const before = JSON.stringify(match.state);
  if (before.length > bounds.state) throw new Found("size", `a state of ${before.length} bytes`);
  for (const viewer of viewersOf(seats)) {
    const bytes = JSON.stringify(game.view(match.state, viewer)).length;
    if (bytes > bounds.view) throw new Found("size", `a view of ${bytes} bytes`);
  }
  const probes = probesFor(match, chance);
  for (let seat: Seat = -1; seat <= seats; seat++) for (const probe of probes) tryUnlisted(match, seat, probe);
  if (JSON.stringify(match.state) !== before) throw new Found("changed", "looking or refusing changed the state");
  checkCopies(match, before, chance);
}

function tryUnlisted<T extends GameTypes>({ game, state }: Match<T>, seat: Seat, action: Action): void {
  if (legalActions(game, state, seat).includes(action)) return;
  try {
    act(game, game.clone(state), seat, action, new FastChance(1));
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  throw new Found("accepted", `seat ${seat} did ${action}, which is not listed`);
}

/** A clone, and a state read back from JSON, play on like the original; and the original stays as it was. */
function checkCopies<T extends GameTypes>({ game, state, seats }: Match<T>, before: string, chance: Chance): void {
  const luck = chance.int(2 ** 31);
  const read: T["State"] = JSON.parse(before);
  if (JSON.stringify(read) !== before) throw new Found("json", "the state does not read back as written");
  for (let seat = 0; seat < seats; seat++) {
    const actions = legalActions(game, state, seat);
    if (actions.length === 0) continue;
    const action = actions[chance.int(actions.length)];
    const [told, silent, revived] = [game.clone(state), game.clone(state), game.clone(read)];
    game.apply(told, seat, action, new FastChance(luck), () => {});
    game.apply(silent, seat, action, new FastChance(luck));
    game.apply(revived, seat, action, new FastChance(luck));
    const after = JSON.stringify(told);
    if (JSON.stringify(silent) !== after) throw new Found("changed", "listening changed what happened");
    if (JSON.stringify(revived) !== after) throw new Found("json", "a state read back plays on differently");
    if (JSON.stringify(state) !== before) throw new Found("changed", "playing in a clone changed the original");
  }
}

function checkReplay<T extends GameTypes>(match: Match<T>): void {
  const record = recordOf(match, namesFor(match.seats));
  const again = replay(match.game, record);
  if (again.differences.length > 0) throw new Found("replay", JSON.stringify(again.differences[0]));
  if (JSON.stringify(again.match.state) !== JSON.stringify(match.state)) throw new Found("replay", "another end state");
  if (JSON.stringify(again.match.events) !== JSON.stringify(match.events)) throw new Found("replay", "other events");
  if (writeRecord(recordOf(again.match, record.seats)) !== writeRecord(record))
    throw new Found("replay", "written differently");
}
