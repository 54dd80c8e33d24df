/** One thing after the other, in the order asked; one that fails holds up none behind it. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  get isEmpty(): boolean {
    return this.#pending === 0;
  }

  inTurn<X>(job: () => Promise<X>): Promise<X> {
    this.#pending++;
    const done = this.#last.then(job).finally(() => {
      this.#pending--;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
