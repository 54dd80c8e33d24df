export type { AnyBot, Bot, Sight, Thinking } from "./bot.ts";
export { byzanzSimple } from "./byzanz/simple.ts";
export { goofspielSimple } from "./goofspiel/simple.ts";
export { goofspielLevels, LEVELS, type Level, type LevelId, levelOf, sultanLevels } from "./levels.ts";
export { type BotGame, playGame } from "./play-game.ts";
export { random } from "./random.ts";
export { sultanSimple } from "./sultan/simple.ts";
export { ysSimple } from "./ys/simple.ts";
