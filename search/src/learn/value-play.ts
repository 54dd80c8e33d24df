import { FastChance, type Game, type GameTypes } from "@serai/kernel";
import { fillStrengths } from "../search/estimate.ts";
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
  const bySeat = new Float64Array(sizes.seats);
  const isCorrection = knowledge.featureNames.length > 0;
  return seeds.flatMap(({ seats, seed }) => {
    const luck = new FastChance(seed + APART);
    const positions: (Pick<LabelledPosition, "inputs" | "strengths"> & { readonly seat: number })[] = [];
    const look = (state: T["State"], seat: number): void => {
      encoder.write(observationAtCut(game, knowledge, state, seat), seat, seats, inputs);
      const { at, values, count } = inputs;
      positions.push({
        seat,
        inputs: { at: at.slice(0, count), values: values.slice(0, count), count },
        ...(isCorrection && { strengths: turned(bySeat, seat, seats) }),
      });
    };
    const won = playByPolicy(game, knowledge, seats, seed, (state) => {
      if (!isCorrection) return look(state, luck.int(seats));
      fillStrengths(knowledge, state, seats, bySeat);
      // What there is to correct is little beside luck, and every seat's look at a game shows more of it.
      for (let seat = 0; seat < seats; seat++) look(state, seat);
    });
    return positions.map(({ seat, ...position }) => ({
      ...position,
      seats,
      shares: turned(won, seat, seats),
      actions: [],
      wanted: new Float32Array(0),
    }));
  });
}

/** By seat from that one. */
const turned = (bySeat: Float64Array, seat: number, seats: number): Float32Array =>
  Float32Array.from({ length: seats }, (_, left) => bySeat[(seat + left) % seats]);
