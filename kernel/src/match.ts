import { act } from "./act.ts";
import type { Action } from "./actions.ts";
import type { Chance } from "./chance.ts";
import type { Game, GameTypes } from "./game.ts";
import { type Key, keyedChance } from "./keyed-chance.ts";
import type { OptionsOf } from "./options.ts";
import { type CommonRefusal, refuse } from "./refusal.ts";
import type { Seat } from "./seats.ts";

/** One action as it stands in the log. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

export interface PlayedMove extends Move {
  /** Nothing hidden came to light by it and no luck was used: its seat may take it back while it is the last. */
  readonly open: boolean;
}

/** A game being played: what it is made from, the log, and the state that follows from them. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: OptionsOf<T["OptionSpecs"]>;
  readonly seats: number;
  readonly key: Key;
  readonly moves: PlayedMove[];
  state: T["State"];
  /** Everything that was told, untrimmed: it leaves only through `see` and `retell`. */
  readonly events: T["Event"][];
}

export function begin<T extends GameTypes>(
  game: Game<T>,
  start: { readonly options: OptionsOf<T["OptionSpecs"]>; readonly seats: number; readonly key: Key },
): Match<T> {
  const { options, seats, key } = start;
  const events: T["Event"][] = [];
  if (seats < game.seats.min || seats > game.seats.max || !Number.isInteger(seats))
    throw refuse<CommonRefusal>("bad-seats", { seats, min: game.seats.min, max: game.seats.max });
  const state = game.setup(options, seats, keyedChance(key, 0), (event) => events.push(event));
  return { game, options, seats, key, moves: [], state, events };
}

/** Plays one action and returns what it told. Refused, it changes nothing. */
export function play<T extends GameTypes>(match: Match<T>, seat: Seat, action: Action): readonly T["Event"][] {
  const { game } = match;
  const told: T["Event"][] = [];
  const luck = watched(keyedChance(match.key, match.moves.length + 1));
  act(game, match.state, seat, action, luck, (event) => told.push(event));
  const open = !luck.wasUsed() && told.every((event) => game.undoable?.(event) ?? false);
  match.moves.push({ seat, action, open });
  match.events.push(...told);
  return told;
}

function watched(chance: Chance): Chance & { wasUsed(): boolean } {
  let used = false;
  return {
    int(n) {
      used = true;
      return chance.int(n);
    },
    shuffle(list) {
      used = true;
      chance.shuffle(list);
    },
    wasUsed: () => used,
  };
}

/** Whether the seat may take its last action back: it is the last of all, and nothing came of it that cannot be undone. */
export function canTakeBack<T extends GameTypes>({ moves }: Match<T>, seat: Seat): boolean {
  const last = moves.at(-1);
  return last !== undefined && last.seat === seat && last.open;
}

/** The same match without its last action, played again from the start. */
export function takeBack<T extends GameTypes>(match: Match<T>): Match<T> {
  const again = begin(match.game, match);
  for (const { seat, action } of match.moves.slice(0, -1)) play(again, seat, action);
  return again;
}

/** A match as it stands, to return to without playing it again. */
export interface Saved<T extends GameTypes> {
  readonly state: T["State"];
  readonly moves: number;
  readonly events: number;
}

export const save = <T extends GameTypes>({ game, state, moves, events }: Match<T>): Saved<T> => ({
  state: game.clone(state),
  moves: moves.length,
  events: events.length,
});

/** Takes back everything since; what was saved is used up by it. */
export function returnTo<T extends GameTypes>(match: Match<T>, saved: Saved<T>): void {
  match.state = saved.state;
  match.moves.length = saved.moves;
  match.events.length = saved.events;
}

/** A move as one line: `2 lay 9 at 1`. */
export const writeMove = <T extends GameTypes>(game: Game<T>, move: Move): string =>
  `${move.seat} ${game.notation.write(move.action)}`;

export function readMove<T extends GameTypes>(game: Game<T>, line: string): Move {
  const [, seat, text] = /^(\d{1,2}) (.{1,200})$/.exec(line) ?? [];
  const action = text === undefined ? undefined : game.notation.read(text);
  if (action === undefined) throw refuse<CommonRefusal>("unreadable-action", { text: line.slice(0, 60) });
  return { seat: Number(seat), action };
}
