import { listIn } from "@serai/text/list";
import type { Ui } from "./en.ts";

const list = listIn("hu");

export const hu: Ui = {
  tagline: "Kereskedős társasjátékok egy asztalnál",
  home: "Kezdőlap",
  language: "Nyelv",
  settings: "Beállítások",
  close: "Bezárás",
  theme: "Megjelenés",
  themes: { auto: "Automatikus", light: "Nappal", dark: "Éjjel" },
  speed: "Tempó",
  speeds: { slow: "Lassú", normal: "Normál", fast: "Gyors", instant: "Azonnal" },
  sounds: "Hangok",
  vibration: "Rezgés, ha én jövök",

  yourTables: "Asztalaid",
  yourTurn: "Te jössz",
  waiting: "Várakozik",
  goOn: "Folytatás",
  with: (names) => `Játékostársak: ${list(names)}`,
  newTable: "Új asztal",
  games: "Játékok",
  yourName: "A neved",
  nameHint: "Így látnak majd a többiek",
  rivals: "Ellenfelek",
  rivalCount: (count) => `${count} ellenfél`,
  options: "Házi szabályok",
  sitDown: "Leülök játszani",
  settingUp: "Terítünk…",
  players: (min, max) => (min === max ? `${min} játékos` : `${min}–${max} játékos`),

  loading: "Kigördítjük a szőnyeget…",
  connecting: "Kapcsolódás…",
  offline: "Nincs kapcsolat. Újra próbáljuk; semmi sem vész el.",
  unknownTable: "Nincs ilyen asztal, vagy nem a tiéd.",
  notFound: "Ezen a címen nem árulnak semmit.",
  failed: "Ez nem sikerült. Próbáld újra!",
  refused: "Ezt most nem lehet megtenni.",
  watching: "Nézőként vagy itt",

  seats: "Az asztal körül",
  you: "te",
  guest: "Vendég",
  bot: "gép",
  board: "Tábla",
  hand: "A kezed",
  log: "Mi történt?",
  emptyLog: "Kezdődik a játék.",
  atTable: (event, names) => {
    switch (event.table) {
      case "undone":
        return `${names(event.seat)} visszavonta a legutóbbi lépését.`;
      case "away":
        return event.why === "time"
          ? `${names(event.seat)} ideje lejárt: gép játszik helyette.`
          : `${names(event.seat)} felállt: gép játszik helyette.`;
      case "back":
        return `${names(event.seat)} visszatért.`;
      case "paused":
        return "Az órák állnak.";
      case "resumed":
        return "Az órák újra járnak.";
    }
  },
  sinceYourTurn: "Legutóbbi lépésed óta",
  whileAway: (count) => `Amíg nem voltál itt: ${count} esemény`,
  beforeYouCame: (count) => `Mielőtt megjöttél: ${count} esemény`,
  changed: "megváltozott",
  lookingBack: "Visszatekintés:",
  backToNow: "Vissza a jelenbe",
  earlier: "Korábbi",
  later: "Későbbi",
  newEvents: (count) => `${count} új`,
  moves: (count) => `Minden lehetséges lépésed listája (${count})`,
  noMoves: "Most nincs mit eldöntened.",
  confirm: "Megerősítés",
  chooseFirst: "Előbb válassz",
  takeBack: "Visszavonás",
  skip: "Ugrás előre",
  sending: "Küldés…",

  finalScore: "Végeredmény",
  winners: (names) => (names.length === 1 ? `A győztes: ${names[0]}` : `Közös győzelem: ${list(names)}`),
  youWin: "Győztél!",
  playAgain: "Még egy játék",
  points: (points) => `${points} pont`,
  inNumbers: "Számokban",
};
