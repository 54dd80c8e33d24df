/**
 * The trees of all seats in one pool of numbers: a node is an index into these lists. A node is found by its parent and a
 * key, which is what its seat did or saw. Nothing is allocated while the search runs.
 */
export class Tree {
  /** The node as a choice at its parent: how often taken, how often it could have been, the sum of its results. */
  readonly visits: Int32Array;
  readonly offered: Int32Array;
  readonly gains: Float64Array;
  /** The node as a decision: how often its seat decided here, and the sum of the results. */
  readonly choices: Int32Array;
  readonly sums: Float64Array;
  readonly parents: Int32Array;
  readonly #keys: Int32Array;
  /** By hash, the node, 0 for none; and by node, its slot there. */
  readonly #table: Int32Array;
  readonly #slots: Int32Array;
  readonly #mask: number;
  readonly #capacity: number;
  #count = 0;
  #roots = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.visits = new Int32Array(capacity);
    this.offered = new Int32Array(capacity);
    this.gains = new Float64Array(capacity);
    this.choices = new Int32Array(capacity);
    this.sums = new Float64Array(capacity);
    this.parents = new Int32Array(capacity);
    this.#keys = new Int32Array(capacity);
    const slots = 2 ** Math.ceil(Math.log2(capacity * 2));
    this.#table = new Int32Array(slots);
    this.#slots = new Int32Array(capacity);
    this.#mask = slots - 1;
  }

  /** Clears the pool and makes roots, nodes 1 to `roots`. Node 0 means none. */
  reset(roots: number): void {
    for (const list of [this.visits, this.offered, this.gains, this.choices, this.sums]) list.fill(0, 0, this.#count);
    // Slot by slot: the table is large, and a quick bot uses little of it.
    for (let node = this.#roots + 1; node < this.#count; node++) this.#table[this.#slots[node]] = 0;
    this.#roots = roots;
    this.#count = roots + 1;
  }

  find(parent: number, key: number): number {
    return this.#table[this.#slot(parent, key)];
  }

  /** The child, added where there is none yet; 0 when the pool is full. */
  childOf(parent: number, key: number): number {
    const slot = this.#slot(parent, key);
    if (this.#table[slot] !== 0 || this.#count === this.#capacity) return this.#table[slot];
    const node = this.#count++;
    this.parents[node] = parent;
    this.#keys[node] = key;
    this.#table[slot] = node;
    this.#slots[node] = slot;
    return node;
  }

  /** The slot of the child, or where it would go. */
  #slot(parent: number, key: number): number {
    let hash = Math.imul(parent, 0x9e3779b1) ^ Math.imul(key, 0x85ebca6b);
    hash ^= hash >>> 15;
    let slot = hash & this.#mask;
    for (let node = this.#table[slot]; node !== 0; node = this.#table[slot]) {
      if (this.parents[node] === parent && this.#keys[node] === key) return slot;
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }
}
