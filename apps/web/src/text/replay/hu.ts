import type { ReplayText } from "./replay-text.ts";

export const replay: ReplayText = {
  title: "Visszanézés",
  fileHint: "Válaszd ki egy befejezett játék fájlját. Itt, a böngésződben olvassuk be; semmit sem küldünk el.",
  file: "A játék fájlja",
  notARecord: "Ez nem egy általunk ismert játék fájlja.",
  notToBeHad: "Ez a játék nem nézhető meg: még nincs vége, vagy nincs ilyen asztal.",

  moment: "A játék pillanata",
  momentOf: (at, of) => (at === 0 ? `A kezdet, ${of} lépés következik` : `${at}. lépés, összesen ${of}`),
  toStart: "Az elejére",
  toEnd: "A végére",
  back: "Egy lépést vissza",
  forward: "Egy lépést előre",
  lastDecision: "A játékos előző döntése",
  nextDecision: "A játékos következő döntése",
  keys: "Billentyűk: ← → egy lépés, Home és End, Shift és ← → a játékos döntései.",
  eyes: "Kinek a szemével?",
  spectator: "Néző",
  open: "Minden nyíltan",
  handOf: (name) => `${name} lapjai`,
  nothingSeen: (name) => (name === "" ? "Nincs látnivaló." : `${name} lépett.`),

  saveJson: "Mentés fájlként",
  saveText: "Mentés szövegként",
  copyLink: "A pillanat linkjének másolása",
  copied: "Másolva",
  playOn: (name) => `Folytatás innen a gépek ellen, ${name} helyén`,
  playOnFailed: "A játékot nem sikerült felállítani ezen az eszközön.",

  review: "A gépek elemzése",
  reviewHint:
    "A gépek minden döntést megnéznek, csak azt látva, amit a játékos látott, és megmondják, hogy állt a játék.",
  startReview: "A játék elemzése",
  cancel: "Leállítás",
  progress: (done, of) => `${done} lépés kész, összesen ${of}…`,
  reviewFailed: "Ezt a játékot nem sikerült elemezni.",
  estimate: (samples) =>
    `Becslések, nem igazságok: mindegyik ${samples} elképzelt folytatáson alapul. Néhány százalék semmit sem jelent.`,
  plot: "Győzelmi esély lépésről lépésre",
  plotHint: "Koppints az ábrára: a legközelebbi döntéshez ugrik.",
  turningPoints: "Fordulópontok",
  costly: (move, name, played, better, cost) =>
    `${move}. lépés, ${name}: ${played}. Jobb lett volna: ${better} (${cost}).`,
  turned: (move, name, change) =>
    `${move}. lépés után a lapok és a többiek ennyit változtattak ${name} esélyén: ${change}.`,
  luckAndPlay: "Szerencse és játék",
  luckHint:
    "Miből állt össze a győzelemből jutó rész: egyenlő rész, az osztás, a saját döntések és minden más. Egy döntés csak akkor számít, ha kétségtelenül rosszabb vagy jobb volt annál, amit a gépek választottak volna.",
  player: "Játékos",
  fair: "Egyenlő rész",
  deal: "Osztás",
  play: "Játék",
  fortune: "Lapok és mások",
  outcome: "Végül",
  decisions: (count) => `Minden döntés táblázatban (${count})`,
  move: "Lépés",
  played: "Meglépve",
  best: "A gépek választása",
  before: "Előtte",
  after: "Utána",

  hint: "Te mit lépnél?",
  thinking: "Gondolkodom…",
  expects: (share, give) => `A játékok kb. ${share}‑át nyeri meg, ± ${give}.`,
  sure: (sure) => `Hogy az első a legjobb, annak a bizonyossága ${sure}.`,
  oneMove: "Csak ezt lehet lépni.",
  hintRests: (samples) => `Csak abból, amit te is láttál; ${samples} elképzelt folytatás.`,
  hintFailed: "Most nincs ötletem.",
  forgotten:
    "Ez az oldal nem látta az egész játékot, így kevés, amiből kiindulhatna. A következő játékban lesznek tippek.",
  close: "Bezárás",
};
