import type { CountPhase, State, StepName } from "./state.ts";

/*
 * Where play is, as views and refusals name it: pages and bots out there know these names, so they stay. Some of them
 * are only in views that a page makes while it shows a move: `arrivals`, `counting` and `roundEnd`, and some stages.
 */

export type Stage = CountPhase | "port" | "commercial" | "palace" | "market";

const STEP_BEHIND = {
  arrivals: "arrivals",
  bidding: "bidding",
  ordering: "ordering",
  windowP: "placingBegins",
  before: "beforePlacing",
  placing: "placing",
  replacing: "replacing",
  placingNeutral: "placingNeutral",
  after: "afterPlacing",
  spying: "spying",
  windowC: "countBegins",
  counting: "counting",
  taking: "counting",
  choosing: "counting",
  columns: "counting",
  pricing: "counting",
  windowE: "countEnds",
  favour: "favour",
  roundEnd: "roundEnd",
  over: "over",
} as const satisfies Readonly<Record<string, StepName>>;

export type ShownStep = keyof typeof STEP_BEHIND;

/** The step that play is in where a view shows this one. */
export const stepBehind = (shown: ShownStep): StepName => STEP_BEHIND[shown];

const SHOWN: Readonly<Record<Exclude<StepName, "counting">, ShownStep>> = {
  arrivals: "arrivals",
  bidding: "bidding",
  ordering: "ordering",
  placingBegins: "windowP",
  beforePlacing: "before",
  placing: "placing",
  replacing: "replacing",
  placingNeutral: "placingNeutral",
  afterPlacing: "after",
  spying: "spying",
  countBegins: "windowC",
  countEnds: "windowE",
  favour: "favour",
  roundEnd: "roundEnd",
  over: "over",
};

const PHASE_BEHIND: Readonly<Record<Stage, CountPhase>> = {
  quarter: "quarter",
  ship: "ship",
  port: "ship",
  commercial: "ship",
  palace: "ship",
  market: "rows",
  rows: "rows",
  columns: "columns",
  topBidder: "topBidder",
};
export const phaseBehind = (stage: Stage): CountPhase => PHASE_BEHIND[stage];

/** What is asked in a phase of the count. */
const QUESTIONS: Readonly<Partial<Record<CountPhase, ShownStep>>> = {
  ship: "taking",
  columns: "columns",
  topBidder: "pricing",
};

export function stepShown({ step, phase, choosing }: State): ShownStep {
  if (step !== "counting") return SHOWN[step];
  return choosing < 0 ? (QUESTIONS[phase] ?? "counting") : "choosing";
}
