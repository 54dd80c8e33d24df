import { catalogue } from "../../text/index.ts";
import type { OwnWords, RuleWords } from "./words/en.ts";

export type YsWords = OwnWords & RuleWords;

interface Names extends Omit<RuleWords, "neutral"> {
  readonly NEUTRAL_NAME: string;
}

async function both(fetchedWords: Promise<OwnWords>, fetchedNames: Promise<Names>): Promise<YsWords> {
  const [own, { gems, areas, characters, placeName, NEUTRAL_NAME }] = await Promise.all([fetchedWords, fetchedNames]);
  return { ...own, gems, areas, characters, placeName, neutral: NEUTRAL_NAME };
}

/** The page's own words, and with them the names that the sentences of the rules use. */
export const words = catalogue<YsWords>({
  en: () =>
    both(
      import("./words/en.ts").then(({ en }) => en),
      import("@serai/text/ys/en/names"),
    ),
  hu: () =>
    both(
      import("./words/hu.ts").then(({ hu }) => hu),
      import("@serai/text/ys/hu/names"),
    ),
  nl: () =>
    both(
      import("./words/nl.ts").then(({ nl }) => nl),
      import("@serai/text/ys/nl/names"),
    ),
});
