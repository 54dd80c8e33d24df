import { listIn } from "@serai/words/list";
import type { HomeText } from "./home-text.ts";

const list = listIn("nl");
const games = (count: number): string => (count === 1 ? "Eén partij wacht op je." : `${count} partijen wachten op je.`);
const tables = (count: number): string => (count === 1 ? "Eén tafel is open." : `${count} tafels zijn open.`);
const points = (count: number): string => (count === 1 ? "1 punt" : `${count.toLocaleString("nl")} punten`);

export const home: HomeText = {
  nav: { play: "Spelen", learn: "Leren", watch: "Kijken", ladder: "Ranglijst", clubs: "Clubs", you: "Jij" },
  navLabel: "Hoofdmenu",
  greeting: (name) => (name === "" ? "Handelsspellen aan één tafel" : `Welkom, ${name}.`),
  waitingFor: (waiting, open) =>
    [waiting > 0 ? games(waiting) : "", open > 0 ? tables(open) : ""].filter((part) => part !== "").join(" ") ||
    "Speel meteen tegen bots, of stuur vrienden een link. Een account is niet nodig.",
  yourGames: "Je partijen",
  waitingOn: (names) => `Wachten op ${list(names)}`,
  finishedNow: "Afgelopen",
  players: (min, max) => `${min} tot ${max} spelers`,
  minutes: (min, max) => `${min}–${max} min`,
  weights: { 1: "Makkelijk", 2: "Gemiddeld", 3: "Pittig", 4: "Expert" },
  play: "Spelen",
  playGame: (name) => `${name} spelen tegen bots`,
  learn: "Leren",
  learnGame: (name) => `${name} leren`,
  withFriends: "Met vrienden",
  openTables: (count) => (count === 1 ? "1 open tafel" : `${count} open tafels`),
  watchNow: "Nu bezig",
  watchHint: "Je ziet wat iedereen mag zien, nooit een hand.",
  nothingToWatch: "Er is nu geen partij om naar te kijken.",
  nothingToWatchHint:
    "Hier staat elke tafel waar anderen bij mogen kijken. Speel zolang zelf, of bekijk een afgelopen partij opnieuw.",
  watch: "Kijken",

  removal: {
    button: (game) => `Deze partij ${game} verwijderen`,
    giveUp: {
      title: "Deze partij opgeven?",
      hint: "Ze eindigt hier en verdwijnt. Ze telt nergens voor mee.",
      yes: "Opgeven",
    },
    putAway: {
      title: "Deze partij van je lijst halen?",
      hint: "De uitslag blijft in je statistieken; de anderen houden de partij.",
      yes: "Verwijderen",
    },
    others: {
      title: "Hier spelen ook anderen",
      hint: "Hun partij gaat door. Onder ‘Tafel’ bij het bord kun je een bot laten spelen tot je terugkomt, of opgeven.",
      yes: "Naar de tafel",
    },
    keep: "Bewaren",
  },
  result: (rank, score) => `${rank === 1 ? "Je hebt gewonnen" : `Je werd ${rank}e`} · ${points(score)}`,

  learnTitle: "Leer een spel",
  learnHint: "Leer al spelend, zoek een regel op, of los een stelling op.",
  practice: "Puzzels",
  exerciseOfDay: "Puzzel van de dag",
  exerciseHint: (game) => `Een stelling van ${game}, één beslissing, en wat een sterke speler zou doen.`,
  solve: "Oplossen",
  footerLabel: "Over Serai",
  footer:
    "Handelsspellen aan één tafel. Geen account, niets te installeren; zonder netwerk speel je verder op dit apparaat.",
  footerLinks: {
    notices: "Meldingen",
    privacy: "Privacy",
    r: "Partij uit een bestand",
    verify: "Een deling controleren",
  },

  allGames: "Alle spellen",
  rules: "Spelregels",
  rulesHint: "Eerst op één pagina, dan regel voor regel, met veelgestelde vragen.",
  readRules: "Lees de spelregels",
  againstBots: "Tegen bots spelen",
  againstBotsHint: "Eén tik en je zit aan tafel.",
  waysToPlay: "Met mensen",
  ways: {
    live: { name: "Met vrienden, live", hint: "Stuur een link; iedereen speelt nu." },
    mail: {
      name: "Een zet per dag",
      hint: "Twee dagen per beslissing; je krijgt een melding als je aan de beurt bent.",
    },
    shared: { name: "Op één apparaat", hint: "Geef het door aan tafel. Werkt zonder netwerk." },
  },
  setUpTable: "Een tafel klaarzetten",
  ladderHint: "Ranglijst",
  wholeLadder: "De hele ranglijst",
  nobodyRated: "Er staat nog niemand op de ranglijst: twee mensen die een partij uitspelen zijn de eersten.",
  houseRules: "Huisregels",
  houseRulesHint: "Wat je kunt kiezen als je een tafel klaarzet.",
};
