import type { TableEvent } from "@serai/table";
import { en as shared, type UiWords } from "@serai/ui/words/en.ts";
import type { Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";

/** Every sentence of the pages. Another language without one of them does not compile. */
export interface Ui extends UiWords {
  readonly tagline: string;
  readonly home: string;
  readonly language: string;
  readonly settings: string;
  readonly theme: string;
  readonly themes: Readonly<Record<"auto" | "light" | "dark", string>>;
  readonly sounds: string;
  readonly vibration: string;

  readonly yourTables: string;
  readonly yourTurn: string;
  readonly waiting: string;
  readonly waitingForRules: string;
  readonly byEarlierRules: string;
  readonly goOn: string;
  /** With whom one plays. */
  with(names: readonly string[]): string;
  /** Who sits at a table of others. */
  seated(names: readonly string[]): string;
  readonly newTable: string;
  readonly games: string;
  readonly yourName: string;
  readonly nameHint: string;
  readonly rivals: string;
  rivalCount(count: number): string;
  readonly options: string;
  readonly sitDown: string;
  readonly settingUp: string;
  players(min: number, max: number): string;

  readonly connecting: string;
  readonly offline: string;
  readonly unknownTable: string;
  readonly notFound: string;
  readonly refused: string;
  readonly watching: string;
  readonly help: string;

  readonly seats: string;
  /** The viewer: in the log, and as the name of a player who has given none. */
  readonly youAlone: string;
  readonly you: string;
  readonly bot: string;
  readonly board: string;
  readonly log: string;
  readonly emptyLog: string;
  /** What happens at the table beside the game. */
  atTable(event: TableEvent, names: Names): string;
  readonly sinceYourTurn: string;
  /** Shown over what is played back to a player who comes to the table: again, or for the first time. */
  whileAway(count: number): string;
  beforeYouCame(count: number): string;
  readonly lookingBack: string;
  readonly backToNow: string;
  readonly earlier: string;
  readonly later: string;
  newEvents(count: number): string;
  moves(count: number): string;
  readonly noMoves: string;
  readonly confirm: string;
  readonly chooseFirst: string;
  readonly takeBack: string;
  readonly clearChoice: string;
  readonly skip: string;
  readonly sending: string;

  readonly playAgain: string;
}

const list = listIn("en");

export const en: Ui = {
  ...shared,
  tagline: "Merchant games at one table",
  home: "Home",
  language: "Language",
  settings: "Settings",
  theme: "Appearance",
  themes: { auto: "Automatic", light: "Day", dark: "Night" },
  sounds: "Sounds",
  vibration: "Vibrate on my turn",

  yourTables: "Your tables",
  yourTurn: "Your turn",
  waiting: "Waiting",
  waitingForRules: "Waits for its rules",
  byEarlierRules: "This game is played to its end by the rules it began with.",
  goOn: "Go on",
  with: (names) => `with ${list(names)}`,
  seated: (names) => `with ${list(names)}`,
  newTable: "A new table",
  games: "Games",
  yourName: "Your name",
  nameHint: "How the others will see you",
  rivals: "Rivals",
  rivalCount: (count) => (count === 1 ? "1 rival" : `${count} rivals`),
  options: "House rules",
  sitDown: "Sit down and play",
  settingUp: "Setting up…",
  players: (min, max) => (min === max ? `${min} players` : `${min}–${max} players`),

  connecting: "Connecting…",
  offline: "No connection. Trying again; nothing is lost.",
  unknownTable: "There is no such table, or it is not yours.",
  notFound: "There is nothing at this address.",
  refused: "That cannot be done now.",
  watching: "You are watching",
  help: "Help and rules",

  seats: "Around the table",
  youAlone: "You",
  you: "you",
  bot: "bot",
  board: "Board",
  log: "What happened",
  emptyLog: "The game begins.",
  atTable: (event, names) => {
    switch (event.table) {
      case "undone":
        return `${names(event.seat)} took the last move back.`;
      case "away":
        return event.why === "time"
          ? `${names(event.seat)} ran out of time: a bot plays on.`
          : `${names(event.seat)} left: a bot plays on.`;
      case "back":
        return `${names(event.seat)} came back.`;
      case "resigned":
        return `${names(event.seat)} resigned: a bot plays on to the end.`;
      case "paused":
        return "The clocks are stopped.";
      case "resumed":
        return "The clocks run again.";
    }
  },
  sinceYourTurn: "Since your last turn",
  whileAway: (count) => (count === 1 ? "While you were away: 1 event" : `While you were away: ${count} events`),
  beforeYouCame: (count) => (count === 1 ? "Before you came: 1 event" : `Before you came: ${count} events`),
  lookingBack: "Looking back:",
  backToNow: "Back to now",
  earlier: "Earlier",
  later: "Later",
  newEvents: (count) => `${count} new`,
  moves: (count) => `All your moves as a list (${count})`,
  noMoves: "Nothing to decide at the moment.",
  confirm: "Confirm",
  chooseFirst: "Choose first",
  takeBack: "Take back",
  clearChoice: "Clear selection",
  skip: "Skip ahead",
  sending: "Sending…",

  playAgain: "Play again",
};
