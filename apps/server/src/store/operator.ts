import type { Status } from "./store.ts";

/** Somebody who may not use the server: a person, known by their tag, or everybody at an address. */
export interface Ban {
  readonly kind: "person" | "address";
  readonly whose: string;
  /** The person's name. */
  readonly name?: string;
  readonly why: string;
  readonly at: number;
}

/** A game that no longer plays. */
export interface SetAside {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly updated: number;
}

export interface OperatorStore {
  /** How many tables there are of each game that is not over. */
  openTables(): Promise<readonly { readonly game: string; readonly status: Status; readonly tables: number }[]>;
  setAsideTables(): Promise<readonly SetAside[]>;
  /** Whether there is such a person. */
  ban(ban: Omit<Ban, "name">): Promise<boolean>;
  liftBan(ban: Pick<Ban, "kind" | "whose">): Promise<void>;
  bans(): Promise<readonly Ban[]>;
  /** The hashes of all keys of people who are banned. */
  bannedKeys(): Promise<readonly string[]>;
}
