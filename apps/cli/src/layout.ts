import { stripVTControlCharacters } from "node:util";

/** As wide as it looks: colours take no room. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;

const pad = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - widthOf(text)));

/** Rows of cells as lines, every column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[], gap = "  "): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ""))));
  return rows.map((row) =>
    row
      .map((cell, at) => pad(cell, widths[at]))
      .join(gap)
      .trimEnd(),
  );
}

/** A list in as many columns as fit, read downwards. */
export function inColumns(items: readonly string[], width: number): string[] {
  const widest = Math.max(1, ...items.map(widthOf)) + 3;
  const columns = Math.max(1, Math.floor(width / widest));
  const height = Math.ceil(items.length / columns);
  return table(
    Array.from({ length: height }, (_, row) => items.filter((_item, at) => at % height === row)),
    "   ",
  );
}
