import { createInterface, type Interface } from "node:readline";

/** What a person types, line by line: from a terminal, or from a file or a program that plays. */
export class LineReader {
  readonly #reader: Interface;
  readonly #lines: NodeJS.AsyncIterator<string>;
  /** What Tab goes on to from what is typed so far. */
  complete: (line: string) => string[] = () => [];

  constructor() {
    const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.#reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal,
      completer: (line: string): [string[], string] => [this.complete(line), line],
    });
    // Ctrl-C: nothing more will be typed.
    this.#reader.on("SIGINT", () => this.#reader.close());
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** The next line; `undefined` once there will be none. */
  async ask(question: string): Promise<string | undefined> {
    this.#reader.setPrompt(question);
    this.#reader.prompt();
    const { done, value } = await this.#lines.next();
    return done ? undefined : value.trim();
  }

  close(): void {
    this.#reader.close();
  }
}
