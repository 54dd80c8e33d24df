import { catalogue } from "../index.ts";
import type { YouText } from "./you-text.ts";

export const you = catalogue<YouText>({
  en: async () => (await import("./en.ts")).you,
  hu: async () => (await import("./hu.ts")).you,
  nl: async () => (await import("./nl.ts")).you,
});
