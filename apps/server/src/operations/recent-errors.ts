/** An error of the log, without what it was about: that may hold secrets of games. */
export interface RecentError {
  readonly at: number;
  /** The log's own words. */
  readonly what: string;
  /** The error's class. */
  readonly error: string;
  readonly table?: string;
}

const MOST = 50;

/** The last errors of this server, for its operator. */
export class RecentErrors {
  #errors: RecentError[] = [];

  get list(): readonly RecentError[] {
    return this.#errors;
  }

  /** Given what the log was given: an object and a sentence. */
  note([about, what]: readonly unknown[], at: number): void {
    const { err, table } = Object(about);
    const error = err instanceof Error ? err.constructor.name : "";
    const noted = { at, what: String(what), error, ...(typeof table === "string" && { table }) };
    this.#errors = [noted, ...this.#errors].slice(0, MOST);
  }
}
