import type { Language } from "./game-text.ts";

/**
 * What anybody may want to know of a game before it is fetched. It is small: the first page has it of every game, and the
 * server of link previews.
 */
export interface About {
  /** Its place among the games offered; those without one come last, by their ids. */
  readonly order?: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** How hard it is to learn, from 1 (easy) to 4. */
  readonly weight: 1 | 2 | 3 | 4;
  /** CSS colours of the game's own room: one under light text, one to write in. */
  readonly colours: { readonly fill: string; readonly ink: string };
  readonly words: Readonly<Record<Language, AboutWords>>;
}

export interface AboutWords {
  readonly name: string;
  /** One line that makes somebody want to play it. */
  readonly tagline: string;
  /** Three sentences: what it is about, what one does, what it takes to win. */
  readonly story: string;
}
