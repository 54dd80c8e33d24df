import { STRETCH, speed } from "../device/settings.ts";

/** What waits to be shown, moment by moment. */
export interface MomentQueue {
  isWaiting(): boolean;
  /** Looks at the page before the next moment; what it returns sets things moving once the page has changed. */
  prepare(): () => void;
  /** Shows the next moment, and says for how long it stays, in milliseconds at normal speed. */
  show(): number;
}

/** Shows moments one after the other, each with its time. */
export class Player {
  readonly #moments: MomentQueue;
  #isRunning = false;
  #endPause: () => void = () => {};

  constructor(moments: MomentQueue) {
    this.#moments = moments;
  }

  play(): void {
    if (!this.#isRunning) void this.#run();
  }

  /** Ends the pause after the moment that is on. */
  hurry(): void {
    this.#endPause();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#moments.isWaiting()) {
      await nextFrame();
      // It may have been skipped meanwhile.
      if (!this.#moments.isWaiting()) break;
      const depart = this.#moments.prepare();
      const pause = this.#moments.show();
      await drawn();
      depart();
      await this.#pause(pause * STRETCH[speed.peek()]);
    }
    this.#isRunning = false;
  }

  #pause(duration: number): Promise<void> {
    // Nobody looks at a hidden page, and its clock hardly runs.
    if (document.hidden || duration === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, duration);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** What was shown is in the page, and not yet on the screen: Preact draws as soon as nothing else runs. */
const drawn = (): Promise<void> => Promise.resolve();

/** At the beginning of the next frame. A hidden page draws none. */
const nextFrame = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => requestAnimationFrame(() => resolve()));
