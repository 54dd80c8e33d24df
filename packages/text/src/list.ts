import type { Language } from "./game-text.ts";

/** British, for want of a comma before "and". */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", hu: "hu", nl: "nl" };

/** "a, b and c" as the language writes it. */
export function listIn(language: Language): (items: readonly string[]) => string {
  // Made when first needed: it takes a phone long, and the first board lists nothing.
  let format: Intl.ListFormat | undefined;
  return (items) => {
    format ??= new Intl.ListFormat(LOCALES[language], { type: "conjunction" });
    return format.format(items);
  };
}
