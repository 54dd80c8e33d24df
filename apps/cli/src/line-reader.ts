import { createInterface, type Interface } from "node:readline";
import type { Streams } from "./shell.ts";

/** What a person types, line by line: from a terminal, or from a file or a program that plays. */
export class LineReader {
  readonly #reader: Interface;
  readonly #lines: NodeJS.AsyncIterator<string>;
  readonly #output: NodeJS.WritableStream;
  /** The last line was typed; those before it may still wait to be asked for. */
  #isAtEnd = false;
  /** What Tab goes on to from what is typed so far. */
  complete: (line: string) => string[] = () => [];

  constructor({ input, output }: Streams) {
    this.#output = output;
    const terminal = input.isTTY === true && output.isTTY === true;
    this.#reader = createInterface({
      input,
      output,
      terminal,
      completer: (line: string): [string[], string] => [this.complete(line), line],
    });
    // Ctrl-C: nothing more will be typed.
    this.#reader.on("SIGINT", () => this.#reader.close());
    this.#reader.on("close", () => {
      this.#isAtEnd = true;
    });
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** The next line; `undefined` once there will be none. */
  async ask(question: string): Promise<string | undefined> {
    if (this.#isAtEnd) this.#output.write(question);
    else {
      this.#reader.setPrompt(question);
      this.#reader.prompt();
    }
    const { done, value } = await this.#lines.next();
    return done ? undefined : value.trim();
  }

  close(): void {
    this.#reader.close();
  }
}
