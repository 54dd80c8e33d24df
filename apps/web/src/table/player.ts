import { type ReadonlySignal, signal } from "@preact/signals";
import { STRETCH, speed } from "./settings.ts";

/** One moment of the game: what to prepare while the page is still as it was, how it changes, for how long it stays. */
export interface Moment {
  prepare(): () => void;
  show(): void;
  pace(): number;
}

/** However much has happened, showing it takes no longer than this at normal speed; unless a game asks for more. */
const LONGEST_SHOW = 3_200;

/** Shows moments one after the other, each with its time; a player in a hurry skips. */
export class Playback {
  readonly #queue: Moment[] = [];
  readonly #isPlaying = signal(false);
  #isOpen = false;
  #isRunning = false;
  /** How far the paces are squeezed so that all of what waits fits. */
  #squeeze = 1;
  #mayTake = LONGEST_SHOW;
  #hurry: () => void = () => {};
  readonly #longest: number;

  constructor(longest = LONGEST_SHOW) {
    this.#longest = longest;
  }

  /** True while something is still to be shown. */
  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  /** The page is there to show things on: before that they wait. */
  open(): void {
    this.#isOpen = true;
    this.#start();
  }

  add(moments: readonly Moment[], longest = this.#longest): void {
    this.#queue.push(...moments);
    if (this.#queue.length === 0) return;
    this.#isPlaying.value = true;
    this.#mayTake = longest;
    this.#start();
  }

  #start(): void {
    if (!this.#isOpen || this.#queue.length === 0) return;
    const total = this.#queue.reduce((sum, moment) => sum + moment.pace(), 0);
    this.#squeeze = Math.min(1, this.#mayTake / total);
    if (!this.#isRunning) void this.#run();
  }

  /** Everything that waits happens at once. */
  skip(): void {
    for (const moment of this.#queue.splice(0)) moment.show();
    this.#isPlaying.value = false;
    this.#hurry();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (;;) {
      // Taken from those that wait only when it is shown at once: a skip must find it among them.
      if (this.#queue.length > 0) await nextFrame();
      const moment = this.#queue.shift();
      if (moment === undefined) break;
      const depart = moment.prepare();
      moment.show();
      this.#isPlaying.value = this.#queue.length > 0;
      await drawn();
      depart();
      await this.#pause(moment.pace() * this.#squeeze * STRETCH[speed.peek()]);
    }
    this.#isRunning = false;
  }

  #pause(duration: number): Promise<void> {
    // Nobody looks at a hidden page, and its clock hardly runs.
    if (document.hidden || duration === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, duration);
      this.#hurry = () => {
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
