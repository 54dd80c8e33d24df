import { catalogue } from "../index.ts";
import type { PeopleText } from "./people-text.ts";

export const people = catalogue<PeopleText>({
  en: async () => (await import("./en.ts")).people,
  hu: async () => (await import("./hu.ts")).people,
  nl: async () => (await import("./nl.ts")).people,
});
