import type { OptionValues } from "@serai/kernel";
import type { Invitation } from "./notices.ts";
import type { PublicPlayer, Rating } from "./ratings.ts";
import type { NewTable, Person, StoredTable } from "./store.ts";

/** Friends who play together: anybody with the link may join. */
export interface Club {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
}

/** What a tournament is, from its beginning to its end. */
export interface Plan {
  readonly kind: "round-robin" | "groups";
  readonly game: string;
  readonly options: OptionValues;
  /** At one table. */
  readonly players: number;
  /** For each decision. */
  readonly hours: number;
}

export interface Tournament {
  readonly id: string;
  readonly club: string;
  readonly name: string;
  readonly plan: Plan;
  /** 1 for the first; a new one begins when every game of the one before is over. */
  readonly stage: number;
  readonly status: "running" | "over";
}

/** A game of a tournament; its people are those its places are kept for. */
export interface TournamentTable {
  readonly stage: number;
  /** Which group of its stage it belongs to. */
  readonly pool: number;
  readonly table: StoredTable;
  /** By seat, once it is over. */
  readonly ranks?: readonly { readonly seat: number; readonly rank: number }[];
}

/** The games of a stage that begins. */
export interface NewStage {
  readonly tournament: string;
  readonly stage: number;
  readonly tables: readonly (NewTable & { readonly pool: number })[];
  readonly invitations: readonly Invitation[];
}

export interface ClubStore {
  /** With its owner as the first member. */
  addClub(club: Club & { readonly link: string; readonly at: number }): Promise<void>;
  club(id: string): Promise<Club | undefined>;
  clubsOf(person: string): Promise<readonly Club[]>;
  /** The club that the link leads into, the person now being a member. */
  clubByLink(link: string): Promise<Club | undefined>;
  joinClub(by: { readonly link: string; readonly person: string; readonly at: number }): Promise<Club | undefined>;
  leaveClub(who: { readonly club: string; readonly person: string }): Promise<void>;
  /** Somebody else than the owner goes; the link ends, so that they cannot come back by it. */
  removeMember(change: { readonly club: string; readonly person: string; readonly link: string }): Promise<void>;
  renewClubLink(change: { readonly club: string; readonly link: string }): Promise<void>;
  members(club: string): Promise<readonly Person[]>;
  clubTables(club: string): Promise<readonly StoredTable[]>;
  clubLadder(of: {
    readonly club: string;
    readonly game: string;
    readonly players: number;
  }): Promise<readonly (PublicPlayer & Rating)[]>;

  addTournament(made: {
    readonly tournament: Tournament;
    readonly at: number;
    readonly first: NewStage;
  }): Promise<void>;
  /** Together with its games, so that a crash leaves no stage half made; nothing where that stage has begun already. */
  beginStage(stage: NewStage): Promise<void>;
  endTournament(id: string): Promise<void>;
  tournament(id: string): Promise<Tournament | undefined>;
  tournamentsOf(club: string): Promise<readonly Tournament[]>;
  tournamentTables(id: string): Promise<readonly TournamentTable[]>;
  /** Running ones whose present stage has no game left to play. */
  stagesPlayed(): Promise<readonly string[]>;
}
