import { catalogue } from "../index.ts";
import type { NoticesText } from "./notices-text.ts";

export const noticesText = catalogue<NoticesText>({
  en: async () => (await import("./en.ts")).notices,
  hu: async () => (await import("./hu.ts")).notices,
  nl: async () => (await import("./nl.ts")).notices,
});
