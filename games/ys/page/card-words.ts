import { parts } from "../rules/index.ts";
import type { CardWords } from "../words/shared.ts";
import { words } from "./words.ts";

/** A character's name and what it does; nothing where no card lies. */
export function cardWords(card: parts.Card | undefined): CardWords | undefined {
  if (card === undefined || card < 0) return undefined;
  return words.text.characters[card === parts.BLUE_CARD ? "blue" : parts.CHARACTERS[card]];
}
