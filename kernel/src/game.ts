import type { Action, ActionList } from "./actions.ts";
import type { Chance } from "./chance.ts";
import type { OptionSpecs, OptionsOf } from "./options.ts";
import type { CommonRefusal, Refusal } from "./refusal.ts";
import type { Seat, SeatSet, Viewer } from "./seats.ts";

/** The types a game is made of, under one name. */
export interface GameTypes {
  State: unknown;
  View: unknown;
  Event: unknown;
  /** What its options can be: `typeof OPTIONS`. */
  OptionSpecs: OptionSpecs;
  /** What a seat with a perfect memory can hold on to beyond what its view shows it now. */
  Memory: unknown;
  /** The game's own refusal codes. */
  Refusal: string;
}

/** Hears what happens. In search nobody listens, and events are not even made: `tell?.({ … })`. */
export type Tell<Event> = ((event: Event) => void) | undefined;

export interface Result {
  /** Points by seat. */
  readonly scores: readonly number[];
  /** Rank by seat, 1 is best; equal seats share a rank and the ranks they fill are skipped (G-4). */
  readonly ranks: readonly number[];
}

/** Points by where they came from; the names are the game's own. */
export type Sources = Readonly<Record<string, number>>;

/**
 * What any game is made of. A game is pure: all luck comes from `chance`, state is plain JSON, nothing reads a clock.
 * Methods trust their arguments; what comes from outside passes the gate in act.ts first.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** The version of the rules; a running game keeps the one it began with. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: T["OptionSpecs"];
  readonly notation: Notation;

  setup(options: OptionsOf<T["OptionSpecs"]>, seats: number, chance: Chance, tell?: Tell<T["Event"]>): T["State"];

  /** Seats that play waits for. Depends on public facts only. Empty when the game is over. */
  deciders(state: T["State"]): SeatSet;
  /** Seats that may act though nobody waits for them, deciders not counted. Depends on public facts only. */
  volunteers(state: T["State"]): SeatSet;
  /** Adds everything the seat may do, in ascending order, each once; nothing for a seat that is not asked. */
  legal(state: T["State"], seat: Seat, into: ActionList): void;
  /** Carries out a legal action, changing the state in place. */
  apply(state: T["State"], seat: Seat, action: Action, chance: Chance, tell?: Tell<T["Event"]>): void;
  /** Why an action that is not listed is not; knows no more than the seat does. */
  whyNot(state: T["State"], seat: Seat, action: Action): Refusal<T["Refusal"] | CommonRefusal>;

  /** A white list: what is not named is not sent. Whatever the last action showed is in it until the next action. */
  view(state: T["State"], viewer: Viewer): T["View"];
  /** An event as the viewer sees it when it happens; `undefined` where it sees nothing. */
  see(event: T["Event"], viewer: Viewer): T["Event"] | undefined;
  /** The same event as the log may repeat it later. */
  retell(event: T["Event"], viewer: Viewer, options: OptionsOf<T["OptionSpecs"]>): T["Event"] | undefined;

  /** The memory of a seat at the start, and what an event it saw adds to it. */
  memory(view: T["View"]): T["Memory"];
  remember(memory: T["Memory"], event: T["Event"]): void;
  /** A whole state that the seat cannot tell from the true one, drawn from all that remain possible. */
  sample(view: T["View"], memory: T["Memory"], chance: Chance): T["State"];

  /**
   * Whether the action that told this may still be taken back: nobody learnt anything from it that was hidden. Without
   * it nothing may. What luck decided, or another seat answered, never can be: the kernel sees to that.
   */
  undoable?(event: T["Event"]): boolean;
  /** Answers that a seat may leave behind for decisions to come, where the game has any. */
  readonly orders?: StandingOrders<T>;

  result(state: T["State"]): Result | undefined;
  /** By seat, once the game is over: where its points came from, where a game can tell. They add up to the score. */
  sources?(state: T["State"]): readonly Sources[];
  clone(state: T["State"]): T["State"];
}

/** A standing order is one line of text; it answers for its seat from what the seat sees, and no other seat learns of it. */
export interface StandingOrders<T extends GameTypes> {
  /** The orders that make sense now, for the page to offer. */
  offered(view: T["View"]): readonly string[];
  isOrder(text: string): boolean;
  /** The answer to the decision at hand; `undefined` where the order does not cover it and the person is asked. */
  answer(order: string, view: T["View"], legal: readonly Action[]): Action | undefined;
  /** Whether the order has had its day. */
  isSpent(order: string, view: T["View"]): boolean;
}

/** An action as one line of text, the same in every position: `lay 9 at 2`. */
export interface Notation {
  write(action: Action): string;
  /** `undefined` where the text is no action of this game. */
  read(text: string): Action | undefined;
}

/** Any game at all, where its own types do not matter. */
export type AnyGame = Game<GameTypes>;

/** Ranks by score and further tie-breakers, most first (G-4): one list of numbers a seat, compared from the left. */
export function rank(standings: readonly (readonly number[])[]): number[] {
  const better = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((value, at) => value !== b[at]);
    return i >= 0 && a[i] > b[i];
  };
  return standings.map((own) => 1 + standings.filter((other) => better(other, own)).length);
}
