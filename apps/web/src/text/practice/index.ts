import { catalogue } from "../index.ts";
import type { PracticeText } from "./practice-text.ts";

export const practiceText = catalogue<PracticeText>({
  en: async () => (await import("./en.ts")).practice,
  hu: async () => (await import("./hu.ts")).practice,
  nl: async () => (await import("./nl.ts")).practice,
});
