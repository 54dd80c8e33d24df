/** Longer between two looks at the clock, the process did not run: it was stopped, or the machine slept. */
export const LONGEST_PAUSE = 5_000;
/** No more passes between two looks: of a shorter stop hardly anything counts either. */
export const LONGEST_STEP = 2_000;
/** How long clocks stand still after the process did not run, so that people can come back. */
export const GRACE = 20_000;

/**
 * The time by which clocks go: it passes only while the process runs, so nobody loses time to a stop, a restart or a
 * clock that somebody sets. `ticks` is a count of milliseconds that no one can set and that never goes back. It has to be
 * asked for the time about every second.
 */
export class RunningTime {
  #time: number;
  #ticks: number;
  #grace: number;

  /** `time`: where it stood when the process last ran. */
  constructor(time: number, ticks: number, grace: number) {
    this.#time = time;
    this.#ticks = ticks;
    this.#grace = grace;
  }

  /** Nothing can be kept since then: it goes back to it, and does not pass until `goOn`. */
  pauseAt(time: number): void {
    this.#time = Math.min(this.#time, time);
    this.#grace = Number.POSITIVE_INFINITY;
  }

  /** Where it stood, it passes again once people have had time to come back. */
  goOn(): void {
    this.#grace = Math.min(this.#grace, GRACE);
  }

  /** Another process that goes by the same time is further. */
  catchUp(time: number): void {
    this.#time = Math.max(this.#time, time);
  }

  at(ticks: number): number {
    const gap = ticks - this.#ticks;
    this.#ticks = ticks;
    if (gap > LONGEST_PAUSE) {
      this.#grace = Math.max(this.#grace, GRACE);
      return this.#time;
    }
    const passed = Math.min(gap, LONGEST_STEP);
    const held = Math.min(this.#grace, passed);
    this.#grace -= held;
    this.#time += passed - held;
    return this.#time;
  }
}
