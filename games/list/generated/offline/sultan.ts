// Written by `npm run games` from the folders of games: do not edit.
export { levels } from "../../../sultan/bots/levels.ts";
export { game } from "../../../sultan/rules/game.ts";
