// Written by `npm run games` from the folders of games: do not edit.
export { levels } from "../../../caylus/bots/levels.ts";
export { game } from "../../../caylus/rules/game.ts";
