// Written by `npm run games` from the folders of games: do not edit.
import { type Catalogue, catalogue } from "@serai/ui/words/catalogue.ts";
import type { AnyReasonText } from "@serai/words/reasons";

export const REASON_WORDS: Readonly<Record<string, Catalogue<AnyReasonText>>> = {
  sultan: catalogue<AnyReasonText>({
    en: async () => (await import("../../sultan/words/reasons/en.ts")).reasons,
    hu: async () => (await import("../../sultan/words/reasons/hu.ts")).reasons,
    nl: async () => (await import("../../sultan/words/reasons/nl.ts")).reasons,
  }),
  byzanz: catalogue<AnyReasonText>({
    en: async () => (await import("../../byzanz/words/reasons/en.ts")).reasons,
    hu: async () => (await import("../../byzanz/words/reasons/hu.ts")).reasons,
    nl: async () => (await import("../../byzanz/words/reasons/nl.ts")).reasons,
  }),
  ys: catalogue<AnyReasonText>({
    en: async () => (await import("../../ys/words/reasons/en.ts")).reasons,
    hu: async () => (await import("../../ys/words/reasons/hu.ts")).reasons,
    nl: async () => (await import("../../ys/words/reasons/nl.ts")).reasons,
  }),
  caylus: catalogue<AnyReasonText>({
    en: async () => (await import("../../caylus/words/reasons/en.ts")).reasons,
    hu: async () => (await import("../../caylus/words/reasons/hu.ts")).reasons,
    nl: async () => (await import("../../caylus/words/reasons/nl.ts")).reasons,
  }),
};
