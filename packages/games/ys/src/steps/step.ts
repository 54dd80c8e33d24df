import { type Refusal, refuse } from "@serai/kernel";
import type { State, YsRefusal, YsStep } from "../state.ts";

export const notNow = (s: State): Refusal<YsRefusal> => refuse("not-this-now", { step: s.step });

/** A step in which nobody decides anything. */
export const automatic = (go: YsStep["go"]): YsStep => ({
  go,
  legal: () => {},
  whyNot: notNow,
  apply: () => {},
});
