import { knowledge } from "@serai/games/goofspiel/bots/knowledge.ts";
import { checks, goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { ActionList, FastChance } from "@serai/kernel";
import { expect, test } from "vitest";
import type { AnyBot } from "../src/bot.ts";
import { Encoder, Inputs } from "../src/learn/encoder.ts";
import { Backpropagation, type LabelledPosition } from "../src/learn/gradient.ts";
import { learnt, withNetwork } from "../src/learn/learnt.ts";
import { encodingOf, type Model } from "../src/learn/model.ts";
import { freshWeights, Network, type Sizes } from "../src/learn/network.ts";
import { withNetworkEvaluation } from "../src/learn/network-evaluation.ts";
import { beginNetworkTraining, trainOn } from "../src/learn/network-training.ts";
import { pack, unpack } from "../src/learn/packed.ts";
import { readModel } from "../src/learn/read-model.ts";
import { SelfPlay } from "../src/learn/self-play.ts";
import { shapeOf } from "../src/learn/shape.ts";
import { playForValue, valueEncodingOf } from "../src/learn/value-play.ts";
import { estimate } from "../src/search/estimate.ts";

const SMALL: Sizes = { inputs: 6, first: 5, second: 4, embedding: 3, seats: 3, words: 4 };

const position: LabelledPosition = {
  strengths: Float32Array.of(0.7, -0.4),
  inputs: { at: Uint16Array.of(0, 3, 4), values: Float32Array.of(1, -0.5, 2), count: 3 },
  seats: 2,
  shares: Float32Array.of(1, 0),
  actions: [[0, 2], [1, 2], [3]],
  wanted: Float32Array.of(0.5, 0.2, 0.3),
};

test("the gradient is the slope of the loss", () => {
  const weights = freshWeights(SMALL, new FastChance(4));
  const back = new Backpropagation(new Network(SMALL, weights));
  const gradient = new Float32Array(weights.length);
  const lossAt = (): number => {
    const { value, policy } = back.add(position, new Float32Array(weights.length));
    return value + policy;
  };
  back.add(position, gradient);
  const STEP = 1e-2;
  for (const [i, weight] of weights.entries()) {
    weights[i] = weight + STEP;
    const above = lossAt();
    weights[i] = weight - STEP;
    const below = lossAt();
    weights[i] = weight;
    expect(Math.abs((above - below) / (2 * STEP) - gradient[i])).toBeLessThan(2e-3);
  }
  expect(gradient.filter((slope) => slope !== 0).length).toBeGreaterThan(weights.length / 3);
  // Weighted features that name the loser make it harder to foresee who wins.
  const misled = { ...position, strengths: Float32Array.of(-0.4, 0.7) };
  expect(back.add(misled, gradient).value).toBeGreaterThan(back.add(position, gradient).value);
});

test("weights packed in bytes are nearly the same", () => {
  const weights = Float32Array.from({ length: 200 }, (_, i) => Math.sin(i) * (1 + Math.floor(i / 64)));
  for (const [i, weight] of unpack(pack(weights)).entries()) expect(Math.abs(weight - weights[i])).toBeLessThan(0.02);
});

test("a shape knows seats, lists by seat and sets from examples, and puts the own seat first", () => {
  const seen = (seats: number, seat: number) => ({
    seats,
    seat,
    value: {
      viewer: seat,
      turn: (seat + 1) % seats,
      asked: 2 ** seats - 1,
      points: Array.from({ length: seats }, (_, s) => s),
      deck: "same",
    },
  });
  const shape = shapeOf([2, 3].flatMap((seats) => Array.from({ length: seats }, (_, seat) => seen(seats, seat))));
  expect(shape).toEqual({
    kind: "record",
    fields: { asked: { kind: "seats" }, points: { kind: "by seat", each: { kind: "seat" } }, turn: { kind: "seat" } },
  });
  const encoder = new Encoder(shape, 3);
  const written = (seats: number, seat: number): number[] => {
    const inputs = new Inputs(32);
    encoder.write(seen(seats, seat).value, seat, seats, inputs);
    return [...inputs.at.subarray(0, inputs.count)].sort((a, b) => a - b);
  };
  // A table turned round looks the same from the seat that turned with it.
  expect(written(3, 1)).toEqual(written(3, 2));
  expect(written(3, 1)).not.toEqual(written(2, 1));
});

const encoding = encodingOf(goofspiel, knowledge);

function study(generations: number, course = beginNetworkTraining(encoding.sizes, 1)) {
  const selfPlay = new SelfPlay(goofspiel, knowledge, encoding);
  const losses: number[] = [];
  for (; course.generation < generations; course.generation++) {
    const games = Array.from({ length: 40 }, (_, i) => ({ seats: 2, seed: course.generation * 100 + i }));
    losses.push(trainOn(course, encoding.sizes, selfPlay.play(course.weights, games, course.generation * 4)).value);
  }
  return { course, losses };
}

test("a network learns by self-play who wins, and the same from the same seeds, put down in between or not", () => {
  const { course, losses } = study(3);
  expect(losses[2]).toBeLessThan(Math.log(2));
  const { moments, weights, ...rest } = structuredClone(study(1).course);
  expect(study(3, { ...rest, weights, moments }).course.weights).toEqual(course.weights);

  const made = { games: 120, seed: 1, generations: 3, minutes: 0, commit: "" };
  const json: unknown = JSON.parse(
    JSON.stringify({ ...encoding, weights: pack(course.weights), made } satisfies Model),
  );
  const { evaluate } = learnt(goofspiel, knowledge, readModel(json));
  const state = goofspiel.setup({}, 2, new FastChance(1));
  const judged = (points: readonly number[], viewer: number): number[] => {
    const shares = new Float64Array(2);
    evaluate({ ...state, points: [...points] }, viewer, shares);
    return [...shares];
  };
  expect(judged([40, 3], 0)[0]).toBeGreaterThan(judged([3, 40], 0)[0]);
  expect(judged([40, 3], 1)[0]).toBeGreaterThan(judged([3, 40], 1)[0]);
  expect(() => readModel({ ...encoding, made })).toThrow("no network");
});

test("who wins is learnt from games of the policy that a game has", () => {
  const encoding = valueEncodingOf(goofspiel, knowledge);
  const course = beginNetworkTraining(encoding.sizes, 1);
  const losses: number[] = [];
  for (; course.generation < 6; course.generation++) {
    const games = Array.from({ length: 100 }, (_, i) => ({ seats: 2, seed: course.generation * 100 + i }));
    const positions = playForValue(goofspiel, knowledge, encoding, games);
    expect(positions.every(({ actions, shares }) => actions.length === 0 && shares[0] + shares[1] === 1)).toBe(true);
    losses.push(trainOn(course, encoding.sizes, positions).value);
  }
  expect(losses[5]).toBeLessThan(losses[0]);
  expect(losses[5]).toBeLessThan(Math.log(2));

  const made = { games: 600, seed: 1, generations: 6, minutes: 0, commit: "" };
  const model: Model = { ...encoding, weights: pack(course.weights), made };
  const { evaluate } = withNetworkEvaluation(goofspiel, knowledge, readModel(JSON.parse(JSON.stringify(model))));
  const shares = new Float64Array(2);
  const state = goofspiel.setup({}, 2, new FastChance(1));
  evaluate?.({ ...state, points: [40, 3] }, 1, shares);
  expect(shares[0]).toBeGreaterThan(shares[1]);
  expect(shares[0] + shares[1]).toBeCloseTo(1);

  // A network that says nothing corrects nothing: then it is what the weighted features say.
  const silent: Model = { ...model, weights: pack(new Float32Array(course.weights.length)) };
  const weighted = new Float64Array(2);
  for (const viewer of [0, 1]) {
    withNetworkEvaluation(goofspiel, knowledge, silent).evaluate?.({ ...state, points: [40, 3] }, viewer, shares);
    estimate(knowledge, { ...state, points: [40, 3] }, 2, weighted);
    for (const seat of [0, 1]) expect(shares[seat]).toBeCloseTo(weighted[seat]);
  }
});

test("a network that corrects weighted features looks from every seat, one alone from a seat that is drawn", () => {
  const encoding = valueEncodingOf(goofspiel, knowledge);
  const alone = { ...knowledge, featureNames: [], weights: { ...knowledge.weights, weights: [] } };
  const games = [{ seats: 3, seed: 5 }];
  const corrected = playForValue(goofspiel, knowledge, encoding, games);
  expect(corrected).toHaveLength(3 * playForValue(goofspiel, alone, encoding, games).length);
  // Each seat's look begins with what that seat has.
  const strengths = [0, 1, 2].map((seat) => [...(corrected[seat].strengths ?? [])]);
  expect(strengths[1]).toEqual([strengths[0][1], strengths[0][2], strengths[0][0]]);
  expect(new Set(strengths[0]).size).toBe(3);
});

test("strangers sit at some seats of a training game, never at all of them", () => {
  const asked: number[] = [];
  const stranger: AnyBot = {
    id: "highest",
    choose({ seat, legal }) {
      asked.push(seat);
      return Math.max(...legal);
    },
  };
  const selfPlay = new SelfPlay(goofspiel, knowledge, encoding, stranger);
  const { weights } = beginNetworkTraining(encoding.sizes, 1);
  const seatsAsked = Array.from({ length: 100 }, (_, seed) => {
    asked.length = 0;
    expect(selfPlay.play(weights, [{ seats: 3, seed }], 0).length).toBeGreaterThan(0);
    return new Set(asked).size;
  });
  expect(new Set(seatsAsked)).toEqual(new Set([0, 1, 2]));
});

test("a network sees no difference between states that its seat cannot tell apart", () => {
  const { weigh, evaluate } = withNetwork(
    goofspiel,
    knowledge,
    encoding,
    beginNetworkTraining(encoding.sizes, 3).weights,
  );
  const state = goofspiel.setup({}, 3, new FastChance(1));
  goofspiel.apply(state, 1, 5, new FastChance(1));
  const read = (of: typeof state): number[] => {
    const [actions, weights, shares] = [new ActionList(), new Float64Array(13), new Float64Array(3)];
    goofspiel.legal(of, 0, actions);
    weigh(of, 0, actions, weights);
    evaluate(of, 0, shares);
    return [...weights, ...shares];
  };
  const luck = new FastChance(2);
  for (let i = 0; i < 20; i++) {
    const twin = goofspiel.clone(state);
    for (let times = 0; times < 5; times++) checks.exchange?.(twin, 0, luck);
    expect(twin).not.toEqual(state);
    expect(read(twin)).toEqual(read(state));
  }
  const other = goofspiel.clone(state);
  other.points[1] += 9;
  expect(read(other)).not.toEqual(read(state));
});
