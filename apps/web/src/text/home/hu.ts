import { listIn } from "@serai/words/list";
import type { HomeText } from "./home-text.ts";

const list = listIn("hu");

export const home: HomeText = {
  nav: { play: "Játék", learn: "Tanulás", watch: "Nézés", ladder: "Ranglista", clubs: "Klubok", you: "Te" },
  navLabel: "Főmenü",
  greeting: (name) => (name === "" ? "Kereskedős játékok egy asztalnál" : `Üdv, ${name}!`),
  waitingFor: (waiting, open) =>
    [waiting > 0 ? `${waiting} játszma vár rád.` : "", open > 0 ? `${open} nyitott asztal van.` : ""]
      .filter((part) => part !== "")
      .join(" ") || "Játssz rögtön robotok ellen, vagy küldj linket a barátaidnak. Fiók nem kell hozzá.",
  yourGames: "A játszmáid",
  waitingOn: (names) => `Soron van: ${list(names)}`,
  finishedNow: "Véget ért",
  players: (min, max) => `${min}–${max} játékos`,
  minutes: (min, max) => `${min}–${max} perc`,
  weights: { 1: "Könnyű", 2: "Közepes", 3: "Nehéz", 4: "Mesteri" },
  play: "Játék",
  playGame: (name) => `${name}: játék robotok ellen`,
  learn: "Tanulás",
  learnGame: (name) => `${name}: tanulás`,
  withFriends: "Barátokkal",
  openTables: (count) => `${count} nyitott asztal`,
  watchNow: "Most játsszák",
  watchHint: "Azt látod, amit bárki láthat, lapokat sosem.",
  nothingToWatch: "Most nincs olyan játszma, amelyet nézni lehetne.",
  nothingToWatchHint:
    "Itt jelenik meg minden asztal, amelyet mások is nézhetnek. Addig játssz te, vagy nézz vissza egy befejezett játszmát.",
  watch: "Megnézem",

  removal: {
    button: (game) => `Játszma eltávolítása: ${game}`,
    giveUp: {
      title: "Feladod ezt a játszmát?",
      hint: "Itt véget ér, és lekerül a listádról. Semmibe sem számít bele.",
      yes: "Feladom",
    },
    putAway: {
      title: "Lekerüljön ez a játszma a listádról?",
      hint: "Az eredménye megmarad a statisztikádban; a többieknél a játszma is.",
      yes: "Eltávolítom",
    },
    others: {
      title: "Mások is játszanak itt",
      hint: "Az ő játszmájuk folytatódik. A tábla alatt, az „Asztal” menüben átadhatod a helyed egy robotnak, amíg vissza nem ülsz, vagy feladhatod a játszmát.",
      yes: "Az asztalhoz",
    },
    keep: "Maradjon",
  },
  result: (rank, score) =>
    `${rank === 1 ? "Te nyertél" : `${rank}. helyezett lettél`} · ${score.toLocaleString("hu")} pont`,

  learnTitle: "Tanulj meg egy játékot",
  learnHint: "Tanulj játék közben, nézz utána egy szabálynak, vagy oldj meg egy állást.",
  practice: "Feladványok",
  exerciseOfDay: "A nap feladványa",
  exerciseHint: (game) => `${game}: egy állás, egy döntés, és hogy mit tenne egy erős játékos.`,
  solve: "Megoldom",
  footerLabel: "A Serairól",
  footer: "Kereskedős játékok egy asztalnál. Se fiók, se telepítés; hálózat nélkül is játszhatsz, ezen az eszközön.",
  footerLinks: {
    notices: "Értesítések",
    privacy: "Adatvédelem",
    r: "Játszma megnyitása fájlból",
    verify: "Osztás ellenőrzése",
  },

  allGames: "Minden játék",
  rules: "Szabályok",
  rulesHint: "Előbb egy oldalon, aztán pontról pontra, a gyakori kérdésekkel.",
  readRules: "A szabályok olvasása",
  againstBots: "Játék robotok ellen",
  againstBotsHint: "Egy koppintás, és már az asztalnál ülsz.",
  waysToPlay: "Emberekkel",
  ways: {
    live: { name: "Barátokkal, élőben", hint: "Küldj egy linket; mindenki most játszik." },
    mail: { name: "Naponta egy lépés", hint: "Döntésenként két nap; szólunk, amikor te jössz." },
    shared: { name: "Egy eszközön", hint: "Adjátok körbe az asztalnál. Nem kell hozzá hálózat." },
  },
  setUpTable: "Asztal előkészítése",
  ladderHint: "Ranglista",
  wholeLadder: "A teljes ranglista",
  nobodyRated: "Még senki sincs a ranglistán: az első két ember kerül fel rá, aki végigjátszik egy játszmát.",
  houseRules: "Házi szabályok",
  houseRulesHint: "Ezekből választhatsz, amikor asztalt készítesz elő.",
};
