export type { AnyBot, Bot, Sight } from "./bot.ts";
export { goofspielTrader } from "./goofspiel.ts";
export { type BotGame, playGame } from "./play-game.ts";
export { random } from "./random.ts";
export { sultanTrader } from "./sultan.ts";
