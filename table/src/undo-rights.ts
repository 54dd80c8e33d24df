import type { TableRefusal } from "./protocol.ts";

/** How often one decision may be taken back: often enough to try things out, and the log stays short. */
export const MOST_UNDOS = 10;

/** Which moves their own seats made, and how often each decision was taken back. */
export class UndoRights {
  /** By move that stands: whether its seat itself made it, or left the order that did. */
  readonly #own: boolean[] = [];
  /** By the number of moves before it: how often the decision was taken back, while it still can be. */
  readonly #taken = new Map<number, number>();

  /** `open`: nothing came of the move that cannot be undone. */
  played(own: boolean, open: boolean): void {
    this.#own.push(own);
    if (!open) this.#taken.clear();
  }

  takenBack(): void {
    this.#own.pop();
    const before = this.#own.length;
    this.#taken.set(before, (this.#taken.get(before) ?? 0) + 1);
  }

  /** Why the last move cannot be taken back. What a bot did for somebody stays: else it would be a hint. */
  get refusal(): TableRefusal | undefined {
    if (this.#own.at(-1) !== true) return "not-undoable";
    return (this.#taken.get(this.#own.length - 1) ?? 0) >= MOST_UNDOS ? "too-many-undos" : undefined;
  }
}
