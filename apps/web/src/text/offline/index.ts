import { catalogue } from "../index.ts";
import type { OfflineText } from "./offline-text.ts";

export const offline = catalogue<OfflineText>({
  en: async () => (await import("./en.ts")).offline,
  hu: async () => (await import("./hu.ts")).offline,
  nl: async () => (await import("./nl.ts")).offline,
});
