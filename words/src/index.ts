import type { GameTypes, RefusalParams } from "@serai/kernel";
import type { CommonText } from "./common/common-text.ts";
import { text as commonEn } from "./common/en.ts";
import { text as commonHu } from "./common/hu.ts";
import { text as commonNl } from "./common/nl.ts";
import type { GameText, Language } from "./game-text.ts";

/** A game's words, where its own types do not matter. */
export type AnyGameText = GameText<GameTypes>;

const COMMON: Readonly<Record<Language, CommonText>> = { en: commonEn, hu: commonHu, nl: commonNl };

export const commonText = (language: Language): CommonText => COMMON[language];

/** A refusal as a sentence: in the game's words, else in everybody's, else one that fits any. */
export function refusalText(
  language: Language,
  game: Pick<AnyGameText, "refusals"> | undefined,
  refusal: { readonly code: string; readonly params: RefusalParams },
): string {
  const { refusals, unknownRefusal } = COMMON[language];
  const words = wordsFor(game?.refusals ?? {}, refusal.code) ?? wordsFor(refusals, refusal.code);
  return words === undefined ? unknownRefusal(refusal.code) : words(refusal.params);
}

/** The code comes from outside: "constructor" must not find anything. */
const wordsFor = (
  refusals: Readonly<Record<string, (params: RefusalParams) => string>>,
  code: string,
): ((params: RefusalParams) => string) | undefined => (Object.hasOwn(refusals, code) ? refusals[code] : undefined);

export type { CommonText } from "./common/common-text.ts";
export { type GameText, LANGUAGES, type Language, type Names, type OptionText } from "./game-text.ts";
