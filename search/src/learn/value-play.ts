import { FastChance, type Game, type GameTypes } from "@serai/kernel";
import type { Knowledge } from "../search/knowledge.ts";
import { playByPolicy, seatsOfGame } from "../train.ts";
import { Encoder, Inputs } from "./encoder.ts";
import type { LabelledPosition } from "./gradient.ts";
import { type Encoding, observationAtCut } from "./model.ts";
import type { GameSeed } from "./self-play.ts";
import { type Example, shapeOf } from "./shape.ts";

/*
 * Who wins, learnt from quick games of the policy that the game has already: positions where a playout is cut, each from one
 * seat. What to do is not learnt, so thousands of games take a minute.
 */

const GAMES_WATCHED = 400;
/** Apart from the seeds of games to learn from. */
const FIRST_SEED_WATCHED = 2_000_000_000;
/** Who looks is drawn apart from the cards. */
const APART = 1_000_000_007;
const FIRST = 48;
const SECOND = 32;
const MOST_INPUTS = 2048;

/** Watches games of the policy to see what a seat can know where a playout is cut, and sizes a network for it. */
export function valueEncodingOf<T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Encoding {
  const examples: Example[] = [];
  for (let n = 0; n < GAMES_WATCHED; n++) {
    const seats = seatsOfGame(game, n);
    const seat = n % seats;
    playByPolicy(game, knowledge, seats, FIRST_SEED_WATCHED + n, (state) =>
      // Cloned, since the state goes on and what is read may share lists with it.
      examples.push({ value: observationAtCut(game, knowledge, game.clone(state), seat), seat, seats }),
    );
  }
  const shape = shapeOf(examples);
  const { max } = game.seats;
  const inputs = new Encoder(shape, max).width;
  return { shape, vocabulary: [], sizes: { inputs, first: FIRST, second: SECOND, embedding: 0, seats: max, words: 0 } };
}

/** What there is to learn from games of these seeds. */
export function playForValue<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  { shape, sizes }: Encoding,
  seeds: readonly GameSeed[],
): LabelledPosition[] {
  const encoder = new Encoder(shape, sizes.seats);
  const inputs = new Inputs(MOST_INPUTS);
  return seeds.flatMap(({ seats, seed }) => {
    const luck = new FastChance(seed + APART);
    const positions: { readonly seat: number; readonly inputs: LabelledPosition["inputs"] }[] = [];
    const won = playByPolicy(game, knowledge, seats, seed, (state) => {
      const seat = luck.int(seats);
      encoder.write(observationAtCut(game, knowledge, state, seat), seat, seats, inputs);
      const { at, values, count } = inputs;
      positions.push({ seat, inputs: { at: at.slice(0, count), values: values.slice(0, count), count } });
    });
    return positions.map(({ seat, inputs }) => ({
      inputs,
      seats,
      shares: Float32Array.from({ length: seats }, (_, left) => won[(seat + left) % seats]),
      actions: [],
      wanted: new Float32Array(0),
    }));
  });
}
