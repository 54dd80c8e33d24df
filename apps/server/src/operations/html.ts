const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

const written = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === "string" || typeof part === "number")
    return String(part).replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
  return part.map(({ text }) => text).join("");
};

/** HTML in which every value is text, unless it is HTML itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, i) => (i === 0 ? text : written(parts[i - 1] ?? "") + text)).join(""));
