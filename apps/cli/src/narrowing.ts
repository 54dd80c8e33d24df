/** An action as it can be typed and as it is read. */
export interface ListedAction {
  /** Its number on the whole list. */
  readonly number: number;
  readonly notation: string;
  readonly words: string;
}

/** More are no list to read: they are narrowed down first. */
export const MOST_LISTED = 24;

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Those that have a word beginning with each one typed, in their notation or in their own words, with or without accents. */
export function narrowed(offers: readonly ListedAction[], typed: string): ListedAction[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  return offers.filter(({ notation, words: own }) => {
    const tokens = [notation, own].flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u));
    const text = plain(notation);
    return words.every((word) => tokens.some((token) => token.startsWith(word)) || text.split(" ").includes(word));
  });
}

interface Beginning {
  readonly start: string;
  readonly count: number;
}

/** How so many actions begin: as many words of them as make a list that can be read. */
export function beginnings(offers: readonly ListedAction[]): Beginning[] {
  const longest = Math.max(...offers.map(({ notation }) => notation.split(" ").length));
  let best: Beginning[] = [];
  for (let words = 1; words <= longest; words++) {
    const counts = new Map<string, number>();
    for (const { notation } of offers) {
      const start = notation.split(" ").slice(0, words).join(" ");
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
    if (counts.size > MOST_LISTED && best.length > 0) break;
    best = [...counts].map(([start, count]) => ({ start, count }));
  }
  return best;
}

/** What a line may go on to: the next word of every notation that begins so. */
export function completions(notations: readonly string[], line: string): string[] {
  const at = line.lastIndexOf(" ") + 1;
  const next = notations
    .filter((notation) => notation.startsWith(line))
    .map((notation) => {
      const end = notation.indexOf(" ", Math.max(at, line.length));
      return end < 0 ? notation : notation.slice(0, end + 1);
    });
  return [...new Set(next)];
}
