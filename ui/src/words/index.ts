import { type Catalogue, catalogue } from "./catalogue.ts";
import type { UiWords } from "./en.ts";

/** What parts of game pages say; games bring their own words. */
export const ui: Catalogue<UiWords> = catalogue<UiWords>({
  en: async () => (await import("./en.ts")).en,
  hu: async () => (await import("./hu.ts")).hu,
  nl: async () => (await import("./nl.ts")).nl,
});
