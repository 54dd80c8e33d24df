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
  /** Lines of chat a person may say at once, and how many more a second; how many are shown on joining. */
  chat: { burst: 5, perSecond: 0.5 },
  chatShown: 100,
  /** Lines of chat a person may report at once, and how many more an hour. */
  reports: { burst: 10, perSecond: 10 / 3600 },
  /** A socket that has not answered for this long is dead. */
  heartbeat: 30_000,
  /** Tables not in use are put away this often. */
  idle: 60_000,
  /** Tables where something is due without people are looked for this often. */
  wakeEvery: 1_000,
  /** Milliseconds after which somebody who is asked and not here is told; what is due is looked for this often. */
  tellAfter: 30_000,
  tellEvery: 2_000,
  /** When a notice that did not arrive is tried again; after the last one it is given up. */
  tellAgain: [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000],
  /** The part of a by-mail decision's time after which its person is reminded. */
  remindAt: 0.8,
  /** Milliseconds for a request to an address that somebody gave us. */
  outgoing: 5_000,
  /** Browsers of one person that can be woken. */
  pushDevices: 10,
  /** Tests of notices, and mails to confirm an address, that a person may ask for at once and an hour. */
  noticeTests: { burst: 5, perSecond: 20 / 3600 },
  confirmations: { burst: 3, perSecond: 5 / 3600 },
  /** Clubs a person may found, and tournaments begin, at once and a day; games of one stage of a tournament. */
  clubs: { burst: 10, perSecond: 10 / 86_400 },
  tournaments: { burst: 5, perSecond: 10 / 86_400 },
  tournamentTables: 60,
  /** Stages of tournaments that are played are looked for this often. */
  advanceEvery: 10_000,
  /** Times a person may ask for everything kept about them at once, and a day. */
  exports: { burst: 3, perSecond: 10 / 86_400 },
  /** Lines of a ladder. */
  ladder: 100,
  /** How long a link to another device holds. */
  linkLives: 10 * 60_000,
  /** Passkey challenges given out and not answered yet, and how long one holds. */
  challenges: 10_000,
  challengeLives: 5 * 60_000,
} as const;

const TIDY_EVERY = 60_000;

interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of permissions that fills up again with time. */
export class Bucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor({ burst, perSecond }: Limit, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#at = now;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#burst;
  }

  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}

/** A bucket for each person, kept only while it is not full. */
export class Buckets {
  readonly #limit: Limit;
  readonly #buckets = new Map<string, Bucket>();
  #tidied = 0;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  take(whose: string, now: number): boolean {
    this.#tidy(now);
    const bucket = this.#buckets.get(whose) ?? new Bucket(this.#limit, now);
    this.#buckets.set(whose, bucket);
    return bucket.take(now);
  }

  #tidy(now: number): void {
    if (now - this.#tidied < TIDY_EVERY) return;
    this.#tidied = now;
    for (const [whose, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(whose);
  }
}
