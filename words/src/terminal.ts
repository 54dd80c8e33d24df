import type { GameTypes } from "@serai/kernel";
import { fieldLabel, fieldText } from "./fields.ts";
import type { FieldText, Language, Names } from "./game-text.ts";

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
export const plainScreen = (fieldsIn: (language: Language) => Fields | undefined): Screen<GameTypes> => ({
  draw(view, { language, names }) {
    const texts = fieldsIn(language);
    return fieldLines(
      Object.entries(Object(view)).flatMap(([name, field]): [string, string][] => {
        if (texts === undefined) return [[name, fieldText(field, undefined, names)]];
        const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
        return text === undefined ? [] : [[fieldLabel(text), fieldText(field, text, names)]];
      }),
    );
  },
  final: () => [],
});

type Fields = Readonly<Record<string, FieldText>>;

/** Fields as lines, each with its name before it. */
export function fieldLines(fields: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(10, ...fields.map(([name]) => name.length));
  return fields.map(([name, text]) => `${name.padEnd(width)} ${text}`);
}
