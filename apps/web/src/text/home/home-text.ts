/** What the first page and the pages of the games say. */
export interface HomeText {
  readonly nav: Readonly<Record<"play" | "learn" | "watch" | "ladder" | "clubs" | "you", string>>;
  readonly navLabel: string;
  /** With the name the player gave, or an empty one. */
  greeting(name: string): string;
  /** How many games wait for the player, and how many tables anybody may join. */
  waitingFor(games: number, open: number): string;
  readonly yourGames: string;
  /** Players whom a running game waits for. */
  waitingOn(names: readonly string[]): string;
  readonly finishedNow: string;
  players(min: number, max: number): string;
  minutes(min: number, max: number): string;
  readonly weights: Readonly<Record<1 | 2 | 3 | 4, string>>;
  readonly play: string;
  playGame(name: string): string;
  readonly learn: string;
  learnGame(name: string): string;
  readonly withFriends: string;
  openTables(count: number): string;
  readonly watchNow: string;
  readonly watchHint: string;
  readonly nothingToWatch: string;
  readonly nothingToWatchHint: string;
  readonly watch: string;

  readonly removal: Removal;
  /** How a finished game ended for the player. */
  result(rank: number, score: number): string;

  readonly learnTitle: string;
  readonly learnHint: string;
  readonly practice: string;
  readonly exerciseOfDay: string;
  exerciseHint(game: string): string;
  readonly solve: string;
  readonly footerLabel: string;
  readonly footer: string;
  readonly footerLinks: Readonly<Record<"notices" | "privacy" | "r" | "verify", string>>;

  readonly allGames: string;
  readonly rules: string;
  readonly rulesHint: string;
  readonly readRules: string;
  readonly againstBots: string;
  readonly againstBotsHint: string;
  readonly waysToPlay: string;
  readonly ways: Readonly<Record<"live" | "mail" | "shared", { readonly name: string; readonly hint: string }>>;
  readonly setUpTable: string;
  readonly ladderHint: string;
  readonly wholeLadder: string;
  readonly nobodyRated: string;
  readonly houseRules: string;
  readonly houseRulesHint: string;
}

/** What is asked before a game leaves the player's list. */
interface Removal {
  /** The label of the button that begins it. */
  readonly button: (game: string) => string;
  readonly giveUp: { readonly title: string; readonly hint: string; readonly yes: string };
  readonly putAway: { readonly title: string; readonly hint: string; readonly yes: string };
  readonly others: { readonly title: string; readonly hint: string; readonly yes: string };
  readonly keep: string;
}
