import { LANGUAGES, type Language } from "@serai/words";
import type { CliText } from "./cli-text.ts";
import { text as en } from "./en.ts";
import { text as hu } from "./hu.ts";
import { text as nl } from "./nl.ts";

const TEXTS: Readonly<Record<Language, CliText>> = { en, hu, nl };

export const cliText = (language: Language): CliText => TEXTS[language];

export const languageNamed = (name: string): Language | undefined => LANGUAGES.find((language) => language === name);

/** The language of the person's own system, where we speak it: LANG=hu_HU.UTF-8. */
export function systemLanguage(env: NodeJS.ProcessEnv): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return languageNamed(locale.slice(0, 2).toLowerCase()) ?? "en";
}
