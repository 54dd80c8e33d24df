const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>/g;
/** Never closed. */
const EMPTY_TAGS = new Set(["br", "hr", "img", "input"]);

export interface Signs {
  /** As `data-piece` names them. */
  readonly pieces: ReadonlySet<string>;
  /** Drawings that lie in no piece: the tag around each. */
  readonly nameless: readonly string[];
}

/** The pieces of a drawn page, and the drawings that belong to none. */
export function signsIn(html: string): Signs {
  const pieces = new Set<string>();
  const nameless: string[] = [];
  const around: { readonly tag: string; readonly isPiece: boolean; readonly text: string }[] = [];
  for (const [text, end, tag, rest] of html.matchAll(TAG)) {
    if (end === "/") {
      while (around.length > 0 && around.pop()?.tag !== tag);
      continue;
    }
    const [, piece] = / data-piece="([^"]*)"/.exec(rest) ?? [];
    if (piece !== undefined) pieces.add(piece);
    const isPiece = piece !== undefined || (around.at(-1)?.isPiece ?? false);
    if (tag === "svg" && !isPiece && !/ data-ornament\b/.test(rest)) nameless.push(around.at(-1)?.text ?? text);
    if (!rest.endsWith("/") && !EMPTY_TAGS.has(tag)) around.push({ tag, isPiece, text });
  }
  return { pieces, nameless };
}
