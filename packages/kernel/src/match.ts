import { act } from "./act.ts";
import type { Action } from "./actions.ts";
import { type Key, keyedChance } from "./chance.ts";
import type { Game, GameTypes } from "./game.ts";
import type { OptionsOf } from "./options.ts";
import { type CommonRefusal, refuse } from "./refusal.ts";
import type { Seat } from "./seats.ts";

/** One action as it stands in the log. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** A game being played: what it is made from, the log, and the state that follows from them. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: OptionsOf<T["OptionSpecs"]>;
  readonly seats: number;
  readonly key: Key;
  readonly moves: Move[];
  state: T["State"];
  /** Everything that was told, untrimmed: it leaves only through `see` and `retell`. */
  readonly events: T["Event"][];
}

export function begin<T extends GameTypes>(
  game: Game<T>,
  start: { readonly options: OptionsOf<T["OptionSpecs"]>; readonly seats: number; readonly key: Key },
): Match<T> {
  const events: T["Event"][] = [];
  if (start.seats < game.seats.min || start.seats > game.seats.max || !Number.isInteger(start.seats))
    throw refuse<CommonRefusal>("bad-seats", { seats: start.seats, min: game.seats.min, max: game.seats.max });
  const state = game.setup(start.options, start.seats, keyedChance(start.key, 0), (event) => events.push(event));
  return { game, ...start, moves: [], state, events };
}

/** Plays one action and returns what it told. Refused, it changes nothing. */
export function play<T extends GameTypes>(match: Match<T>, seat: Seat, action: Action): readonly T["Event"][] {
  const told: T["Event"][] = [];
  const chance = keyedChance(match.key, match.moves.length + 1);
  act(match.game, match.state, seat, action, chance, (event) => told.push(event));
  match.moves.push({ seat, action });
  match.events.push(...told);
  return told;
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
