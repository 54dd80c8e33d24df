import { text as en } from "./fairness/en.ts";
import type { FairnessText } from "./fairness/fairness-text.ts";
import { text as hu } from "./fairness/hu.ts";
import { text as nl } from "./fairness/nl.ts";
import type { Language } from "./game-text.ts";

const WORDS: Readonly<Record<Language, FairnessText>> = { en, hu, nl };

export const fairnessText = (language: Language): FairnessText => WORDS[language];

export { summaryOf } from "./fairness/summary.ts";
