import { nl as shared } from "@serai/ui/words/nl.ts";
import { listIn } from "@serai/words/list";
import { personal } from "@serai/words/you";
import type { Ui } from "./en.ts";

const list = listIn("nl");

export const nl: Ui = {
  ...shared,
  tagline: "Handelsspellen aan één tafel",
  home: "Home",
  language: "Taal",
  settings: "Instellingen",
  theme: "Weergave",
  themes: { auto: "Automatisch", light: "Dag", dark: "Nacht" },
  sounds: "Geluiden",
  vibration: "Trillen als ik aan de beurt ben",

  yourTables: "Jouw tafels",
  yourTurn: "Jij bent aan de beurt",
  waiting: "Wachten",
  waitingForRules: "Wacht op de regels",
  byEarlierRules: "Deze partij wordt uitgespeeld met de regels waarmee ze begon.",
  goOn: "Verder spelen",
  with: (names) => `met ${list(names)}`,
  seated: (names) => `met ${list(names)}`,
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

  connecting: "Verbinden…",
  offline: "Geen verbinding. We proberen het opnieuw; er gaat niets verloren.",
  unknownTable: "Deze tafel bestaat niet, of is niet van jou.",
  notFound: "Op dit adres is niets te vinden.",
  refused: "Dat kan nu niet.",
  watching: "Je kijkt toe",
  help: "Hulp en spelregels",

  seats: "Rond de tafel",
  youAlone: "Jij",
  you: "jij",
  bot: "bot",
  board: "Bord",
  log: "Wat er gebeurde",
  emptyLog: "De partij begint.",
  atTable: (event, names) => {
    const by = personal(names);
    switch (event.table) {
      case "undone":
        return `${names(event.seat)} nam de laatste zet terug.`;
      case "away":
        return event.why === "time"
          ? `${by(event.seat, `De tijd van ${names(event.seat)}`, "Je tijd")} is om: een bot speelt verder.`
          : `${names(event.seat)} stond op: een bot speelt verder.`;
      case "back":
        return `${names(event.seat)} kwam terug.`;
      case "resigned":
        return `${names(event.seat)} gaf op: een bot speelt verder tot het einde.`;
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
  clearChoice: "Selectie wissen",
  skip: "Overslaan",
  sending: "Versturen…",

  playAgain: "Nog een keer",
};
