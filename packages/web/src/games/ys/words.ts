import type { CardWords } from "@serai/text/ys/shared";
import { parts } from "@serai/ys";
import { catalogue } from "../../text/index.ts";
import { en, type OwnWords, type RuleWords } from "./words/en.ts";

export type YsWords = OwnWords & RuleWords;

/** The page's own words, and with them the names that the sentences of the rules use. */
export const words = catalogue<YsWords>({
  en: async () => ({ ...en, ...named(await import("@serai/text/ys/en/names")) }),
  hu: async () => ({ ...(await import("./words/hu.ts")).hu, ...named(await import("@serai/text/ys/hu/names")) }),
  nl: async () => ({ ...(await import("./words/nl.ts")).nl, ...named(await import("@serai/text/ys/nl/names")) }),
});

interface Names extends Omit<RuleWords, "neutral"> {
  readonly NEUTRAL_NAME: string;
}

const named = ({ gems, areas, characters, placeName, NEUTRAL_NAME }: Names): RuleWords => ({
  gems,
  areas,
  characters,
  placeName,
  neutral: NEUTRAL_NAME,
});

/** A character's name and what it does; nothing where no card lies. */
export function cardWords(card: parts.Card | undefined): CardWords | undefined {
  if (card === undefined || card < 0) return undefined;
  return words.text.characters[card === parts.BLUE_CARD ? "blue" : parts.CHARACTERS[card]];
}
