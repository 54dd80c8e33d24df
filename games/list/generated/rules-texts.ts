// Written by `npm run games` from the folders of games: do not edit.
import type { Language } from "@serai/words";
import type { RulesText } from "@serai/words/rules-text";

export const RULES_TEXTS: Readonly<Record<string, Readonly<Record<Language, () => Promise<RulesText>>>>> = {
  sultan: {
    en: async () => (await import("../../sultan/learn/rules/en.ts")).rules,
    hu: async () => (await import("../../sultan/learn/rules/hu.ts")).rules,
    nl: async () => (await import("../../sultan/learn/rules/nl.ts")).rules,
  },
  byzanz: {
    en: async () => (await import("../../byzanz/learn/rules/en.ts")).rules,
    hu: async () => (await import("../../byzanz/learn/rules/hu.ts")).rules,
    nl: async () => (await import("../../byzanz/learn/rules/nl.ts")).rules,
  },
  ys: {
    en: async () => (await import("../../ys/learn/rules/en.ts")).rules,
    hu: async () => (await import("../../ys/learn/rules/hu.ts")).rules,
    nl: async () => (await import("../../ys/learn/rules/nl.ts")).rules,
  },
  caylus: {
    en: async () => (await import("../../caylus/learn/rules/en.ts")).rules,
    hu: async () => (await import("../../caylus/learn/rules/hu.ts")).rules,
    nl: async () => (await import("../../caylus/learn/rules/nl.ts")).rules,
  },
};
