import { catalogue } from "../index.ts";
import type { LearnText } from "./learn-text.ts";

export const learn = catalogue<LearnText>({
  en: async () => (await import("./en.ts")).learn,
  hu: async () => (await import("./hu.ts")).learn,
  nl: async () => (await import("./nl.ts")).learn,
});
