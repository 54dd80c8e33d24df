import type { RefusalParams, Viewer } from "@serai/kernel";
import type { Command, Message, TableInfo, ViewerState } from "@serai/table";
import type { AnyGamePage, AnyPlayback, Choice } from "@serai/ui/page.ts";

export type Whole = Extract<Message, { type: "table" }>;
export type News = Extract<Message, { type: "events" }>;
/** Commands that answer a decision. */
export type Deciding = Extract<Command, { decision: number }>;

/** One thing to be shown on the board, in its own time. */
export type Moment =
  /** Before what was missed: the board as it was left. */
  | { readonly kind: "heading" }
  /** `before` and `missed`: from which view the catch-up began, and what has happened since, this event included. */
  | {
      readonly kind: "missed";
      readonly event: unknown;
      readonly shown: number;
      readonly before: unknown;
      readonly missed: readonly unknown[];
    }
  | { readonly kind: "caught-up"; readonly number: number; readonly view: unknown }
  /** `begins` and `ends`: the message whose first or last event it is. */
  | { readonly kind: "event"; readonly event: unknown; readonly begins?: News; readonly ends?: News };

/** What happened while the viewer was away, and how much of it has been shown. */
export interface CatchUp {
  readonly events: readonly unknown[];
  readonly shown: number;
}

export interface ShownRefusal {
  readonly code: string;
  readonly params: RefusalParams;
}

/** What stays the same for as long as the page is at the table, and how its screen is at the moment. */
export interface TableContext {
  readonly page: Pick<AnyGamePage, "rules" | "longestShow" | "actionOf">;
  readonly table: Pick<TableInfo, "options">;
  readonly viewer: Viewer;
  /** Nobody looks at the page. */
  readonly isHidden: boolean;
  /** The viewer wants no motion. */
  readonly isStill: boolean;
}

/** One table as this page sees it. */
export interface TableState {
  /** How many events were heard; `undefined` after a gap, until everything has been sent again. */
  readonly number: number | undefined;
  /** How things stand by the host's last message. The board is behind it while moments wait. */
  readonly latest: ViewerState;
  /** The number of the viewer's next decision, by what has been shown. */
  readonly decision: number;
  /** What is on the board. */
  readonly view: unknown;
  /** Still to be shown, in order. */
  readonly moments: readonly Moment[];
  /** How far paces are shortened so that everything that waits fits the longest time it may take. */
  readonly squeeze: number;
  readonly mayTake: number;
  /** For how long the moment shown last stays, at normal speed. */
  readonly pause: number;
  /** The board is drawn, and things can be shown on it. */
  readonly isOpen: boolean;
  /** How the game's events are shown; fetched once the board is there. Without it the board changes unexplained. */
  readonly playback: AnyPlayback | undefined;

  readonly log: readonly unknown[];
  /** Where in the log the viewer's last own action stands: what comes after it is news. */
  readonly newsFrom: number;
  /** The last few events shown, and the number of the first of them, for screen readers. */
  readonly spoken: { readonly from: number; readonly events: readonly unknown[] };
  readonly catchUp: CatchUp | undefined;
  /** The parts of the board that changed while nobody looked, in the game's own names; until the next decision. */
  readonly changed: ReadonlySet<string>;
  /** The line of the log whose moment is looked at, and where the log ended when the viewer began to look back. */
  readonly looked: { readonly at: number; readonly from: number } | undefined;
  /** The event of the story that the board by itself goes back to. */
  readonly boardLooked: number | undefined;
  /** How many events have been shown on this device. */
  readonly seen: number;
  /** Something since the viewer's last decision was shown on a hidden page. */
  readonly hasOverlooked: boolean;

  readonly choice: Choice;
  /** The command on its way, until the table stands beyond it: acknowledged is not yet heard. */
  readonly sending: Deciding | undefined;
  readonly isAcknowledged: boolean;
  readonly refusal: ShownRefusal | undefined;
  /** The table at which the same people play again, once somebody has opened it. */
  readonly rematch: string | undefined;
}

/** What the page has to do besides showing the new state. */
export type Effect =
  | { readonly type: "send"; readonly command: Command }
  /** The host could not save it and may soon: after a while `retry` is due. */
  | { readonly type: "send-later"; readonly id: string }
  /** Join again and ask for everything: something was missed. */
  | { readonly type: "restart" }
  /** This message has been taken in: hints remember it. */
  | { readonly type: "remember"; readonly message: Whole | News }
  /** So many events of this table have been shown on this device. */
  | { readonly type: "keep-seen"; readonly number: number }
  /** There is something to show. */
  | { readonly type: "play" }
  /** Do not wait any longer for the moment that is on. */
  | { readonly type: "hurry" };

export interface Transition {
  readonly state: TableState;
  readonly effects: readonly Effect[];
}

export const transition = (state: TableState, ...effects: readonly Effect[]): Transition => ({ state, effects });

/** Does one thing after the other, and keeps what each asks of the page. */
export function andThen({ state, effects }: Transition, next: (state: TableState) => Transition): Transition {
  const after = next(state);
  return { state: after.state, effects: [...effects, ...after.effects] };
}

export const NOTHING_CHOSEN: Choice = {};
export const NOTHING_CHANGED: ReadonlySet<string> = new Set();
