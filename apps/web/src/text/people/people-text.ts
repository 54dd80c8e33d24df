/** What the ladder and the pages of players say. */
export interface PeopleText {
  readonly ladder: string;
  readonly game: string;
  readonly players: string;
  playerCount(count: number): string;
  readonly place: string;
  readonly player: string;
  readonly rating: string;
  readonly games: string;
  readonly ratingHint: string;
  readonly emptyLadder: string;
  readonly beFirst: string;
  readonly howItCounts: string;

  /** The bot that is no level of play. */
  readonly randomBot: string;
  /** Somebody who has not said a name. */
  readonly nameless: string;

  readonly yourPage: string;
  readonly ratings: string;
  readonly notRatedYet: string;
  readonly results: string;
  readonly noResults: string;
  readonly date: string;
  readonly score: string;
  /** A rank among so many: "2 of 4". */
  rankOf(rank: number, players: number): string;
  readonly unrated: string;
  readonly lookBack: string;

  readonly statistics: string;
  /** A game with so many players. */
  kind(game: string, players: number): string;
  readonly scores: string;
  readonly finishes: string;
  rank(rank: number): string;
  readonly plans: string;
  readonly plansHint: string;
  readonly share: string;

  readonly headToHead: string;
  readonly wins: string;
  readonly draws: string;
  readonly losses: string;
}
