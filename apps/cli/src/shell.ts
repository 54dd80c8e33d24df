import { Console } from "node:console";
import { styleText } from "node:util";
import type { Language } from "@serai/words";
import type { CliText } from "./text/cli-text.ts";
import { cliText } from "./text/index.ts";

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** What a command reads from and writes to: those of the process, or a test's own. */
export interface Streams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: NodeJS.WritableStream;
}

const STANDARD: Streams = {
  // Opened by the commands that read it only.
  get input() {
    return process.stdin;
  },
  output: process.stdout,
  errors: process.stderr,
};

/** What a command speaks with. */
export interface Shell {
  readonly language: Language;
  readonly text: CliText;
  readonly paint: Paint;
  readonly streams: Streams;
  out(line: string): void;
  err(line: string): void;
}

export function openShell(language: Language, streams: Streams = STANDARD): Shell {
  const inColour = streams.output.isTTY === true && !process.env.NO_COLOR;
  // A console, since it goes on where what it writes to was closed.
  const lines = new Console(streams.output, streams.errors);
  return {
    language,
    text: cliText(language),
    paint: (style, text) => (inColour ? styleText(style, text, { validateStream: false }) : text),
    streams,
    out: (line) => lines.log(line),
    err: (line) => lines.error(line),
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
