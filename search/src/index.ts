export type { Analyst, Reasoner } from "./analyst.ts";
export {
  type Contest,
  type Outcome,
  type Pairing,
  playPairing,
  type Standing,
  schedule,
  tally,
  wilson,
} from "./arena.ts";
export type { AnyBot, Bot, Sight, Thinking } from "./bot.ts";
export { standardContests } from "./contests.ts";
export { type Advice, type Hint, hint, type Prospect } from "./hint.ts";
export { LEVELS, type Level, type LevelId, levelOf } from "./levels.ts";
export { plainAnalyst, plainKnowledge, plainLevels, plainSimple } from "./plain.ts";
export { type BotGame, playGame } from "./play-game.ts";
export { random } from "./random.ts";
export { type Review, type Reviewed, review, type SeatReview } from "./review.ts";
export type { Knowledge, Manner, Racing } from "./search/knowledge.ts";
export { beginTraining, type Lesson, learn, playLesson, seatsOfGame, type Training } from "./train.ts";
export { Witnesses } from "./witnesses.ts";
