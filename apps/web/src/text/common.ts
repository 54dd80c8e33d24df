import type { RefusalParams } from "@serai/kernel";
import type { CommonText } from "@serai/words";
import { catalogue } from "./index.ts";

/** What is said whatever the game: refusals of the table and of the server. */
export const common = catalogue<CommonText>({
  en: async () => (await import("./online/en.ts")).common,
  hu: async () => (await import("./online/hu.ts")).common,
  nl: async () => (await import("./online/nl.ts")).common,
});

type Sentences = Readonly<Record<string, (params: RefusalParams) => string>>;

/** A refusal as a sentence: in the game's words, else in everybody's, else one that fits any. */
export function refusalSentence(code: string, params: RefusalParams, ofGame: Sentences = {}): string {
  const { refusals, unknownRefusal } = common.text;
  const ofAll: Sentences = refusals;
  // The code comes from outside: "constructor" must not find anything.
  const known = [ofGame, ofAll].find((sentences) => Object.hasOwn(sentences, code));
  return known === undefined ? unknownRefusal(code) : known[code](params);
}
