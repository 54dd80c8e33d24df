import { has, type Seat, type SeatSet } from "@serai/kernel";
import type { Clock } from "./protocol.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

function timeOfDecision(clock: Clock): number {
  switch (clock.kind) {
    case "none":
      return Number.POSITIVE_INFINITY;
    case "live":
      return clock.decision * SECOND;
    case "mail":
      return clock.hours * HOUR;
  }
}

/** How the clocks stood before an answer, in time without pauses. */
interface Reading {
  readonly asked: readonly (number | undefined)[];
  readonly reserve: readonly number[];
}

/**
 * The time each seat has. It only ever learns what time it is from the log, so it can be worked out again from it. Time
 * that was used stays used: an action that is taken back was no answer, and the clock goes on as if it had never stopped.
 */
export class Clocks {
  readonly #perDecision: number;
  /** When each seat was asked, in time without pauses; `undefined` while it is not. */
  #asked: (number | undefined)[];
  #reserve: number[];
  /** Before each answer that may yet be taken back, oldest first. */
  #before: Reading[] = [];
  #pausedAt: number | undefined;
  /** How long pauses lasted that are over. */
  #paused = 0;

  constructor(clock: Clock, seats: number) {
    this.#perDecision = timeOfDecision(clock);
    this.#asked = Array.from({ length: seats }, () => undefined);
    this.#reserve = Array.from({ length: seats }, () => (clock.kind === "live" ? clock.reserve * SECOND : 0));
  }

  get isPaused(): boolean {
    return this.#pausedAt !== undefined;
  }

  /** Play goes on: these seats are asked now. Those asked before keep the time they have used. */
  ask(deciders: SeatSet, at: number): void {
    for (const seat of this.#asked.keys())
      if (!has(deciders, seat)) this.#asked[seat] = undefined;
      else this.#asked[seat] ??= this.#withoutPauses(at);
  }

  /** The seat has answered: what it took beyond the time of one decision comes out of its reserve. */
  answer(seat: Seat, at: number): void {
    this.#before.push({ asked: [...this.#asked], reserve: [...this.#reserve] });
    const asked = this.#asked[seat];
    if (asked !== undefined) this.#reserve[seat] -= Math.max(0, this.#withoutPauses(at) - asked - this.#perDecision);
    this.#reserve[seat] = Math.max(0, this.#reserve[seat]);
    this.#asked[seat] = undefined;
  }

  /** No answer so far can be taken back any more. */
  settle(): void {
    this.#before = [];
  }

  /** The last answer was none: its seat has used all the time since it was asked. */
  takeBack(): void {
    const before = this.#before.pop();
    if (before === undefined) return;
    this.#asked = [...before.asked];
    this.#reserve = [...before.reserve];
  }

  /** Whether the seat would still have time if it took its last answer back. */
  hasTimeToTakeBack(seat: Seat, at: number): boolean {
    const before = this.#before.at(-1);
    const asked = before?.asked[seat];
    if (before === undefined || asked === undefined) return true;
    return this.#withoutPauses(at) < asked + this.#perDecision + before.reserve[seat];
  }

  pause(at: number): void {
    this.#pausedAt ??= at;
  }

  resume(at: number): void {
    if (this.#pausedAt === undefined) return;
    this.#paused += at - this.#pausedAt;
    this.#pausedAt = undefined;
  }

  askedAt(seat: Seat): number | undefined {
    const asked = this.#asked[seat];
    return asked === undefined ? undefined : asked + this.#paused;
  }

  reserveOf(seat: Seat): number {
    return this.#reserve[seat];
  }

  /** When the seat's time is out; `undefined` where nobody counts. */
  deadlineOf(seat: Seat): number | undefined {
    const asked = this.askedAt(seat);
    if (asked === undefined || this.isPaused || this.#perDecision === Number.POSITIVE_INFINITY) return undefined;
    return asked + this.#perDecision + this.#reserve[seat];
  }

  #withoutPauses(at: number): number {
    return (this.#pausedAt ?? at) - this.#paused;
  }
}
