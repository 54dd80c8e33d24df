// Written by `npm run games` from the folders of games: do not edit.
export { levels } from "../../../ys/bots/levels.ts";
export { game } from "../../../ys/rules/game.ts";
