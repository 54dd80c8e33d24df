import type { Action, ActionList, OptionsOf, Refusal, Seat, Tell } from "@serai/kernel";
import type { BuildGroup, Building } from "./buildings.ts";
import type { Event } from "./events.ts";
import type { OPTIONS } from "./parts.ts";
import type { Space } from "./places.ts";
import type { View } from "./view.ts";

/** The types of this game, under one name. */
export interface Caylus {
  State: State;
  View: View;
  Event: Event;
  OptionSpecs: typeof OPTIONS;
  /** Everything is in the view. */
  Memory: undefined;
  Refusal: CaylusRefusal;
}

export type CaylusRefusal =
  | "other-question" // step: what is asked instead
  | "nothing-to-use" // place: no building, or none that workers use
  | "place-taken" // place
  | "one-worker-each" // place: castle or stables
  | "stables-unused" // with two players
  | "too-dear" // cost, deniers
  | "provost-off-road" // to
  | "offer-too-dear" // building, offer from 1
  | "cubes-missing"
  | "cubes-not-offered"
  | "tile-not-in-group" // building
  | "tile-gone" // building
  | "tile-too-dear" // building
  | "lawyer-not-there" // space
  | "lawyer-waits-there" // space
  | "line-used" // line
  | "effect-closed" // level
  | "effect-useless"; // level

/** What is asked. */
export type StepName =
  | "placing"
  | "gate"
  | "guild"
  | "joust"
  | "inn"
  | "provost"
  | "producing"
  | "bonus" // the owner's cube
  | "trading"
  | "paying" // the cubes of an offer
  | "buying" // the cubes of an offer
  | "building"
  | "anyCube" // of a tile's cost
  | "lawyer"
  | "castle"
  | "line"
  | "effect"
  | "favourCube" // wood or stone
  | "swapGive"
  | "swapTake"
  | "over";

/** Where points come from. */
export const SOURCES = [
  "owner",
  "craft",
  "residences",
  "prestige",
  "castle",
  "favours",
  "trade",
  "penalties",
  "gold",
  "cubes",
  "deniers",
] as const;
export type Source = (typeof SOURCES)[number];

export interface State {
  readonly options: OptionsOf<typeof OPTIONS>;
  readonly players: number;
  /** From 1. */
  turn: number;
  /** From 1 to 7 (C-4). */
  phase: number;
  step: StepName;
  /** The seat that play waits for; -1 when the game is over. */
  asked: Seat;
  /** How far the phase has come; what it counts is said in each phase's file. */
  at: number;
  readonly order: Seat[];
  /** Seats that have passed, in passing order; kept until the next phase 2 (C-12.22). */
  readonly bridge: Seat[];
  provost: Space;
  bailiff: Space;

  /** By seat. */
  readonly deniers: number[];
  readonly points: number[];
  /** Workers at home. */
  readonly workers: number[];
  /** `cubes[seat * KIND_COUNT + kind]`. */
  readonly cubes: number[];

  /** The seat whose worker stands on a place, -1 for none; the inn's left circle. Stables and castle have lists. */
  readonly worker: Seat[];
  readonly stables: Seat[];
  readonly castle: Seat[];
  /** The inn's right circle, -1 for nobody. */
  guest: Seat;

  /** By road space; space 0 is not used. */
  readonly tiles: Building[];
  /** Who owns the building, -1 for nobody. */
  readonly owners: Seat[];
  /** The seat whose residence the tile becomes once its worker has gone home, -1 for none (C-12.2). */
  readonly waiting: Seat[];
  /** By building: how many are left to build. */
  readonly supply: number[];
  /** The first unbuilt road space; 29 when the road is full. */
  site: Space;

  /** `houses[section * players + seat]`. */
  readonly houses: number[];
  /** How many sections are scored. */
  scored: number;
  /** By seat: batches given this turn. */
  readonly batches: number[];

  /** C-8: how far the marker is, `markers[seat * LINE_COUNT + line]`. */
  readonly markers: number[];
  /** By seat: lines chosen in this phase, as bits. */
  readonly linesUsed: number[];
  /** Favours to be taken next, and by whom. */
  due: number;
  dueSeat: Seat;

  /** Whether the building on space `at` is being activated (phase 5). */
  active: boolean;
  /** What can be built in step "building"; the tile that waits for its cube in "anyCube". */
  group: BuildGroup;
  tile: Building;
  /** Whether the builder or lawyer is a favour's: cheaper, and no longer declined (C-12.24). */
  byFavour: boolean;
  /** The offer of a trade, from 0; the line of a favour. */
  offer: number;
  line: number;

  /** `sources[seat * SOURCES.length + source]`. */
  readonly sources: number[];
  /** The last action; -1 before the first. */
  readonly last: { seat: Seat; action: Action };
}

/** A question: what may be answered, and what the answer does. */
export interface Question {
  legal(s: State, seat: Seat, into: ActionList): void;
  whyNot(s: State, seat: Seat, action: Action): Refusal<CaylusRefusal>;
  /** True where another question follows at once; false where play goes on with what is due next. */
  apply(s: State, seat: Seat, action: Action, tell?: Tell<Event>): boolean;
}

/** Always true: play waits for the seat's answer. */
export function ask(s: State, seat: Seat, step: StepName): true {
  s.asked = seat;
  s.step = step;
  return true;
}

/** Always false: nobody is asked yet. */
export function nextPhase(s: State): false {
  s.phase++;
  s.at = 0;
  // C-8: one favour per line is a limit of each phase.
  for (let seat = 0; seat < s.players; seat++) s.linesUsed[seat] = 0;
  return false;
}
