import { type CommonRefusal, type GameTypes, type RefusalParams, refuse } from "@serai/kernel";
import { text as byzanzEn } from "./byzanz/en.ts";
import { text as byzanzHu } from "./byzanz/hu.ts";
import { text as byzanzNl } from "./byzanz/nl.ts";
import type { CommonText } from "./common/common-text.ts";
import { text as commonEn } from "./common/en.ts";
import { text as commonHu } from "./common/hu.ts";
import { text as commonNl } from "./common/nl.ts";
import type { GameText, Language } from "./game-text.ts";
import { text as goofspielEn } from "./goofspiel/en.ts";
import { text as goofspielHu } from "./goofspiel/hu.ts";
import { text as goofspielNl } from "./goofspiel/nl.ts";
import { text as sultanEn } from "./sultan/en.ts";
import { text as sultanHu } from "./sultan/hu.ts";
import { text as sultanNl } from "./sultan/nl.ts";
import { text as ysEn } from "./ys/en.ts";
import { text as ysHu } from "./ys/hu.ts";
import { text as ysNl } from "./ys/nl.ts";

/** A game's words, where its own types do not matter. */
export type AnyGameText = GameText<GameTypes>;

/** All at once, for the shell and the tests; a page imports "@serai/text/sultan/hu" and no more than that. */
const GAMES: ReadonlyMap<string, Readonly<Record<Language, AnyGameText>>> = new Map(
  Object.entries({
    sultan: { en: sultanEn, hu: sultanHu, nl: sultanNl },
    byzanz: { en: byzanzEn, hu: byzanzHu, nl: byzanzNl },
    ys: { en: ysEn, hu: ysHu, nl: ysNl },
    goofspiel: { en: goofspielEn, hu: goofspielHu, nl: goofspielNl },
  }),
);

const COMMON: Readonly<Record<Language, CommonText>> = { en: commonEn, hu: commonHu, nl: commonNl };

export function gameText(gameId: string, language: Language): AnyGameText {
  const texts = GAMES.get(gameId);
  if (texts === undefined) throw refuse<CommonRefusal>("unknown-game", { game: gameId.slice(0, 40) });
  return texts[language];
}

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
