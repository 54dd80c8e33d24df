import type { OptionValues, SeatSet } from "@serai/kernel";
import type { Clock, Entry, Outcome } from "@serai/table";
import type { ChatStore } from "./chat.ts";
import type { ClubStore } from "./clubs.ts";
import type { Asked, NoticeStore } from "./notices.ts";
import type { OwnDataStore } from "./own-data.ts";
import type { RatingStore } from "./ratings.ts";

/** Somebody who can come back: known by keys that only their browsers hold. */
export interface Person {
  /** Secret: it never leaves. */
  readonly id: string;
  readonly name: string;
  /** By which everybody may know them. */
  readonly tag: string;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  /** base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/** Somebody a place is kept for. */
export interface Guest {
  readonly person: string;
  readonly name: string;
  readonly tag: string;
}

/** A place at a table, in the order in which people sit down. */
export interface Place {
  readonly kind: "person" | "bot";
  readonly bot?: string;
  /** Without a name while it is free. */
  readonly name?: string;
  readonly person?: string;
  readonly tag?: string;
  /** What the person added to the luck. */
  readonly nonce?: string;
  /** Its seat in the game, once that has begun. */
  readonly seat?: number;
  /** Nobody else may sit down there. */
  readonly keptFor?: Guest;
}

export type Status = "gathering" | "playing" | "over" | "broken";

export interface StoredTable {
  readonly id: string;
  readonly status: Status;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly clock: Clock;
  readonly public: boolean;
  /** Whether people who do not play may watch. */
  readonly watchers: boolean;
  /** Whether it counts, where its owner has said so. */
  readonly rated?: boolean;
  readonly seating: "random" | "given";
  readonly owner: string;
  /** The club it was opened for. */
  readonly club?: string;
  readonly commitment: string;
  /** 256 bits as hex: leaves only after the end. */
  readonly secret: string;
  readonly at: number;
  readonly began?: number;
  readonly updated: number;
  readonly places: readonly Place[];
  /** Seats that play waits for. */
  readonly deciders: SeatSet;
  /** The table at which the same people play again. */
  readonly rematch?: string;
}

/** A game counts where two or more people play, if nobody has said otherwise. */
export const isRated = (places: readonly Pick<Place, "kind">[], wanted: boolean | undefined): boolean =>
  wanted ?? places.filter(({ kind }) => kind === "person").length >= 2;

export type NewTable = Omit<StoredTable, "status" | "watchers" | "deciders" | "updated" | "began" | "rematch">;

/** How a table stands after an entry: kept beside the log so that it can be found without being read. */
export interface Facts {
  readonly deciders: SeatSet;
  readonly over: boolean;
  readonly outcome?: Outcome;
  /** When something happens there of itself. */
  readonly wakesAt?: number;
}

/** People who are asked now, and when each is to be told; in the same transaction as what made it so. */
export interface Asking {
  readonly asked: readonly Asked[];
}

export interface NewEntry extends Asking {
  readonly table: string;
  /** 1 for the first. Two entries of one table can never have the same number. */
  readonly number: number;
  readonly entry: Entry;
  readonly facts: Facts;
}

export interface PeopleStore {
  addPerson(person: Person & { readonly keyHash: string; readonly at: number }): Promise<void>;
  personByKey(keyHash: string): Promise<Person | undefined>;
  personById(id: string): Promise<Person | undefined>;
  rename(person: Pick<Person, "id" | "name">): Promise<void>;
  addKey(key: { readonly person: string; readonly keyHash: string; readonly at: number }): Promise<void>;
  addLink(link: { readonly hash: string; readonly person: string; readonly expires: number }): Promise<void>;
  /** Uses a one-time link up; whose it was, if it still held. */
  useLink(link: { readonly hash: string; readonly now: number }): Promise<string | undefined>;
  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  countPasskey(use: { readonly id: string; readonly counter: number }): Promise<void>;
}

export interface TableStore {
  createTable(table: NewTable): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  log(table: string): Promise<readonly Entry[]>;
  setPlaces(change: { readonly table: string; readonly places: readonly Place[]; readonly at: number }): Promise<void>;
  beginGame(
    begun: {
      readonly table: string;
      readonly places: readonly Place[];
      readonly at: number;
      readonly facts: Facts;
    } & Asking,
  ): Promise<void>;
  append(entry: NewEntry): Promise<void>;
  setAside(table: string): Promise<void>;
  setRematch(link: { readonly table: string; readonly rematch: string }): Promise<void>;
  tablesOf(person: string): Promise<readonly StoredTable[]>;
  lobby(): Promise<readonly StoredTable[]>;
  /** Games in which something is due. */
  dueTables(now: number): Promise<readonly string[]>;
  /** The newest running games, at most so many. */
  runningTables(most: number): Promise<readonly string[]>;
}

/**
 * Everything that outlives the process. A promise that resolves means: on disk. Written so that another database fits
 * behind it: every method is one transaction, and takes one argument.
 */
export interface Kept extends PeopleStore, TableStore, ChatStore, NoticeStore, RatingStore, ClubStore, OwnDataStore {}

export interface Store extends Kept {
  /** A whole copy of the database, taken while it is in use. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
