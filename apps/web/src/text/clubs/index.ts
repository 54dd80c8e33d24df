import { catalogue } from "../index.ts";
import type { ClubsText } from "./clubs-text.ts";

export const clubs = catalogue<ClubsText>({
  en: async () => (await import("./en.ts")).clubs,
  hu: async () => (await import("./hu.ts")).clubs,
  nl: async () => (await import("./nl.ts")).clubs,
});
