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

/** The time each seat has. It only ever learns what time it is from the log, so it can be worked out again from it. */
export class Clocks {
  readonly #perDecision: number;
  /** When each seat was asked; `undefined` while it is not. */
  readonly #asked: (number | undefined)[];
  readonly #reserve: number[];
  #pausedAt: number | undefined;

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
      else this.#asked[seat] ??= at;
  }

  /** The seat has answered: what it took beyond the time of one decision comes out of its reserve. */
  answer(seat: Seat, at: number): void {
    const asked = this.#asked[seat];
    if (asked !== undefined) this.#reserve[seat] -= Math.max(0, at - asked - this.#perDecision);
    this.#reserve[seat] = Math.max(0, this.#reserve[seat]);
    this.#asked[seat] = undefined;
  }

  pause(at: number): void {
    this.#pausedAt ??= at;
  }

  resume(at: number): void {
    if (this.#pausedAt === undefined) return;
    const lost = at - this.#pausedAt;
    for (const [seat, asked] of this.#asked.entries()) if (asked !== undefined) this.#asked[seat] = asked + lost;
    this.#pausedAt = undefined;
  }

  askedAt(seat: Seat): number | undefined {
    return this.#asked[seat];
  }

  reserveOf(seat: Seat): number {
    return this.#reserve[seat];
  }

  /** When the seat's time is out; `undefined` where nobody counts. */
  deadlineOf(seat: Seat): number | undefined {
    const asked = this.#asked[seat];
    if (asked === undefined || this.isPaused || this.#perDecision === Number.POSITIVE_INFINITY) return undefined;
    return asked + this.#perDecision + this.#reserve[seat];
  }
}
