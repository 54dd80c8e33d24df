import type { OptionsOf, Seat } from "@serai/kernel";
import type { Event } from "./events.ts";
import type { Memory } from "./memory.ts";
import type { Colour, OPTIONS } from "./parts.ts";
import type { View } from "./view.ts";

/** The types of this game, under one name. */
export interface Sultan {
  State: State;
  View: View;
  Event: Event;
  OptionSpecs: typeof OPTIONS;
  Memory: Memory;
  Refusal: SultanRefusal;
}

export type SultanRefusal =
  | "colour-not-drawn" // colour
  | "choose-what-goes-back"
  | "lay-a-card"
  | "no-such-cushion" // cushion, cushions
  | "card-not-in-hand" // card
  | "another-cushion"; // cushion: S-2.3, two cards go to two cushions

export interface State {
  readonly options: OptionsOf<typeof OPTIONS>;
  readonly players: number;
  step: "offering" | "laying" | "over";
  /** 0 to 2. */
  round: number;
  /** Within the round, from 0. */
  turn: number;
  start: Seat;
  /** Gems by colour. */
  readonly bag: number[];
  /** While the start seat chooses: the gems drawn, by colour. */
  readonly drawn: number[];
  /** The colour on each cushion, ascending (S-2.1); empty while the start seat chooses. */
  shown: Colour[];
  /** Cards laid this turn in the order they were laid: the k-th belongs to the k-th seat from the start. */
  laidCards: number[];
  laidAt: number[];
  /** The last reveal, until the next action: who laid what where, and whose gems they became. */
  reveal: Reveal;
  /** By seat, ascending. */
  readonly hands: number[][];
  /** By seat, the top card last. */
  readonly decks: number[][];
  /** By seat, in the order they were played. */
  readonly played: number[][];
  /** By seat and colour. */
  readonly gems: number[][];
}

export interface Reveal {
  readonly start: Seat;
  readonly shown: readonly Colour[];
  readonly cards: readonly number[];
  readonly at: readonly number[];
  /** By cushion; -1 where nobody laid. */
  readonly winners: readonly Seat[];
}

export const NO_REVEAL: Reveal = { start: 0, shown: [], cards: [], at: [], winners: [] };

/** The seat that laid, or is to lay, the k-th card of the turn (S-2.2, S-2.3). */
export const layerOf = (start: Seat, k: number, players: number): Seat => (start + k) % players;
