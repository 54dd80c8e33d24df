// Written by `npm run games` from the folders of games: do not edit.
import { plainAnalyst } from "@serai/search/plain";
import { knowledge } from "../../../caylus/bots/knowledge.ts";
import { game } from "../../../caylus/rules/game.ts";

export const analyst = plainAnalyst(game, knowledge);
