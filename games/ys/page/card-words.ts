import { parts, type View } from "../rules/index.ts";
import { effectOf } from "../words/effect.ts";
import type { CardWords } from "../words/shared.ts";
import { words } from "./words.ts";

/** A character's name and what it does; nothing where no card lies. */
export function cardWords(card: parts.Card | undefined): CardWords | undefined {
  if (card === undefined || card < 0) return undefined;
  return words.text.characters[card === parts.BLUE_CARD ? "blue" : parts.CHARACTERS[card]];
}

export function cardEffect(card: parts.Card | undefined, options: View["options"]): string | undefined {
  const found = cardWords(card);
  return found && effectOf(found, options);
}
