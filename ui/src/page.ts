import type { Action, CommonRefusal, Game, GameTypes, RefusalParams, Seat, Viewer } from "@serai/kernel";
import type { TableInfo } from "@serai/table";
import type { GameText, Names } from "@serai/words/game-text";
import type { VNode } from "preact";
import type { Flight } from "./motion.ts";

/** What the player has picked up so far: numbers under names of the game's own choosing. Empty: nothing yet. */
export type Choice = Readonly<Record<string, number>>;

/** What happens on a table, as it would be heard there. */
export type EventSound = "coin" | "gem" | "gavel" | "card";

export interface BoardLook {
  readonly at: number | undefined;
  go(at: number | undefined): void;
}

/** What every part of a game's page is given. */
export interface GameProps<T extends GameTypes> {
  readonly view: T["View"];
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly names: Names;
  /** Where the name stands alone, as in a list: the viewer who gave none is "you" there. */
  readonly listed: Names;
  readonly text: GameText<T>;
  /** What happened so far in the game, as the viewer may know it. */
  readonly log: readonly T["Event"][];
  /** What the viewer may do this moment: nothing while events are still being shown. */
  readonly legal: ReadonlySet<Action>;
  /** A moment that has passed: it can be looked at, and nothing is asked. */
  readonly isPast: boolean;
  /**
   * For a board with a way of its own to go back in the game: which event of `log` it shows, and how it asks for another
   * or, with nothing, for now. Nothing can be decided while it shows the past. Absent where a board only stands still.
   */
  readonly boardLook?: BoardLook;
  /** What changed while the viewer was away, as `changes` names it. */
  readonly changed: ReadonlySet<string>;
  readonly choice: Choice;
  choose(choice: Choice): void;
  /** Tapped on something that cannot be done: says why, where the player is looking. */
  whyNot(code: T["Refusal"] | CommonRefusal, params?: RefusalParams): void;
  /** For a seat in the present, where the game knows standing orders. */
  readonly orders?: OrdersGiven | undefined;
}

/** The standing order of the viewer's seat, and the way to give another or none. */
export interface OrdersGiven {
  readonly given: string | undefined;
  give(order: string | undefined): void;
}

/**
 * The page of one game. Everything that takes a view or an event is a method on purpose: methods may be given less
 * typed arguments than they declare, and this is the one place where what came off the wire, `unknown`, becomes a
 * game's own types. The host of the table is trusted to speak of the game whose page was loaded, no page checks again.
 */
export interface GamePage<T extends GameTypes> {
  /** As much of the rules as reading a table takes; the whole is fetched where a game is played (registry.ts). */
  readonly rules: Pick<Game<T>, "notation" | "retell">;
  playback(): Promise<Playback<T>>;

  /** How far the game is, for the header. */
  status(view: T["View"]): string;
  /** The longest that showing what happened may take, where a game has more to tell at once than most. */
  readonly longestShow?: number;

  /** The action a choice amounts to, once it is complete. */
  actionOf(choice: Choice, view: T["View"]): Action | undefined;
  choiceOf(action: Action, view: T["View"]): Choice;
  /** Whether the choice can still become the action, where that is not simply to hold some of its fields. */
  isToward?(choice: Choice, action: Action): boolean;

  /** Under a seat's name: what everybody knows of it. */
  SeatNote(props: GameProps<T> & { readonly seat: Seat }): VNode;
  Board(props: GameProps<T>): VNode;
  Hand(props: GameProps<T>): VNode;
  /** With the section around it (final-score.tsx). */
  Scoring(props: GameProps<T>): VNode | undefined;
}

/** How what happens is shown and remembered. The first board has nothing to tell yet: it is fetched right after it. */
export interface Playback<T extends GameTypes> {
  /** What somebody with a perfect memory holds: hints go by it. */
  readonly recall: Pick<Game<T>, "memory" | "remember">;
  /** The table before anything happened: of the view it keeps only what stays the same for the whole game. */
  blank(view: T["View"]): T["View"];
  /** A spectator's view with what was hidden put into it: for looking at a finished game with everything open. */
  open(state: T["State"], view: T["View"]): T["View"];
  /** The view a moment later, for showing events one by one; the host's own view replaces it at the end. */
  show(view: T["View"], event: T["Event"]): T["View"];
  /** For how long the event has the stage, in milliseconds at normal speed. */
  pace(event: T["Event"], view: T["View"]): number;
  /** What is heard when it happens, where it is more than a move. */
  sound?(event: T["Event"]): EventSound | undefined;
  /** What travels when it happens. */
  flights(event: T["Event"], view: T["View"]): readonly Flight[];

  /**
   * Which parts of the page it changes, by names of the game's own choosing; `seat-0` and so on are the seats. `anew`:
   * the board begins again, and only what was marked of the seats still holds.
   */
  changes(event: T["Event"], view: T["View"]): readonly string[] | "anew";
}

export type AnyGamePage = GamePage<GameTypes>;
export type AnyPlayback = Playback<GameTypes>;
export type AnyGameProps = GameProps<GameTypes>;
