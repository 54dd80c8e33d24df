// Without the schemas, which a page has no use for.
export const LONGEST_LINE = 300;

/** Line breaks, and whatever could hide or reorder what follows it. */
const UNPLAIN = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** What of a text may be said: one line, and plain. */
export const plainLine = (text: string): string => text.replace(UNPLAIN, " ").trim();

/** Letters and signs that nothing is seen of. */
const UNSEEN = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Beside what a line must not have: marks that turn the direction, and signs that only programs see; joiners make emoji. */
const NO_NAME = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;
const JOINERS = /[\u200c\u200d]/gu;

/** Whether a name, trimmed and in NFC, can stand in a list, a chat and a mail: one plain line with something to see. */
export const isName = (text: string): boolean =>
  plainLine(text) === text &&
  !NO_NAME.test(text.replace(JOINERS, "")) &&
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ""));
