import type { Action, ActionList } from "./actions.ts";
import type { Chance } from "./chance.ts";
import type { GameTypes, Tell } from "./game.ts";
import type { Refusal } from "./refusal.ts";
import type { Seat, SeatSet } from "./seats.ts";

/** A step of play: who is asked, what may be done, what it does, side by side. Which step play is in, the state says. */
export interface Step<T extends GameTypes> {
  deciders(state: T["State"]): SeatSet;
  legal(state: T["State"], seat: Seat, into: ActionList): void;
  whyNot(state: T["State"], seat: Seat, action: Action): Refusal<T["Refusal"]>;
  apply(state: T["State"], seat: Seat, action: Action, chance: Chance, tell?: Tell<T["Event"]>): void;
  /**
   * Carries out what nobody has to decide. True where a seat is asked, or the game is over; false where play has moved
   * on, and the step or phase it is in now asks. A step that always has a question needs none.
   */
  ask?(state: T["State"], chance: Chance, tell?: Tell<T["Event"]>): boolean;
}

/** Whether a seat is asked now, in a step that may have no `ask`. */
const asks = <T extends GameTypes>(step: Step<T>, state: T["State"], chance: Chance, tell: Tell<T["Event"]>): boolean =>
  step.ask === undefined || step.ask(state, chance, tell);

/** A step with phases. A phase is a step too; which one play is in, the state says. */
export const inPhases = <T extends GameTypes>(phaseOf: (state: T["State"]) => Step<T>): Step<T> => ({
  deciders: (state) => phaseOf(state).deciders(state),
  legal: (state, seat, into) => phaseOf(state).legal(state, seat, into),
  whyNot: (state, seat, action) => phaseOf(state).whyNot(state, seat, action),
  apply: (state, seat, action, chance, tell) => phaseOf(state).apply(state, seat, action, chance, tell),
  ask: (state, chance, tell) => asks(phaseOf(state), state, chance, tell),
});

/** Takes play on from step to step until a seat is asked or the game is over. */
export function playOn<T extends GameTypes>(
  stepOf: (state: T["State"]) => Step<T>,
  state: T["State"],
  chance: Chance,
  tell: Tell<T["Event"]>,
): void {
  while (!asks(stepOf(state), state, chance, tell));
}
