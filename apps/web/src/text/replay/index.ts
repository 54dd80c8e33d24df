import { catalogue } from "../index.ts";
import type { ReplayText } from "./replay-text.ts";

export const replayText = catalogue<ReplayText>({
  en: async () => (await import("./en.ts")).replay,
  hu: async () => (await import("./hu.ts")).replay,
  nl: async () => (await import("./nl.ts")).replay,
});
