import { catalogue } from "../../text/index.ts";
import type { SultanWords } from "./words/en.ts";

export const words = catalogue<SultanWords>({
  en: async () => (await import("./words/en.ts")).en,
  hu: async () => (await import("./words/hu.ts")).hu,
  nl: async () => (await import("./words/nl.ts")).nl,
});
