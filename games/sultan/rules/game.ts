import { type Game, NOBODY, type Step } from "@serai/kernel";
import { notation } from "./actions.ts";
import { retell, see } from "./events.ts";
import { memory, remember } from "./memory.ts";
import { OPTIONS } from "./parts.ts";
import { sample } from "./sample.ts";
import { result, sources } from "./score.ts";
import { setup } from "./setup.ts";
import type { State, Sultan } from "./state.ts";
import { laying } from "./steps/laying.ts";
import { offering } from "./steps/offering.ts";
import { view } from "./view.ts";

const over: Step<Sultan> = {
  deciders: () => NOBODY,
  legal: () => {},
  whyNot: laying.whyNot,
  apply: () => {},
};

/** Spelled out: looked up by name in a table, it would take a tenth of the time of a game. */
function stepOf(s: State): Step<Sultan> {
  switch (s.step) {
    case "offering":
      return offering;
    case "laying":
      return laying;
    case "over":
      return over;
  }
}

export const sultan: Game<Sultan> = {
  id: "sultan",
  rules: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  notation,
  setup,
  deciders: (s) => stepOf(s).deciders(s),
  volunteers: () => NOBODY,
  legal(s, seat, into) {
    const step = stepOf(s);
    if (step.deciders(s) === 1 << seat) step.legal(s, seat, into);
  },
  whyNot: (s, seat, action) => stepOf(s).whyNot(s, seat, action),
  apply: (s, seat, action, chance, tell) => stepOf(s).apply(s, seat, action, chance, tell),
  view,
  see,
  retell,
  memory,
  remember,
  sample,
  result,
  sources,
  clone: (s) => ({
    ...s,
    bag: [...s.bag],
    drawn: [...s.drawn],
    shown: [...s.shown],
    laidCards: [...s.laidCards],
    laidAt: [...s.laidAt],
    hands: s.hands.map((cards) => [...cards]),
    decks: s.decks.map((cards) => [...cards]),
    played: s.played.map((cards) => [...cards]),
    gems: s.gems.map((gems) => [...gems]),
  }),
};

export { sultan as game };
