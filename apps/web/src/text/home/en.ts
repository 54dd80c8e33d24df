import { listIn } from "@serai/words/list";
import type { HomeText } from "./home-text.ts";

const list = listIn("en");
const games = (count: number): string => (count === 1 ? "One game waits for you." : `${count} games wait for you.`);
const tables = (count: number): string => (count === 1 ? "One table is open." : `${count} tables are open.`);
const ordinal = (rank: number): string => `${rank}${{ 1: "st", 2: "nd", 3: "rd" }[rank] ?? "th"}`;
const points = (count: number): string => (count === 1 ? "1 point" : `${count.toLocaleString("en")} points`);

export const home: HomeText = {
  nav: { play: "Play", learn: "Learn", watch: "Watch", ladder: "Ladder", clubs: "Clubs", you: "You" },
  navLabel: "Main menu",
  greeting: (name) => (name === "" ? "Merchant games at one table" : `Welcome, ${name}.`),
  waitingFor: (waiting, open) =>
    [waiting > 0 ? games(waiting) : "", open > 0 ? tables(open) : ""].filter((part) => part !== "").join(" ") ||
    "Play against bots at once, or send friends a link. No account needed.",
  yourGames: "Your games",
  waitingOn: (names) => `Waiting for ${list(names)}`,
  finishedNow: "Finished",
  players: (min, max) => `${min} to ${max} players`,
  minutes: (min, max) => `${min}–${max} min`,
  weights: { 1: "Easy", 2: "Medium", 3: "Hard", 4: "Expert" },
  play: "Play",
  playGame: (name) => `Play ${name} against bots`,
  learn: "Learn",
  learnGame: (name) => `Learn ${name}`,
  withFriends: "With friends",
  openTables: (count) => (count === 1 ? "1 open table" : `${count} open tables`),
  watchNow: "Being played now",
  watchHint: "You see what everybody may see, never a hand.",
  nothingToWatch: "No game is open to watch at the moment.",
  nothingToWatchHint:
    "A table is shown here as soon as it is played in the open. Play meanwhile, or look a finished game up again.",
  watch: "Watch",

  removal: {
    button: (game) => `Remove this game of ${game}`,
    giveUp: {
      title: "Give this game up?",
      hint: "It ends here and is removed. It counts for nothing.",
      yes: "Give up",
    },
    putAway: {
      title: "Remove this game from your list?",
      hint: "The result stays in your statistics; the others keep the game.",
      yes: "Remove",
    },
    others: {
      title: "Other people play here",
      hint: "Their game goes on. Under “Table” below the board you can let a bot play until you come back, or resign.",
      yes: "Go to the table",
    },
    keep: "Keep it",
  },
  result: (rank, score) => `${rank === 1 ? "You won" : `You came ${ordinal(rank)}`} · ${points(score)}`,

  learnTitle: "Learn a game",
  learnHint: "Learn by playing, look a rule up, or try a position.",
  practice: "Exercises",
  exerciseOfDay: "Exercise of the day",
  exerciseHint: (game) => `A position of ${game}, one decision, and what a strong player would do.`,
  solve: "Solve",
  footerLabel: "About Serai",
  footer: "Merchant games at one table. No account, nothing to install; without a network you play on, on this device.",
  footerLinks: { notices: "Turn reminders", privacy: "Privacy", r: "Open a game file", verify: "Check a deal" },

  allGames: "All games",
  rules: "Rules",
  rulesHint: "On one page first, then clause by clause, with what is often asked.",
  readRules: "Read the rules",
  againstBots: "Play against bots",
  againstBotsHint: "One tap, and you sit at the table.",
  waysToPlay: "With people",
  ways: {
    live: { name: "With friends, live", hint: "Send a link; everybody plays now." },
    mail: { name: "A move a day", hint: "Two days a decision; we remind you when it is your turn." },
    shared: { name: "On one device", hint: "Hand it around the table. Needs no network." },
  },
  setUpTable: "Set up a table",
  ladderHint: "Ladder",
  wholeLadder: "The whole ladder",
  nobodyRated: "Nobody is on the ladder yet: two people who play a game to its end are the first.",
  houseRules: "House rules",
  houseRulesHint: "What can be chosen when a table is set up.",
};
