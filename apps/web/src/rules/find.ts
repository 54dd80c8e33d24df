/** How text is compared: small letters without accents, so that "o" finds "ő". @returns as long as the text itself */
export const plain = (text: string): string =>
  Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    // A letter that would become longer or shorter stays: places in both texts are the same.
    return bare.length === letter.length ? bare : letter;
  }).join("");

/** The words of what somebody typed. */
export const wordsIn = (typed: string): string[] =>
  plain(typed)
    .split(/\s+/)
    .filter((word) => word !== "");

/** Every one of the words is somewhere in the text. */
export const hasAll = (text: string, words: readonly string[]): boolean => {
  const where = plain(text);
  return words.every((word) => where.includes(word));
};

/** Where the words stand in the text: from, and up to. */
export function placesOf(text: string, words: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const where = plain(text);
  return words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + word.length))
      found.push([at, at + word.length]);
    return found;
  });
}
