import { catalogue } from "../../text/index.ts";
import type { OwnWords, RuleWords } from "./words/en.ts";

export type YsWords = OwnWords & RuleWords;

interface Names extends Omit<RuleWords, "neutral"> {
  readonly NEUTRAL_NAME: string;
}

interface Fetched {
  readonly own: OwnWords;
  readonly names: Names;
}

const joined = ({ own, names: { gems, areas, characters, placeName, NEUTRAL_NAME } }: Fetched): YsWords => ({
  ...own,
  gems,
  areas,
  characters,
  placeName,
  neutral: NEUTRAL_NAME,
});

/** The page's own words, and with them the names that the sentences of the rules use. */
export const words = catalogue<YsWords>({
  en: async () => joined(await import("./words/en.ts")),
  hu: async () => joined(await import("./words/hu.ts")),
  nl: async () => joined(await import("./words/nl.ts")),
});
