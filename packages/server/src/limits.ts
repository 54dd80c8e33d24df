/** Every limit on what a client may ask of the server. */
export const LIMITS = {
  /** Bytes of one HTTP body. */
  body: 16_384,
  /** Bytes waiting to be sent on one socket; a client that reads so slowly is let go. */
  backlog: 1_000_000,
  /** Commands a socket may send at once, and how many more a second. */
  commands: { burst: 40, perSecond: 10 },
  /** Messages outside the protocol before a socket is closed. */
  malformed: 5,
  /** Tables a person may open at once, and how many more an hour. */
  tables: { burst: 60, perSecond: 60 / 3600 },
  /** A socket that has not answered for this long is dead. */
  heartbeat: 30_000,
  /** Tables not in use are put away this often. */
  idle: 60_000,
  /** Tables where something is due without people are looked for this often. */
  wakeEvery: 1_000,
  /** How long a link to another device holds. */
  linkLives: 10 * 60_000,
  /** Passkey challenges given out and not answered yet, and how long one holds. */
  challenges: 10_000,
  challengeLives: 5 * 60_000,
} as const;

/** A bucket of permissions that fills up again with time. */
export class Bucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
