import { listIn } from "@serai/text/list";
import type { Ui } from "./en.ts";

const list = listIn("nl");

export const nl: Ui = {
  tagline: "Handelsspellen aan één tafel",
  home: "Home",
  language: "Taal",
  settings: "Instellingen",
  close: "Sluiten",
  theme: "Weergave",
  themes: { auto: "Automatisch", light: "Dag", dark: "Nacht" },
  speed: "Tempo",
  speeds: { slow: "Rustig", normal: "Normaal", fast: "Vlot", instant: "Meteen" },
  sounds: "Geluiden",
  vibration: "Trillen als ik aan zet ben",

  yourTables: "Jouw tafels",
  yourTurn: "Jij bent aan zet",
  waiting: "Wachten",
  goOn: "Verder spelen",
  with: (names) => `met ${list(names)}`,
  newTable: "Een nieuwe tafel",
  games: "Spellen",
  yourName: "Jouw naam",
  nameHint: "Zo zien de anderen je",
  rivals: "Tegenspelers",
  rivalCount: (count) => (count === 1 ? "1 tegenspeler" : `${count} tegenspelers`),
  options: "Huisregels",
  sitDown: "Aanschuiven en spelen",
  settingUp: "De tafel wordt klaargezet…",
  players: (min, max) => (min === max ? `${min} spelers` : `${min}–${max} spelers`),

  loading: "Het tapijt wordt uitgerold…",
  connecting: "Verbinden…",
  offline: "Geen verbinding. We proberen het opnieuw; er gaat niets verloren.",
  unknownTable: "Deze tafel bestaat niet, of is niet van jou.",
  notFound: "Op dit adres is niets te koop.",
  failed: "Dat is niet gelukt. Probeer het nog eens.",
  refused: "Dat kan nu niet.",
  watching: "Je kijkt toe",

  seats: "Rond de tafel",
  you: "jij",
  guest: "Gast",
  bot: "bot",
  board: "Bord",
  hand: "Jouw hand",
  log: "Wat er gebeurde",
  emptyLog: "Het spel begint.",
  atTable: (event, names) => {
    switch (event.table) {
      case "undone":
        return `${names(event.seat)} nam de laatste zet terug.`;
      case "away":
        return event.why === "time"
          ? `De tijd van ${names(event.seat)} is om: een bot speelt verder.`
          : `${names(event.seat)} is opgestaan: een bot speelt verder.`;
      case "back":
        return `${names(event.seat)} is terug.`;
      case "paused":
        return "De klokken staan stil.";
      case "resumed":
        return "De klokken lopen weer.";
    }
  },
  sinceYourTurn: "Sinds je laatste beurt",
  whileAway: (count) =>
    count === 1 ? "Terwijl je weg was: 1 gebeurtenis" : `Terwijl je weg was: ${count} gebeurtenissen`,
  beforeYouCame: (count) =>
    count === 1 ? "Voordat je kwam: 1 gebeurtenis" : `Voordat je kwam: ${count} gebeurtenissen`,
  changed: "veranderd",
  lookingBack: "Terugblik:",
  backToNow: "Terug naar nu",
  earlier: "Eerder",
  later: "Later",
  newEvents: (count) => `${count} nieuw`,
  moves: (count) => `Al je zetten als lijst (${count})`,
  noMoves: "Er valt nu niets te beslissen.",
  confirm: "Bevestigen",
  chooseFirst: "Kies eerst",
  takeBack: "Terugnemen",
  skip: "Overslaan",
  sending: "Versturen…",

  finalScore: "Eindstand",
  winners: (names) => (names.length === 1 ? `${names[0]} wint` : `${list(names)} delen de overwinning`),
  youWin: "Jij wint!",
  playAgain: "Nog een keer",
  points: (points) => (points === 1 ? "1 punt" : `${points} punten`),
  inNumbers: "In getallen",
};
