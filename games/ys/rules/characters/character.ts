import type { Action, ActionList, Chance, Seat, Tell } from "@serai/kernel";
import type { Event } from "../events.ts";
import type { State, Window } from "../state.ts";

/** A card that its seat plays at a stop. */
export interface PlayedCharacter {
  /** When it may be played; an option may move it. */
  window(s: State): Window;
  /** Every way to play it now; none where its effect is impossible (Y-6.2). */
  legal(s: State, seat: Seat, into: ActionList): void;
  play(s: State, seat: Seat, action: Action, chance: Chance, tell: Tell<Event>): void;
}

/** Y-6.1: a card that acts at once when it is won, for the neutral too (Y-5.6). */
export interface WonCharacter {
  readonly window: "won";
  win(s: State, side: Seat, tell: Tell<Event>): void;
}

export type Character = PlayedCharacter | WonCharacter;
