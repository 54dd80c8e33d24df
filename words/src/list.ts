import type { Language } from "./game-text.ts";

const AND: Readonly<Record<Language, string>> = { en: "and", hu: "és", nl: "en" };

/**
 * "a, b and c" as the language writes it. By hand: `Intl.ListFormat` takes a phone a tenth of a second to begin with,
 * just when the first board is to be drawn.
 */
export const listIn =
  (language: Language) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} ${AND[language]} ${items.at(-1)}`;
