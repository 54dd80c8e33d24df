/** Something that another server on the same database has changed. */
export interface NamedChange {
  readonly kind: "table" | "chat" | "key" | "mutes";
  /** The table's id, the hash of a key that no longer belongs to a person, or the person who mutes somebody, or no longer does. */
  readonly id: string;
}

/** `missed`: some may not have been heard. */
export type Change = NamedChange | { readonly kind: "missed" };

/** Somebody who looks at a table. */
export interface PersonAtTable {
  readonly table: string;
  readonly person: string;
}

/** Those who only look on at a table at one server: tags of those who are known, and how many others. */
export interface WatchersAt {
  readonly table: string;
  readonly tags: readonly string[];
  readonly others: number;
}

/** The servers on one database, as one of them sees the others. */
export interface Nodes {
  /** Whether there may be other servers on the database. */
  readonly isShared: boolean;
  /** Whether this one may see to it now: one at a time does, for a while after each claim, or until it ends. */
  claim(what: string): Promise<boolean>;
  onChange(listener: (change: Change) => void): void;
  /** Everybody who is at a table here, for the others to know; to be told every few seconds. */
  keepPresence(here: readonly PersonAtTable[]): Promise<void>;
  /** Notes who only looks on here, every few seconds; resolves to those at the other servers. */
  exchangeWatchers(here: readonly WatchersAt[]): Promise<readonly WatchersAt[]>;
  /** Whether the person looks at the table at another one. */
  isElsewhere(who: PersonAtTable): Promise<boolean>;
}

export const ALONE: Nodes = {
  isShared: false,
  claim: async () => true,
  onChange: () => {},
  keepPresence: async () => {},
  exchangeWatchers: async () => [],
  isElsewhere: async () => false,
};
