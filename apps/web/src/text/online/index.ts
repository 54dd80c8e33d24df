import { catalogue } from "../index.ts";
import type { OnlineText } from "./online-text.ts";

export const online = catalogue<OnlineText>({
  en: async () => (await import("./en.ts")).online,
  hu: async () => (await import("./hu.ts")).online,
  nl: async () => (await import("./nl.ts")).online,
});
