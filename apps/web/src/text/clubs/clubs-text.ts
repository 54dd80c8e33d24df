/** What the pages of clubs and tournaments say. */
export interface ClubsText {
  readonly title: string;
  readonly mine: string;
  readonly none: string;
  readonly noneHint: string;
  readonly found: string;
  readonly clubName: string;
  readonly foundIt: string;

  readonly joinTitle: string;
  readonly joinHint: string;
  readonly join: string;
  readonly badLink: string;

  readonly invitations: string;
  readonly noInvitations: string;
  readonly openTable: string;
  readonly tables: string;
  readonly noTables: string;
  readonly finishedTables: string;
  readonly over: string;
  readonly tournaments: string;
  readonly noTournaments: string;
  readonly running: string;
  readonly members: string;
  readonly owner: string;
  readonly remove: string;
  readonly removeHint: string;
  readonly reallyRemove: string;
  readonly invite: string;
  readonly inviteHint: string;
  readonly lostLink: string;
  readonly newLink: string;
  readonly newLinkHint: string;
  readonly leave: string;
  readonly leaveHint: string;
  readonly leaveOwnerHint: string;
  readonly reallyLeave: string;

  readonly begin: string;
  readonly tournamentName: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<TournamentKind, string>>;
  readonly kindHints: Readonly<Record<TournamentKind, string>>;
  readonly hours: string;
  hoursFor(hours: number): string;
  readonly people: string;
  readonly beginIt: string;

  readonly facts: string;
  stage(number: number): string;
  readonly final: string;
  group(number: number): string;
  readonly standings: string;
  readonly points: string;
  readonly wins: string;
  readonly games: string;
  readonly tieBreak: string;
  readonly states: Readonly<Record<"gathering" | "playing" | "waiting" | "over" | "broken" | "given-up", string>>;
  readonly toClub: string;
}

export type TournamentKind = "round-robin" | "groups";
