export { type Advice, type Analyst, type Hint, hint, type Review, type Reviewed, review } from "./analysis.ts";
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
export { byzanzKnowledge } from "./byzanz/knowledge.ts";
export { byzanzLevels } from "./byzanz/levels.ts";
export { byzanzSimple } from "./byzanz/simple.ts";
export { standardContests } from "./contests.ts";
export { goofspielKnowledge } from "./goofspiel/knowledge.ts";
export { goofspielLevels } from "./goofspiel/levels.ts";
export { goofspielSimple } from "./goofspiel/simple.ts";
export { LEVELS, type Level, type LevelId, levelOf } from "./levels.ts";
export { type BotGame, playGame } from "./play-game.ts";
export { random } from "./random.ts";
export type { Knowledge, Manner, Racing } from "./search/knowledge.ts";
export { sultanKnowledge } from "./sultan/knowledge.ts";
export { sultanLevels } from "./sultan/levels.ts";
export { sultanSimple } from "./sultan/simple.ts";
export { beginTraining, type Lesson, learn, playLesson, seatsOfGame, type Training } from "./train.ts";
export { Witnesses } from "./witnesses.ts";
export { ysKnowledge } from "./ys/knowledge.ts";
export { ysLevels } from "./ys/levels.ts";
export { ysSimple } from "./ys/simple.ts";
