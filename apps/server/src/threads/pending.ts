/** Where it begins; it doubles whenever half of them are taken. */
const FEWEST_PLACES = 64;
/** Ids begin again after it: memory shared with a thread holds no larger ones. */
const LARGEST_ID = 2 ** 31 - 1;

interface Waiting<X> {
  readonly id: number;
  readonly what: X;
}

/**
 * What waits for an answer, by ids that count up. Not a `Map`: one in which entries come and go makes a new table now and then, to
 * which the old one points. Once one of these is old, it keeps the next alive, with all that waited then and its answers,
 * until all memory is looked through.
 */
export class Pending<X> {
  #places: (Waiting<X> | undefined)[] = Array.from({ length: FEWEST_PLACES });
  #lastId = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The id by which it is answered. */
  add(what: X): number {
    if (2 * this.#size >= this.#places.length) this.#makeRoom();
    // Ids whose place is taken are left out: what waits for minutes must not make it grow.
    do this.#lastId = this.#lastId === LARGEST_ID ? 1 : this.#lastId + 1;
    while (this.#places[this.#at(this.#lastId)] !== undefined);
    this.#places[this.#at(this.#lastId)] = { id: this.#lastId, what };
    this.#size++;
    return this.#lastId;
  }

  has(id: number): boolean {
    return this.#places[this.#at(id)]?.id === id;
  }

  /** It waits no longer. */
  take(id: number): X | undefined {
    const waiting = this.#places[this.#at(id)];
    if (waiting?.id !== id) return undefined;
    this.#places[this.#at(id)] = undefined;
    this.#size--;
    return waiting.what;
  }

  /** The one that has waited longest. */
  get oldest(): number | undefined {
    let oldest: number | undefined;
    for (const waiting of this.#places)
      if (waiting && (oldest === undefined || this.#ageOf(waiting.id) > this.#ageOf(oldest))) oldest = waiting.id;
    return oldest;
  }

  /** All of it, which waits no longer. */
  takeAll(): readonly Waiting<X>[] {
    const all = this.#places.flatMap((waiting) => waiting ?? []);
    this.#places = Array.from({ length: FEWEST_PLACES });
    this.#size = 0;
    return all;
  }

  #ageOf(id: number): number {
    return (this.#lastId - id + LARGEST_ID) % LARGEST_ID;
  }

  #at(id: number): number {
    return id & (this.#places.length - 1);
  }

  #makeRoom(): void {
    const waiting = this.#places;
    this.#places = Array.from({ length: waiting.length * 2 });
    for (const one of waiting) if (one !== undefined) this.#places[this.#at(one.id)] = one;
  }
}
