import { REASON_WORDS } from "@serai/games/list/generated/reason-words.ts";
import type { Names } from "@serai/words/game-text";
import { language } from "../device/settings.ts";

const wordsOf = (game: string) => (Object.hasOwn(REASON_WORDS, game) ? REASON_WORDS[game] : undefined);

/** Fetches what the game says about moves; a game without reasons has nothing to fetch. */
export const loadReasonText = async (game: string): Promise<void> => wordsOf(game)?.load(language.peek());

/** Reasons as sentences; none where the words have not come. */
export function reasonSentences(game: string, reasons: readonly unknown[], names: Names): string[] {
  const words = wordsOf(game);
  return words?.isLoaded ? reasons.map((reason) => words.text.reason(reason, names)) : [];
}
