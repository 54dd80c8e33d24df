import { styleText } from "node:util";
import type { Language } from "@serai/words";
import type { CliText } from "./text/cli-text.ts";
import { cliText } from "./text/index.ts";

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** What a command speaks with. */
export interface Shell {
  readonly language: Language;
  readonly text: CliText;
  readonly paint: Paint;
  out(line: string): void;
}

export function openShell(language: Language): Shell {
  const inColour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  return {
    language,
    text: cliText(language),
    paint: (style, text) => (inColour ? styleText(style, text, { validateStream: false }) : text),
    out: (line) => console.log(line),
  };
}

/** Ends a command with one line for the person at the keyboard; 2 where what was typed is wrong. */
export class Stop extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
