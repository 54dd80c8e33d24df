/**
 * What a seat may do, as a whole number. A number is quick to list, to compare and to search by; what it says is
 * read through the game's own accessors and its notation, never by arithmetic elsewhere.
 */
export type Action = number;

/** A list that is filled again and again without being allocated again. */
export class ActionList {
  readonly #items: Action[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  add(action: Action): void {
    this.#items[this.#count++] = action;
  }

  at(index: number): Action {
    return this.#items[index];
  }

  includes(action: Action): boolean {
    for (let i = 0; i < this.#count; i++) if (this.#items[i] === action) return true;
    return false;
  }

  toArray(): Action[] {
    return this.#items.slice(0, this.#count);
  }
}
