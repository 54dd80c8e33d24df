import { catalogue } from "../index.ts";
import type { ChatText } from "./chat-text.ts";

export const chatText = catalogue<ChatText>({
  en: async () => (await import("./en.ts")).chat,
  hu: async () => (await import("./hu.ts")).chat,
  nl: async () => (await import("./nl.ts")).chat,
});
