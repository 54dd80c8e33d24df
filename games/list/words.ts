import { type CommonRefusal, refuse } from "@serai/kernel";
import type { AnyGameText, Language } from "@serai/words";
import { WORDS } from "./generated/words.ts";

/** All languages of all games at once, for the server, the terminal and the tests; a page fetches one file. */
export function gameText(id: string, language: Language): AnyGameText {
  if (!Object.hasOwn(WORDS, id)) throw refuse<CommonRefusal>("unknown-game", { game: id.slice(0, 40) });
  return WORDS[id][language];
}
