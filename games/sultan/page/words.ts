import { catalogue } from "@serai/ui/words/catalogue.ts";
import type { PageWords } from "../words/page-words.ts";

export const words = catalogue<PageWords>({
  en: async () => (await import("../words/en.ts")).page,
  hu: async () => (await import("../words/hu.ts")).page,
  nl: async () => (await import("../words/nl.ts")).page,
});
