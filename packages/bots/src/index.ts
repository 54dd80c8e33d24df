import { goofspielSimple } from "./goofspiel/simple.ts";
import { sultanSimple } from "./sultan/simple.ts";

export type { AnyBot, Bot, Sight } from "./bot.ts";
export { byzanzTrader } from "./byzanz.ts";
export { type BotGame, playGame } from "./play-game.ts";
export { random } from "./random.ts";
export const goofspielTrader = { ...goofspielSimple, id: "trader" };
export const sultanTrader = { ...sultanSimple, id: "trader" };
