import { knowledge } from "@serai/games/goofspiel/bots/knowledge.ts";
import { goofspiel, type State } from "@serai/games/goofspiel/rules/index.ts";
import { everybody, FastChance } from "@serai/kernel";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../src/levels.ts";
import { Race } from "../src/search/race.ts";

const LOW = 1;
const HIGH = 13;

/** Two prizes are left, and the dear one comes first: only the high card takes it. */
const state: State = {
  seats: 2,
  prizes: [2],
  prize: 12,
  hands: [(1 << LOW) | (1 << HIGH), (1 << 5) | (1 << 6)],
  bids: [0, 0],
  waiting: everybody(2),
  points: [30, 30],
  shown: [],
};

test("a policy that is wrong does not end a race before playouts have their say", () => {
  const wrong = {
    ...knowledge,
    weigh(
      _state: State,
      _seat: number,
      actions: { readonly count: number; at(i: number): number },
      into: Float64Array,
    ) {
      for (let i = 0; i < actions.count; i++) into[i] = actions.at(i) === LOW ? 1 : 1e-4;
    },
  };
  const settings = { ...DEFAULT_SETTINGS, horizon: Number.POSITIVE_INFINITY, iterations: 2_000 };
  const sight = { seat: 0, view: goofspiel.view(state, 0), memory: undefined, legal: [LOW, HIGH] };
  const race = { candidates: 2, priorWeight: 0.15, shareScale: 0.02 };
  const [best] = new Race(goofspiel, wrong).evaluate(sight, settings, race, new FastChance(1));
  expect(best.action).toBe(HIGH);
});
