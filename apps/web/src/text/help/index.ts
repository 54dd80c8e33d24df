import { catalogue } from "../index.ts";
import type { HelpText } from "./help-text.ts";

export const helpText = catalogue<HelpText>({
  en: async () => (await import("./en.ts")).help,
  hu: async () => (await import("./hu.ts")).help,
  nl: async () => (await import("./nl.ts")).help,
});
