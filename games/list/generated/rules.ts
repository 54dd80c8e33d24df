// Written by `npm run games` from the folders of games: do not edit.
import type { Parts } from "../entry.ts";
import { game as sultanGame } from "../../sultan/rules/game.ts";
import { checks as sultanChecks } from "../../sultan/rules/checks.ts";
import { knowledge as sultanKnowledge } from "../../sultan/bots/knowledge.ts";
import { levels as sultanLevels } from "../../sultan/bots/levels.ts";
import { simple as sultanSimple } from "../../sultan/bots/simple.ts";
import { game as byzanzGame } from "../../byzanz/rules/game.ts";
import { checks as byzanzChecks } from "../../byzanz/rules/checks.ts";
import { knowledge as byzanzKnowledge } from "../../byzanz/bots/knowledge.ts";
import { levels as byzanzLevels } from "../../byzanz/bots/levels.ts";
import { simple as byzanzSimple } from "../../byzanz/bots/simple.ts";
import { game as ysGame } from "../../ys/rules/game.ts";
import { checks as ysChecks } from "../../ys/rules/checks.ts";
import { knowledge as ysKnowledge } from "../../ys/bots/knowledge.ts";
import { levels as ysLevels } from "../../ys/bots/levels.ts";
import { simple as ysSimple } from "../../ys/bots/simple.ts";
import { game as caylusGame } from "../../caylus/rules/game.ts";
import { checks as caylusChecks } from "../../caylus/rules/checks.ts";
import { knowledge as caylusKnowledge } from "../../caylus/bots/knowledge.ts";
import { levels as caylusLevels } from "../../caylus/bots/levels.ts";
import { simple as caylusSimple } from "../../caylus/bots/simple.ts";
import { game as goofspielGame } from "../../goofspiel/rules/game.ts";
import { checks as goofspielChecks } from "../../goofspiel/rules/checks.ts";
import { knowledge as goofspielKnowledge } from "../../goofspiel/bots/knowledge.ts";
import { levels as goofspielLevels } from "../../goofspiel/bots/levels.ts";
import { simple as goofspielSimple } from "../../goofspiel/bots/simple.ts";

/** In the order they are offered. */
export const GAMES: readonly Parts[] = [
  { game: sultanGame, checks: sultanChecks, knowledge: sultanKnowledge, levels: sultanLevels, simple: sultanSimple },
  { game: byzanzGame, checks: byzanzChecks, knowledge: byzanzKnowledge, levels: byzanzLevels, simple: byzanzSimple },
  { game: ysGame, checks: ysChecks, knowledge: ysKnowledge, levels: ysLevels, simple: ysSimple },
  { game: caylusGame, checks: caylusChecks, knowledge: caylusKnowledge, levels: caylusLevels, simple: caylusSimple },
  { game: goofspielGame, checks: goofspielChecks, knowledge: goofspielKnowledge, levels: goofspielLevels, simple: goofspielSimple },
];
