import { type Chance, NOBODY, type Refusal, refuse, type Step, type Tell } from "@serai/kernel";
import type { Event } from "../events.ts";
import { stepShown } from "../shown.ts";
import type { State, Ys, YsRefusal } from "../state.ts";

export const notNow = (s: State): Refusal<YsRefusal> => refuse("not-this-now", { step: stepShown(s) });

/** Nobody is asked, and nothing happens any more. */
export const over: Step<Ys> = {
  deciders: () => NOBODY,
  legal: () => {},
  whyNot: notNow,
  apply: () => {},
};

/** A step or phase in which nobody decides anything: what it does, and play is in another. */
export const automatic = (go: (s: State, chance: Chance, tell: Tell<Event>) => void): Step<Ys> => ({
  ...over,
  ask(s, chance, tell) {
    go(s, chance, tell);
    return false;
  },
});
