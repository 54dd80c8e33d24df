import { type Card, KINDS, type Kind, kindOf, worthOf } from "../rules/index.ts";
import { words } from "./words.ts";

/** How a card is drawn, in the language of the page. */
export const faceOf = (card: Card) => ({ kind: kindOf(card), value: worthOf(card), letter: letterOf(kindOf(card)) });

export const letterOf = (kind: Kind): string => words.text.letters[KINDS[kind]];

export const spokenCard = (card: Card): string => words.text.card(KINDS[kindOf(card)], worthOf(card));
