import type { RulesVersion } from "@serai/games/list/frozen.ts";
import type { OptionValues, SeatSet } from "@serai/kernel";
import type { Clock, LogEntry, TableSummary } from "@serai/table";
import type { ChatStore } from "./chat.ts";
import type { ClubStore } from "./clubs.ts";
import type { Nodes } from "./nodes.ts";
import type { AwaitedPerson, NoticeStore } from "./notices.ts";
import type { OperatorStore } from "./operator.ts";
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

/** A challenge for a passkey that was answered well. */
export interface UsedChallenge {
  /** What no other one has. */
  readonly luck: string;
  readonly holdsUntil: number;
}

/** What a browser holds the other half of. */
export interface BrowserKey {
  readonly keyHash: string;
  readonly at: number;
  /** When it was last used, roughly. */
  readonly seen: number;
  /** What it called itself, in short. */
  readonly browser: string;
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
  /** SHA-256 of the person's nonce, from sitting down. */
  readonly commitment?: string;
  /** What the person added to the luck, once it is revealed. */
  readonly nonce?: string;
  /** For the hash of the name that the key binds; forgotten with the name, whose hash then stays. */
  readonly salt?: string;
  readonly nameHash?: string;
  /** Its seat in the game, once that has begun. */
  readonly seat?: number;
  /** Nobody else may sit down there. */
  readonly keptFor?: Guest;
}

export type Status = "gathering" | "playing" | "over" | "broken" | "given-up";

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
  /** How many starts were tried; 0 at tables of before nonces were hashed, whose keys have form 1. */
  readonly tries: number;
  /** Every place is taken: players who have not revealed their nonces by this table time lose theirs. */
  readonly revealBy?: number;
  readonly at: number;
  /** When the game began, in table time. */
  readonly began?: number;
  readonly updated: number;
  readonly places: readonly Place[];
  /** Seats that play waits for. */
  readonly deciders: SeatSet;
  /** Persons among them, and when each is to be told. */
  readonly awaited: readonly AwaitedPerson[];
  /** Grows with every change of its places: one who has seen an older one changes nothing. */
  readonly revision: number;
  /** The table at which the same people play again. */
  readonly rematch?: string;
}

/** A game counts where two or more people play, if nobody has said otherwise. */
export const isRated = (places: readonly Pick<Place, "kind">[], wanted: boolean | undefined): boolean =>
  wanted ?? places.filter(({ kind }) => kind === "person").length >= 2;

/** What changes whenever anything changes at a table. */
export interface TableProgress extends Pick<StoredTable, "status" | "revision" | "watchers" | "rematch"> {
  /** How many lines its log has. */
  readonly entries: number;
}

/** A table in a person's own list, with how they came out of it. */
export interface OwnTable extends StoredTable {
  readonly outcome?: { readonly rank: number; readonly score: number };
}

export type NewTable = Omit<
  StoredTable,
  "status" | "watchers" | "deciders" | "awaited" | "updated" | "tries" | "revealBy" | "began" | "revision" | "rematch"
>;

/** Who sits at a table before the start, and whether it is about to start. */
export interface Seating extends Pick<StoredTable, "places" | "tries" | "revealBy"> {}

/** People whom play waits for, and when each is to be told; in the same transaction as what made it so. */
export interface WithAwaited {
  readonly awaited: readonly AwaitedPerson[];
}

export interface NewEntry extends WithAwaited {
  readonly table: string;
  /** 1 for the first. Two entries of one table can never have the same number. */
  readonly number: number;
  readonly entry: LogEntry;
  readonly summary: TableSummary;
  /** When it happened by the calendar; absent where nobody may notice that anything did. */
  readonly at?: number;
}

export interface PeopleStore {
  addPerson(person: Person & Omit<BrowserKey, "seen">): Promise<void>;
  personByKey(keyHash: string): Promise<Person | undefined>;
  personById(id: string): Promise<Person | undefined>;
  rename(person: Pick<Person, "id" | "name">): Promise<void>;
  addKey(key: Omit<BrowserKey, "seen"> & { readonly person: string }): Promise<void>;
  /** Those used last come first. */
  keysOf(person: string): Promise<readonly BrowserKey[]>;
  removeKey(keyHash: string): Promise<void>;
  /** Those that are nobody's. */
  unknownKeys(keyHashes: readonly string[]): Promise<readonly string[]>;
  /** The browser was here; noted at most so often, in milliseconds. */
  noteSeen(key: Pick<BrowserKey, "keyHash" | "browser" | "at"> & { readonly every: number }): Promise<void>;
  /** Beside at most so many others: the oldest end. */
  addLink(link: {
    readonly hash: string;
    readonly person: string;
    readonly expires: number;
    readonly most: number;
  }): Promise<void>;
  /** Uses a one-time link up; whose it was, if it still held. */
  useLink(link: { readonly hash: string; readonly now: number }): Promise<string | undefined>;
  /** Whether it is kept now: not where the id is taken, or the person has too many. */
  addPasskey(passkey: Passkey & { readonly most: number }): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  countPasskey(use: { readonly id: string; readonly counter: number }): Promise<void>;
  /** Whether it is used now for the first time. */
  useChallenge(challenge: UsedChallenge): Promise<boolean>;
  /** Those that held until before then. */
  forgetChallenges(before: number): Promise<void>;
}

export interface TableStore {
  createTable(table: NewTable): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** How far it is: cheap to ask, to see whether what is in memory is still so. */
  progress(id: string): Promise<TableProgress | undefined>;
  log(table: string): Promise<readonly LogEntry[]>;
  /** The entries after that number. */
  logAfter(known: { readonly table: string; readonly number: number }): Promise<readonly LogEntry[]>;
  /** Throws WriteConflict where the table no longer gathers, or is not as it was at that revision. */
  setPlaces(
    change: Seating & {
      readonly table: string;
      readonly revision: number;
      readonly at: number;
      /** As players are shown them: once a start is tried, every server shows these. */
      readonly rules: number;
      readonly options: OptionValues;
    },
  ): Promise<void>;
  beginGame(
    begun: {
      readonly table: string;
      readonly revision: number;
      readonly places: readonly Place[];
      readonly tries: number;
      readonly at: number;
      /** The same moment in table time. */
      readonly began: number;
      /** By which it begins: those of the day it was opened may be gone. */
      readonly rules: number;
      readonly options: OptionValues;
      readonly summary: TableSummary;
    } & WithAwaited,
  ): Promise<void>;
  /** Throws WriteConflict where the table has an entry of that number already. */
  append(entry: NewEntry): Promise<void>;
  /** A running game no longer plays; any other keeps its status. */
  setAside(table: string): Promise<void>;
  /** Creates the table at which the people of another one play again, where that has none yet; the id of the one it has. */
  addRematch(next: { readonly of: string; readonly table: NewTable }): Promise<string>;
  /** Without those that the person has put away. */
  tablesOf(person: string): Promise<readonly OwnTable[]>;
  /** Nobody plays on there, and it leaves the person's list; throws WriteConflict where it is not as it was at that revision. */
  giveUp(given: { readonly table: string; readonly person: string; readonly revision: number }): Promise<void>;
  /** It leaves the person's list. */
  putAway(put: { readonly table: string; readonly person: string }): Promise<void>;
  lobby(): Promise<readonly StoredTable[]>;
  /** Running games that were open to everybody and may be watched, the liveliest first. */
  watchable(): Promise<readonly StoredTable[]>;
  /** Tables at which something is due by this table time: the end of a start, or a move of a game that can be played. */
  dueTables(due: { readonly by: number; readonly versions: readonly RulesVersion[] }): Promise<readonly string[]>;
  /** Table time as it was last kept; where it never was, when something last happened in a running game. */
  tableTime(): Promise<number | undefined>;
  /** StoreMethods only if it is later than what was kept; returns the latest. */
  keepTableTime(time: number): Promise<number>;
  /** The newest running games, at most so many. */
  runningTables(most: number): Promise<readonly string[]>;
}

/**
 * Everything that outlives the process. A promise that resolves means: on disk. Written so that another database fits
 * behind it: every method is one transaction, and takes one argument.
 */
export interface StoreMethods
  extends PeopleStore,
    TableStore,
    ChatStore,
    NoticeStore,
    RatingStore,
    ClubStore,
    OwnDataStore,
    OperatorStore {}

export interface Store extends StoreMethods {
  close(): Promise<void>;
  readonly nodes: Nodes;
  /** Resolves, saying why, when nothing can be kept any more: then the process had better end. */
  readonly dead: Promise<Error>;
}
