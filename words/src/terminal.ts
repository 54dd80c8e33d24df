import type { GameTypes } from "@serai/kernel";
import { fieldText } from "./fields.ts";
import type { Language, Names } from "./game-text.ts";

/** How a piece of text may stand out. */
export type Style =
  | "bold"
  | "dim"
  | "gray"
  | "yellow"
  | "blueBright"
  | "greenBright"
  | "magentaBright"
  | "redBright"
  | "whiteBright"
  | "yellowBright";

export interface ScreenContext {
  readonly language: Language;
  readonly names: Names;
  paint(style: Style, text: string): string;
  /** Rows of cells as lines, every column as wide as its widest cell. */
  table(rows: readonly (readonly string[])[]): string[];
}

/** A game as lines of text: what one viewer sees, and nothing beyond its view. */
export interface Screen<T extends GameTypes> {
  draw(view: T["View"], scene: ScreenContext): string[];
  /** The final scoring laid out, once the game is over. */
  final(view: T["View"], scene: ScreenContext): string[];
}

/** For a game that has no screen of its own: the fields of its view that have a name, a line each; else all of them. */
export const plainScreen = (labels: (language: Language) => Labels | undefined): Screen<GameTypes> => ({
  draw: (view, { language, names }) => fieldLines(view, labels(language), (field) => fieldText(field, names)),
  final: () => [],
});

type Labels = Readonly<Record<string, string>>;

/** A value as lines, one for each of its fields. */
export function fieldLines(
  value: unknown,
  labels?: Labels,
  textOf = (field: unknown): string => JSON.stringify(field) ?? "",
): string[] {
  if (typeof value !== "object" || value === null) return [textOf(value)];
  const fields = Object.entries(value).filter(([name]) => labels === undefined || Object.hasOwn(labels, name));
  const named = fields.map(([name, field]): [string, unknown] => [labels?.[name] ?? name, field]);
  const width = Math.max(10, ...named.map(([name]) => name.length));
  return named.map(([name, field]) => `${name.padEnd(width)} ${textOf(field)}`);
}
