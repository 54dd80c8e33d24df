import { HELPS } from "@serai/games/list/generated/helps.ts";
import { RULES_TEXTS } from "@serai/games/list/generated/rules-texts.ts";
import type { AnyGameHelp } from "@serai/ui/help.ts";
import type { RulesText } from "@serai/words/rules-text";
import { language } from "../device/settings.ts";
import { type Catalogue, catalogue } from "../text/index.ts";

/** What a game's folder has for learners; a game may come without. */
export interface Learning {
  readonly help: Catalogue<AnyGameHelp> | undefined;
  readonly rules: Catalogue<RulesText> | undefined;
}

const opened = new Map<string, Learning>();

function learningOf(game: string): Learning {
  const known = opened.get(game);
  if (known) return known;
  const learning = {
    help: Object.hasOwn(HELPS, game) ? catalogue(HELPS[game]) : undefined,
    rules: Object.hasOwn(RULES_TEXTS, game) ? catalogue(RULES_TEXTS[game]) : undefined,
  };
  opened.set(game, learning);
  return learning;
}

/** In the page's language, and from then on in any that it changes to. */
export async function openLearning(game: string): Promise<Learning> {
  const learning = learningOf(game);
  await Promise.all([learning.help?.load(language.peek()), learning.rules?.load(language.peek())]);
  return learning;
}
