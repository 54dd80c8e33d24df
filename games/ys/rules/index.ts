export * as actions from "./actions.ts";
export { brokerNamed, sumOf } from "./board.ts";
export { checks } from "./checks.ts";
export { type Contest, type Event, retell, type TieRule, type TurnedUp } from "./events.ts";
export { ys } from "./game.ts";
export {
  columnArbiter,
  compareColumns,
  firstSide,
  rankSides,
  ruleBetween,
  SIDES,
  type TieFacts,
  tieRanks,
} from "./majority.ts";
export { type Memory, memory, remember } from "./memory.ts";
export { notation } from "./notation.ts";
export { callFor, ONLY_WHEN_CALLED } from "./orders.ts";
export * as parts from "./parts.ts";
export * as places from "./places.ts";
export { blackPoints, colourPoints, coloursByPrice, type Score, type Source, scores, thronePoints } from "./score.ts";
export { type ShownStep, type Stage, stepBehind } from "./shown.ts";
export {
  type Brokers,
  type CountPhase,
  EVERYBODY,
  type Options,
  type State,
  type StepName,
  type Ys,
  type YsRefusal,
} from "./state.ts";
export { worth } from "./tally.ts";
export type { BrokerView, NeutralView, OwnView, SeatView, ThroneView, View } from "./view.ts";
