import type { Outcome } from "@serai/table";

/** Somebody as everybody may know them: a person by their public tag, or a bot as itself. */
export interface PublicPlayer {
  readonly name: string;
  readonly tag?: string;
  readonly bot?: string;
}

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** What one may be trusted with: mu − 3 sigma. */
  readonly rating: number;
  readonly games: number;
}

/** Whose page: somebody's by their public tag, or a bot's. */
export type Player = { readonly tag: string } | { readonly bot: string };

export interface PlayerPage {
  readonly who: string;
  readonly name: string;
  readonly ratings: readonly (Rating & { readonly game: string; readonly players: number; readonly place: number })[];
  /** The newest first. */
  readonly results: readonly {
    readonly table: string;
    readonly game: string;
    readonly players: number;
    readonly rated: boolean;
    readonly at: number;
    readonly score: number;
    readonly rank: number;
  }[];
  /** How often each place was reached. */
  readonly finishes: readonly {
    readonly game: string;
    readonly players: number;
    readonly rank: number;
    readonly games: number;
  }[];
  /** By game: the points all its results were made of, the greatest source first. */
  readonly plans: readonly { readonly game: string; readonly source: string; readonly points: number }[];
  /** Head to head, most games first. */
  readonly against: readonly (PublicPlayer & {
    readonly game: string;
    readonly wins: number;
    readonly losses: number;
    readonly draws: number;
  })[];
}

/** A game that is over, with what its log says of its end. */
export interface FinishedGame {
  readonly table: string;
  readonly at: number;
  readonly outcome: Outcome;
}

export interface RatingStore {
  ladder(of: {
    readonly game: string;
    readonly players: number;
    readonly most: number;
  }): Promise<readonly (PublicPlayer & Rating)[]>;
  playerPage(of: Player): Promise<PlayerPage | undefined>;
  /** Finished games in the order of their last moves. */
  finishedTables(): Promise<readonly { readonly table: string; readonly at: number }[]>;
  /** How a finished game ended, as it was counted; `undefined` where it was not. */
  outcomeOf(table: string): Promise<Outcome | undefined>;
  /** Counts every finished game anew, in order: as it was replayed, else as it was counted. How many those are. */
  recount(replayed: readonly Omit<FinishedGame, "at">[]): Promise<number>;
}
