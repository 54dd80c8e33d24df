import type { Place } from "./store.ts";

/** Everything kept about one person, in the words of the database; nothing of it is anybody else's secret. */
export type OwnData = Readonly<Record<string, unknown>>;

export interface OwnDataStore {
  everythingOf(person: string): Promise<OwnData>;
  /** Every table the person sits at, has opened, or has a place kept at. */
  everyTableOf(person: string): Promise<readonly string[]>;
  /** A table without the person: its places and owner as they are from now on. */
  leaveTable(left: {
    readonly table: string;
    readonly person: string;
    /** Where it has changed since then, it is a conflict. */
    readonly revision: number;
    readonly places: readonly Place[];
    readonly owner: string;
    /** When it is to be looked after next, where nobody is left to. */
    readonly wakesAt?: number;
  }): Promise<void>;
  /** All the rest; their results stay, as those of nobody in particular. */
  forget(person: string): Promise<void>;
}

/** Who owns what the last person to own it has left behind. */
export const NOBODY = "nobody";

/** What stands in the place of a name. */
export const ANONYMOUS = "?";
