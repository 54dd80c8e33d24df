export { act, legalActions, refusalFor } from "./act.ts";
export { type Action, ActionList } from "./actions.ts";
export { type Chance, FastChance, type Key, keyedChance, keyFromHex, keyFromWords, keyToHex } from "./chance.ts";
export type { Checks } from "./checks.ts";
export { commitmentTo, type FairStart, keyOf, seatingOf } from "./fair.ts";
export { type Fault, type FuzzOptions, type FuzzReport, fuzz } from "./fuzz.ts";
export {
  type AnyGame,
  type Game,
  type GameTypes,
  type Notation,
  type Result,
  rank,
  type Sources,
  type StandingOrders,
  type Step,
  type Tell,
} from "./game.ts";
export type { Leak } from "./leaks.ts";
export {
  begin,
  canTakeBack,
  type Match,
  type Move,
  type PlayedMove,
  play,
  readMove,
  takeBack,
  writeMove,
} from "./match.ts";
export {
  isOffered,
  type OptionSpec,
  type OptionSpecs,
  type OptionsOf,
  type OptionValues,
  optionCombinations,
  readOptions,
  valuesOf,
} from "./options.ts";
export {
  beginRecorded,
  type Difference,
  type GameRecord,
  type Replay,
  readRecord,
  recordOf,
  replay,
  writeRecord,
} from "./record.ts";
export { type CommonRefusal, Refusal, type RefusalParams, refuse } from "./refusal.ts";
export {
  everybody,
  firstOf,
  has,
  leftOf,
  NOBODY,
  only,
  type Seat,
  type SeatSet,
  seatsIn,
  type Viewer,
  viewersOf,
  without,
  withSeat,
} from "./seats.ts";
export { type Verdict, verify } from "./verify.ts";
