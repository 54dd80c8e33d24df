import type { Action, GameTypes, RefusalParams, Seat } from "@serai/kernel";

export const LANGUAGES = ["en", "hu", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A seat's name as people read it. In the log it may also be `YOU` (you.ts), so sentences of events must hold for that too:
 * by past tense in English and Dutch, by `personal` where a verb or an ending tells. Empty for a number that is no seat's: any
 * other side of a game, such as a neutral one, is named by the game's own words.
 */
export type Names = (seat: Seat) => string;

export interface OptionText {
  readonly label: string;
  /** One sentence on what it changes. */
  readonly hint: string;
  /** Labels of the values of a choice, by value. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What a field of the view is called; with `say` also what is said of its value, which has the type that the view gives it. */
export type FieldText = string | { readonly label: string; say(value: unknown, names: Names): string };

/** Everything one game says in one language. A new action, event or refusal does not compile until it has its words. */
export interface GameText<T extends GameTypes> {
  readonly name: string;
  /** One line that makes somebody want to play it. */
  readonly tagline: string;
  readonly options: { readonly [name in keyof T["OptionSpecs"]]: OptionText };
  readonly refusals: { readonly [code in T["Refusal"]]: (params: RefusalParams) => string };
  /** What the viewer is asked, or whom it waits for, as one sentence. */
  prompt(view: T["View"], names: Names): string;
  /** An action as the label of a button. */
  action(action: Action, view: T["View"], names: Names): string;
  /** An event as a sentence of the log; `undefined` where the log passes over it. */
  event(event: T["Event"], names: Names): string | undefined;
  /** The fields of its view, where no board of its own draws them. */
  readonly fields?: Readonly<Record<string, FieldText>>;
  /** Where points come from, by the names that the rules' `sources` gives them. */
  readonly sources?: Readonly<Record<string, string>>;
  /** A standing order as a line to choose, where the game has any. */
  orders?(order: string): string;
}
