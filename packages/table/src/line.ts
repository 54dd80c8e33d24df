// Without the schemas, which a page has no use for.
export const LONGEST_LINE = 300;

/** Line breaks, and whatever could hide or reorder what follows it. */
const UNPLAIN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** What of a text may be said: one line, and plain. */
export const plainLine = (text: string): string => text.replace(UNPLAIN, " ").trim();
