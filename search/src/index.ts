export type { Analyst, Reasoner } from "./analyst.ts";
export {
  type BotResult,
  type Contest,
  type Pairing,
  type PairingResult,
  playPairing,
  schedule,
  tally,
  wilson,
} from "./arena.ts";
export type { AnyBot, Bot, Sight, Thinking } from "./bot.ts";
export { standardContests } from "./contests.ts";
export { defaultAnalyst, defaultKnowledge, defaultLevels, defaultSimple } from "./defaults.ts";
export { type Advice, type ExpectedResult, type Hint, hint } from "./hint.ts";
export { ismctsBot } from "./ismcts-bot.ts";
export { LEVELS, type Level, type LevelId, levelOf } from "./levels.ts";
export { type BotGame, playGame } from "./play-game.ts";
export { random } from "./random.ts";
export { type Review, type Reviewed, review, type SeatReview } from "./review.ts";
export type { Knowledge, RaceSettings, SearchSettings } from "./search/knowledge.ts";
export { SeatMemories } from "./seat-memories.ts";
export { beginTraining, learn, playTrainingGame, seatsOfGame, type Training, type TrainingSample } from "./train.ts";
