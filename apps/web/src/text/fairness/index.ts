import { catalogue } from "../index.ts";
import type { FairPageText } from "./fair-page-text.ts";

export const fairness = catalogue<FairPageText>({
  en: async () => (await import("./en.ts")).fairness,
  hu: async () => (await import("./hu.ts")).fairness,
  nl: async () => (await import("./nl.ts")).fairness,
});
