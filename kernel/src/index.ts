export { act, legalActions, refusalFor } from "./act.ts";
export { type Action, ActionList } from "./actions.ts";
export { type Chance, FastChance } from "./chance.ts";
export type { Checks } from "./checks/checks.ts";
export { type Fault, type FuzzOptions, type FuzzReport, fuzz } from "./checks/fuzz.ts";
export type { Leak } from "./checks/leaks.ts";
export {
  agreementOf,
  commitmentTo,
  type FairPlace,
  type FairStart,
  type FairStart2,
  keyOf,
  nameHashOf,
  seatingOf,
  type Terms,
} from "./fair/fair.ts";
export { digestOf, readSeenStart, type SeenPlace, type SeenStart, sameTerms, writeSeenStart } from "./fair/seen.ts";
export { type Claim, type Evidence, type Finding, type Verification, verify } from "./fair/verify.ts";
export {
  type AnyGame,
  type Game,
  type GameTypes,
  type Notation,
  type Result,
  rank,
  type Sources,
  type StandingOrders,
  type Tell,
} from "./game.ts";
export { type Key, keyedChance, keyFromHex, keyFromWords, keyToHex } from "./keyed-chance.ts";
export {
  begin,
  canTakeBack,
  type Match,
  type Move,
  type PlayedMove,
  play,
  readMove,
  returnTo,
  type Saved,
  save,
  takeBack,
  writeMove,
} from "./match.ts";
export { cloneJson, type OpenTypes, type OpenView, openGame } from "./open-game.ts";
export {
  isOffered,
  type OptionSpec,
  type OptionSpecs,
  type OptionsOf,
  type OptionValues,
  optionCombinations,
  optionsStillOffered,
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
export { inPhases, playOn, type Step } from "./step.ts";
