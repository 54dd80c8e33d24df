import type { TableEvent } from "@serai/table";
import type { Names } from "@serai/text/game-text";
import { listIn } from "@serai/text/list";
import type { Speed } from "../settings.ts";

/** Every sentence of the pages. Another language without one of them does not compile. */
export interface Ui {
  readonly tagline: string;
  readonly home: string;
  readonly language: string;
  readonly settings: string;
  readonly close: string;
  readonly theme: string;
  readonly themes: Readonly<Record<"auto" | "light" | "dark", string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly sounds: string;
  readonly vibration: string;

  readonly yourTables: string;
  readonly yourTurn: string;
  readonly waiting: string;
  readonly goOn: string;
  with(names: readonly string[]): string;
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

  readonly loading: string;
  readonly connecting: string;
  readonly offline: string;
  readonly unknownTable: string;
  readonly notFound: string;
  readonly failed: string;
  readonly refused: string;
  readonly watching: string;

  readonly seats: string;
  readonly you: string;
  /** Whoever gave no name. */
  readonly guest: string;
  readonly bot: string;
  readonly board: string;
  readonly hand: string;
  readonly log: string;
  readonly emptyLog: string;
  /** What happens at the table beside the game. */
  atTable(event: TableEvent, names: Names): string;
  readonly sinceYourTurn: string;
  /** Over what is played back to whoever comes to the table: again, or for the first time. */
  whileAway(count: number): string;
  beforeYouCame(count: number): string;
  /** Spoken with a part of the board. */
  readonly changed: string;
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
  readonly skip: string;
  readonly sending: string;

  readonly finalScore: string;
  winners(names: readonly string[]): string;
  readonly youWin: string;
  readonly playAgain: string;
  points(points: number): string;
  /** Under a plot: the same as a table. */
  readonly inNumbers: string;
}

const list = listIn("en");

export const en: Ui = {
  tagline: "Merchant games at one table",
  home: "Home",
  language: "Language",
  settings: "Settings",
  close: "Close",
  theme: "Appearance",
  themes: { auto: "Automatic", light: "Day", dark: "Night" },
  speed: "Speed",
  speeds: { slow: "Slow", normal: "Normal", fast: "Quick", instant: "At once" },
  sounds: "Sounds",
  vibration: "Vibrate on my turn",

  yourTables: "Your tables",
  yourTurn: "Your turn",
  waiting: "Waiting",
  goOn: "Go on",
  with: (names) => `with ${list(names)}`,
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

  loading: "Rolling out the carpet…",
  connecting: "Connecting…",
  offline: "No connection. Trying again; nothing is lost.",
  unknownTable: "There is no such table, or it is not yours.",
  notFound: "Nothing is sold at this address.",
  failed: "That did not work. Please try again.",
  refused: "That cannot be done now.",
  watching: "You are watching",

  seats: "Around the table",
  you: "you",
  guest: "Guest",
  bot: "bot",
  board: "Board",
  hand: "Your hand",
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
        return `${names(event.seat)} is back.`;
      case "paused":
        return "The clocks are stopped.";
      case "resumed":
        return "The clocks run again.";
    }
  },
  sinceYourTurn: "Since your last turn",
  whileAway: (count) => (count === 1 ? "While you were away: 1 event" : `While you were away: ${count} events`),
  beforeYouCame: (count) => (count === 1 ? "Before you came: 1 event" : `Before you came: ${count} events`),
  changed: "changed",
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
  skip: "Skip ahead",
  sending: "Sending…",

  finalScore: "Final score",
  winners: (names) => (names.length === 1 ? `${names[0]} wins` : `${list(names)} share the win`),
  youWin: "You win!",
  playAgain: "Play again",
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  inNumbers: "In numbers",
};
