// Written by `npm run games` from the folders of games: do not edit.
import { defaultAnalyst } from "@serai/search/defaults";
import { knowledge } from "../../../caylus/bots/knowledge.ts";
import { game } from "../../../caylus/rules/game.ts";

export const analyst = defaultAnalyst(game, knowledge);
