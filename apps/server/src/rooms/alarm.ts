/** A timer cannot wait for longer; what is due later is found by looking for it. */
const LONGEST_TIMER = 3_600_000;

/** Wakes a table at the very moment: answers by order must not be told from others by when they come. */
export class Alarm {
  readonly #now: () => number;
  readonly #wake: () => void;
  #timer: NodeJS.Timeout | undefined;

  /** `now` is the time that it is set by. */
  constructor(now: () => number, wake: () => void) {
    this.#now = now;
    this.#wake = wake;
  }

  /** At this time and at no other. */
  set(at: number | undefined): void {
    clearTimeout(this.#timer);
    if (at === undefined) return;
    const rest = at - this.#now();
    if (rest > LONGEST_TIMER) return;
    // What people have sent by then is read first: a move that came in time is in time.
    const wake = (): void => void setImmediate(this.#wake);
    if (rest <= 0) wake();
    else this.#timer = setTimeout(wake, Math.ceil(rest)).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
