import type { Language } from "./game-text.ts";

/** "a, b and c" as the language writes it. */
export function listIn(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: "conjunction" });
  return (items) => format.format(items);
}
