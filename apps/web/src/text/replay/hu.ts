import { capital, the } from "@serai/words/hungarian";
import type { ReplayText } from "./replay-text.ts";

export const replay: ReplayText = {
  title: "Visszanézés",
  fileHint: "Válaszd ki egy befejezett játszma fájlját. Itt, a böngésződben olvassuk be; semmit sem küldünk el.",
  file: "A játszma fájlja",
  notARecord: "Ez nem egy általunk ismert játszma fájlja.",
  notToBeHad: "Ez a játszma nem nézhető meg: még nincs vége, vagy nincs ilyen asztal.",

  moment: "A játszma pillanata",
  momentOf: (at, of) => (at === 0 ? `A kezdet, ${of} lépés következik` : `${at}. lépés, összesen ${of}`),
  toStart: "Az elejére",
  toEnd: "A végére",
  play: "Lejátszás",
  pause: "Szünet",
  back: "Egy lépést vissza",
  forward: "Egy lépést előre",
  lastDecision: "A játékos előző döntése",
  nextDecision: "A játékos következő döntése",
  keys: "Billentyűk: ← → egy lépés, Home és End, Shift és ← → a játékos döntései.",
  perspective: "Melyik helyről?",
  spectator: "Néző",
  open: "Minden nyíltan",
  handOf: (name) => `${name} lapjai`,
  nothingSeen: (name) => (name === "" ? "Nincs látnivaló." : `${name} lépett.`),
  youMoved: "Te léptél.",

  saveJson: "Mentés fájlként",
  saveText: "Mentés szövegként",
  copyLink: "A pillanat linkjének másolása",
  copied: "Másolva",
  playOn: (name) => `Folytatás innen robotok ellen, ${name} helyén`,
  playOnAsYou: "Folytatás innen robotok ellen",
  playOnFailed: "A játszmát nem sikerült felállítani ezen az eszközön.",

  review: "A robotok elemzése",
  reviewHint:
    "A robotok minden döntést megnéznek, csak azt látva, amit a játékos látott, és megmondják, melyik számított.",
  startReview: "A játszma elemzése",
  cancel: "Leállítás",
  progress: (done, of) => `${done} lépés kész, összesen ${of}…`,
  reviewFailed: "Ezt a játszmát nem sikerült elemezni.",
  estimate: (samples) =>
    `Becslések, nem igazságok: mindegyik ${samples} elképzelt folytatáson alapul. Néhány százalék semmit sem jelent.`,
  plot: "Győzelmi esély lépésről lépésre",
  plotHint: "Koppints az ábrára: a legközelebbi döntéshez ugrik.",
  mattered: "Ami számított",
  nothingMattered:
    "Egyik döntés sem tűnik ki: mindenki nagyjából úgy játszott, ahogy a robotok. A többi szerencse volt.",
  mistake: (move, name, played, better) => `${move}. lépés, ${name}: ${played}. Jobb lett volna: ${better}.`,
  weight: {
    decisive: "Talán ez döntötte el a játszmát.",
    heavy: "A győzelmi esély jó részébe került.",
    light: "Kicsit rontott az esélyen.",
  },
  swung: (move, name, isUp) =>
    isUp
      ? `${capital(the(move))}. lépés után a lapok és a többiek ${name} kezére játszottak.`
      : `${capital(the(move))}. lépés után a lapok és a többiek ${name} ellen fordultak.`,
  swungForYou: (move, isUp) =>
    isUp
      ? `${capital(the(move))}. lépés után a lapok és a többiek a kezedre játszottak.`
      : `${capital(the(move))}. lépés után a lapok és a többiek ellened fordultak.`,
  look: "Megnézem",
  tryIt: "Kipróbálom",
  tryItAs: (move, name) => `Kipróbálom: folytatás robotok ellen ${name} helyén, innen: ${move}. lépés`,
  soundTitle: "Ki hogyan játszott",
  sound: (name, sound, of) =>
    sound === of
      ? `${name}: mind ${the(of)} döntése olyan jó volt, mint a robotoké.`
      : `${name}: ${of} döntéséből ${sound} volt olyan jó, mint a robotoké.`,
  inNumbers: "Számokban",
  player: "Játékos",
  decisions: (count) => `Minden döntés táblázatban (${count})`,
  move: "Lépés",
  played: "Meglépve",
  best: "A robotok választása",
  before: "Előtte",
  after: "Utána",

  hint: "Te mit lépnél?",
  thinking: "Gondolkodom…",
  clear: "Egyértelműen a legjobb.",
  closeCall: "Nehéz választani: a többi majdnem ilyen jó.",
  expectsPoints: (points, next) =>
    next === undefined
      ? `Várhatóan kb. ${points} lesz belőle.`
      : `Várhatóan kb. ${points}, a következővel kb. ${next}.`,
  fewer: (points) => `Kb. ${points} hátrány.`,
  asGood: "Nagyjából ugyanolyan jó.",
  others: "Vagy",
  won: "A győzelem szinte biztos. Ez hozza a legtöbb pontot.",
  lost: "A győzelem már elérhetetlen. Ez hozza a legtöbb pontot.",
  points: (points) => `${points} pont`,
  oneMove: "Csak ezt lehet lépni.",
  hintRests: "Csak abból, amit te is láttál.",
  hintFailed: "Most nincs ötletem.",
  forgotten:
    "Ez az oldal nem látta az egész játszmát, így kevés, amiből kiindulhatna. A következő játszmában lesznek tippek.",
  close: "Bezárás",
};
