import { type Catalogue, catalogue } from "@serai/ui/words/catalogue.ts";
import type { Ui } from "./en.ts";

export { type Catalogue, catalogue, speak } from "@serai/ui/words/catalogue.ts";

/** What the pages themselves say; games bring their own. */
export const ui: Catalogue<Ui> = catalogue<Ui>({
  en: async () => (await import("./en.ts")).en,
  hu: async () => (await import("./hu.ts")).hu,
  nl: async () => (await import("./nl.ts")).nl,
});
