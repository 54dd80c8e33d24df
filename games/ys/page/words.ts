import { catalogue } from "@serai/ui/words/catalogue.ts";
import type { PageWords, RuleWords } from "../words/page-words.ts";

export type YsWords = PageWords & RuleWords;

interface Names extends Omit<RuleWords, "neutral"> {
  readonly NEUTRAL_NAME: string;
}

const joined = (page: PageWords, { gems, areas, characters, placeName, NEUTRAL_NAME }: Names): YsWords => ({
  ...page,
  gems,
  areas,
  characters,
  placeName,
  neutral: NEUTRAL_NAME,
});

/**
 * The page's own words, and with them the names that the sentences of the rules use. What is taken is named one by one,
 * so that the build leaves the words of the terminal out.
 */
export const words = catalogue<YsWords>({
  en: async () => {
    const { page, names } = await import("../words/en.ts");
    return joined(page, names);
  },
  hu: async () => {
    const { page, names } = await import("../words/hu.ts");
    return joined(page, names);
  },
  nl: async () => {
    const { page, names } = await import("../words/nl.ts");
    return joined(page, names);
  },
});
