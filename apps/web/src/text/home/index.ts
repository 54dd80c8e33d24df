import { catalogue } from "../index.ts";
import type { HomeText } from "./home-text.ts";

export const home = catalogue<HomeText>({
  en: async () => (await import("./en.ts")).home,
  hu: async () => (await import("./hu.ts")).home,
  nl: async () => (await import("./nl.ts")).home,
});
