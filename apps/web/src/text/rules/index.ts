import { catalogue } from "../index.ts";
import type { RulesPageText } from "./rules-page-text.ts";

export const rulesPageText = catalogue<RulesPageText>({
  en: async () => (await import("./en.ts")).rulesPage,
  hu: async () => (await import("./hu.ts")).rulesPage,
  nl: async () => (await import("./nl.ts")).rulesPage,
});
