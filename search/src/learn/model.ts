import { type Action, ActionList, FastChance, firstOf, type Game, type GameTypes, readOptions } from "@serai/kernel";
import type { Knowledge } from "../search/knowledge.ts";
import { vocabularyOf } from "./action-words.ts";
import { Encoder } from "./encoder.ts";
import type { Sizes } from "./network.ts";
import type { Packed } from "./packed.ts";
import { type Example, type Shape, shapeOf } from "./shape.ts";

/** What the inputs and the actions of a network mean. */
export interface Encoding {
  readonly shape: Shape;
  readonly vocabulary: readonly string[];
  readonly sizes: Sizes;
}

/** A trained network as it is kept in a game's folder. */
export interface Model extends Encoding {
  readonly weights: Packed;
  readonly made: TrainingInfo;
}

/** How weights were made: enough to make them again. */
export interface TrainingInfo {
  readonly games: number;
  readonly seed: number;
  readonly generations: number;
  readonly minutes: number;
  readonly commit: string;
  /** Whether random and simple players sat at its games too. */
  readonly metStrangers?: boolean;
}

type Known<T extends GameTypes> = Pick<Knowledge<T>, "seats" | "recall">;

/** All that a seat knows in a state: its view, and what it remembers. */
export function observationOf<T extends GameTypes>(
  game: Game<T>,
  { recall }: Known<T>,
  state: T["State"],
  seat: number,
): { readonly view: T["View"]; readonly memory?: T["Memory"] } {
  const view = game.view(state, seat);
  return recall ? { view, memory: recall(state, seat) } : { view };
}

/** What a value network reads of that where a playout is cut. */
export const observationAtCut = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Pick<Knowledge<T>, "seats" | "recall" | "observe">,
  state: T["State"],
  seat: number,
): unknown => knowledge.observe?.(state, seat) ?? observationOf(game, knowledge, state, seat);

const GAMES_WATCHED = 60;
/** Of the positions of a game every so many is looked at: they are much alike. */
const EVERY = 3;
/** What is shipped must not be larger; a weight is a byte, and four of three in base64. */
const MOST_WEIGHTS = 36_000;
const EMBEDDING = 24;
const SECOND = 48;
const WIDEST = 64;
const NARROWEST = 12;

/** Watches games of random players to see what a seat can know and do, and sizes a network for it. */
export function encodingOf<T extends GameTypes>(game: Game<T>, known: Known<T>): Encoding {
  const examples: Example[] = [];
  const actions = new Set<Action>();
  const legal = new ActionList();
  const { min, max } = game.seats;
  for (let n = 0; n < GAMES_WATCHED; n++) {
    const luck = new FastChance(n);
    const seats = min + (n % (max - min + 1));
    const state = game.setup(readOptions(game.options, {}, seats), seats, luck);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstOf(deciders);
      if (luck.int(EVERY) === 0) {
        const viewer = luck.int(seats);
        examples.push({ value: observationOf(game, known, state, viewer), seat: viewer, seats });
      }
      legal.clear();
      game.legal(state, seat, legal);
      for (let i = 0; i < legal.count; i++) actions.add(legal.at(i));
      game.apply(state, seat, legal.at(luck.int(legal.count)), luck);
    }
  }
  const shape = shapeOf(examples);
  const vocabulary = vocabularyOf(game.notation, actions);
  const inputs = new Encoder(shape, max).width;
  const rest = vocabulary.length * (EMBEDDING + 1) + SECOND * (EMBEDDING + max + 1);
  const first = Math.max(NARROWEST, Math.min(WIDEST, Math.floor((MOST_WEIGHTS - rest) / (inputs + SECOND + 1))));
  return {
    shape,
    vocabulary,
    sizes: { inputs, first, second: SECOND, embedding: EMBEDDING, seats: max, words: vocabulary.length },
  };
}
