import { hu as shared } from "@serai/ui/words/hu.ts";
import { listIn } from "@serai/words/list";
import { personal } from "@serai/words/you";
import type { Ui } from "./en.ts";

const list = listIn("hu");

export const hu: Ui = {
  ...shared,
  tagline: "Kereskedős társasjátékok egy asztalnál",
  home: "Kezdőlap",
  language: "Nyelv",
  settings: "Beállítások",
  theme: "Megjelenés",
  themes: { auto: "Automatikus", light: "Nappal", dark: "Éjjel" },
  sounds: "Hangok",
  vibration: "Rezgés, ha én jövök",

  yourTables: "Asztalaid",
  yourTurn: "Te jössz",
  waiting: "Várakozik",
  waitingForRules: "A szabályaira vár",
  byEarlierRules: "Ez a játszma végig azokkal a szabályokkal megy, amelyekkel elkezdődött.",
  goOn: "Folytatás",
  with: (names) => `Társaid: ${list(names)}`,
  seated: (names) => `Az asztalnál: ${list(names)}`,
  newTable: "Új asztal",
  games: "Játékok",
  yourName: "A neved",
  nameHint: "Így látnak majd a többiek",
  rivals: "Ellenfelek",
  rivalCount: (count) => `${count} ellenfél`,
  options: "Házi szabályok",
  sitDown: "Leülök játszani",
  settingUp: "Előkészítjük…",
  players: (min, max) => (min === max ? `${min} játékos` : `${min}–${max} játékos`),

  connecting: "Kapcsolódás…",
  offline: "Nincs kapcsolat. Újra próbáljuk; semmi sem vész el.",
  unknownTable: "Nincs ilyen asztal, vagy nem a tiéd.",
  notFound: "Ezen a címen nincs semmi.",
  refused: "Ezt most nem lehet megtenni.",
  watching: "Nézőként vagy itt",
  help: "Súgó és szabályok",

  seats: "Az asztal körül",
  youAlone: "Te",
  you: "te",
  bot: "robot",
  board: "Tábla",
  log: "Mi történt?",
  emptyLog: "Kezdődik a játszma.",
  atTable: (event, names) => {
    const by = personal(names);
    switch (event.table) {
      case "undone":
        return `${names(event.seat)} ${by(event.seat, "visszavonta a legutóbbi lépését", "visszavontad a legutóbbi lépésedet")}.`;
      case "away":
        return event.why === "time"
          ? `${by(event.seat, `${names(event.seat)} ideje lejárt: robot játszik helyette`, "Lejárt az időd: robot játszik helyetted")}.`
          : `${names(event.seat)} ${by(event.seat, "felállt: robot játszik helyette", "felálltál: robot játszik helyetted")}.`;
      case "back":
        return `${names(event.seat)} ${by(event.seat, "visszatért", "visszatértél")}.`;
      case "resigned":
        return `${names(event.seat)} ${by(event.seat, "feladta a játszmát: a helyén", "feladtad a játszmát: a helyeden")} végig egy robot játszik.`;
      case "paused":
        return "Az órák állnak.";
      case "resumed":
        return "Az órák újra járnak.";
    }
  },
  sinceYourTurn: "Legutóbbi lépésed óta",
  whileAway: (count) => `Amíg nem voltál itt: ${count} esemény`,
  beforeYouCame: (count) => `Mielőtt megjöttél: ${count} esemény`,
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
  clearChoice: "Kijelölés törlése",
  skip: "Ugrás előre",
  sending: "Küldés…",

  playAgain: "Még egy játszma",
};
