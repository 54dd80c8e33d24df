import type { ActionList, Game, GameTypes, Seat } from "@serai/kernel";
import type { Knowledge } from "../search/knowledge.ts";
import { ActionWords } from "./action-words.ts";
import { CachedNetwork } from "./cached-network.ts";
import { Encoder, Inputs } from "./encoder.ts";
import { type Encoding, type Model, observationOf } from "./model.ts";
import { Network } from "./network.ts";
import { unpack } from "./packed.ts";

const MOST_INPUTS = 1024;
/** What is preferred least still has this part of an even chance: a network can be wrong. */
const DOUBT = 0.05;

/** Knowledge whose policy and evaluation are a network's; all else stays as the game has it. */
export interface Learnt<T extends GameTypes> extends Knowledge<T> {
  evaluate(state: T["State"], viewer: Seat, into: Float64Array): void;
}

export const learnt = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>, model: Model): Learnt<T> =>
  withNetwork(game, knowledge, model, unpack(model.weights));

/** The same with weights that change while they are trained. */
export function withNetwork<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  { shape, vocabulary, sizes }: Encoding,
  weights: Float32Array,
): Learnt<T> {
  const network = new Network(sizes, weights);
  const encoder = new Encoder(shape, sizes.seats);
  const reader = new CachedNetwork(network, new ActionWords(game.notation, vocabulary));
  const inputs = new Inputs(MOST_INPUTS);
  const read = (state: T["State"], seat: Seat): number => {
    const seats = knowledge.seats(state);
    encoder.write(observationOf(game, knowledge, state, seat), seat, seats, inputs);
    reader.read(inputs, seats);
    return seats;
  };
  return {
    ...knowledge,
    weigh(state: T["State"], seat: Seat, actions: ActionList, into: Float64Array) {
      read(state, seat);
      const { count } = actions;
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        into[i] = reader.preference(actions.at(i));
        if (into[i] > most) most = into[i];
      }
      let sum = 0;
      for (let i = 0; i < count; i++) {
        into[i] = Math.exp(into[i] - most);
        sum += into[i];
      }
      for (let i = 0; i < count; i++) into[i] = (1 - DOUBT) * (into[i] / sum) + DOUBT / count;
    },
    evaluate(state, viewer, into) {
      const seats = read(state, viewer);
      for (let left = 0; left < seats; left++) into[(viewer + left) % seats] = reader.share(left);
    },
  };
}
