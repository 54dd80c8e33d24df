import { type Action, ActionList } from "./actions.ts";
import type { Chance } from "./chance.ts";
import type { Game, GameTypes, Tell } from "./game.ts";
import { type CommonRefusal, type Refusal, refuse } from "./refusal.ts";
import { has, type Seat } from "./seats.ts";

/** The legal actions of a seat as a list of its own; in hot paths use `game.legal` with a list that is reused. */
export function legalActions<T extends GameTypes>(game: Game<T>, state: T["State"], seat: Seat): Action[] {
  const list = new ActionList();
  game.legal(state, seat, list);
  return list.toArray();
}

/** Why the seat may not do this; `undefined` where it may. Legality is `game.legal` and nothing else. */
export function refusalFor<T extends GameTypes>(
  game: Game<T>,
  state: T["State"],
  seat: Seat,
  action: Action,
): Refusal<CommonRefusal | T["Refusal"]> | undefined {
  const deciders = game.deciders(state);
  if (deciders === 0 && game.result(state) !== undefined) return refuse<CommonRefusal>("game-over");
  if (!has(deciders | game.volunteers(state), seat)) return refuse<CommonRefusal>("not-asked", { seat });
  if (legalActions(game, state, seat).includes(action)) return undefined;
  return game.whyNot(state, seat, action);
}

/** The gate through which every action from outside passes: listed or refused, and refused changes nothing. */
export function act<T extends GameTypes>(
  game: Game<T>,
  state: T["State"],
  seat: Seat,
  action: Action,
  chance: Chance,
  tell?: Tell<T["Event"]>,
): void {
  const refusal = refusalFor(game, state, seat, action);
  if (refusal !== undefined) throw refusal;
  game.apply(state, seat, action, chance, tell);
}
