// Written by `npm run games` from the folders of games: do not edit.
export { levels } from "../../../byzanz/bots/levels.ts";
export { game } from "../../../byzanz/rules/game.ts";
