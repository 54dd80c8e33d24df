import { capital, numbered, the, withNumbered } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import { page } from "../../words/hu.ts";
import type { HelpWords } from "./help-words.ts";

const list = listIn("hu");
const ORDINALS = ["első", "második", "harmadik", "negyedik", "ötödik", "hatodik", "hetedik"];

export const words: HelpWords = {
  page,

  gem: (worth, count, all) => `Értéke ${worth} pont. Az összesen ${all} drágakőből ${count} ilyen színű.`,
  inBag: (count) => `A zsákban maradt: ${count}.`,
  onCushion: (cushion) => the(`${cushion}. párnán`),
  drawnOwn: "A zsákból húztátok. Te választod ki, melyik kerül vissza; a többi a párnákra megy.",
  drawn: (name) => `A zsákból került elő. ${name} választja ki, melyik kerül vissza; a többi a párnákra megy.`,
  worth: (worth, bonus, have) =>
    bonus === 0
      ? `a kőért; ebből a színből most ennyid van: ${have}.`
      : `${worth} a kőért, és ${bonus} ponttal nő a bónusz: ez lenne ${the(ORDINALS[have] ?? `${have + 1}.`)} ilyen köved.`,
  noSeat: (worth) => `${worth} pont annak, aki megszerzi; sok egyforma színért bónusz is jár.`,

  cushion: {
    title: (cushion) => `${cushion}. párna`,
    is: (players) =>
      `Egy drágakő fekszik rajta. Az ide tett legnagyobb lap viszi el; egyenlők közül ${players === 2 ? "a kört kezdő játékosé" : "az, amelyiket előbb tették le"}.`,
    empty: "Most nincs rajta drágakő.",
    nobody: "Még nincs itt lap. Ha egy lap egyedül marad, az nyer.",
    cards: (names) => `Lefordított lapja van itt: ${list(names)}. A legnagyobb lap kell hozzá.`,
    own: (card) => `Itt van ${the(numbered(card))} lapod.`,
    won: (name, card) => `A követ ${name} vitte el ${the(withNumbered(card))}.`,
    backToBag: "Ide senki sem tett lapot: a kő visszakerült a zsákba.",
    closed: () => "Az első lapod itt van: a másodikat másik párnához kell tenned.",
  },
  handCard: {
    title: (value) => `${capital(the(numbered(value)))} lapod`,
    is: (highest, copies) =>
      `Pénzlap. Mindenkinek ugyanilyen lapjai vannak, 1 és ${highest} között${copies > 1 ? ", mindből kettő" : ""}; mindegyik csak egyszer játszható ki.`,
    now: "Tedd le lefordítva egy párnához: ott a legnagyobb lap viszi el a követ.",
    notNow: "A kezedben marad, amíg te nem következel.",
    left: (cards) =>
      cards === 1
        ? "Ez az utolsó lapod ebben a fordulóban."
        : `A kezedben ${cards} lap van; új lapokat csak a következő fordulóban kapsz.`,
  },
  laidCard: {
    title: (name) => `Lap: ${name}`,
    down: "Lefordítva: az értéke titok, amíg mindenki le nem tette a lapját.",
    own: "Te tetted le, az értékét csak te tudod.",
    value: (value) => `Ez egy ${numbered(value)}.`,
    up: "Felfordítva: az értékét mindenki látja.",
    place: (order, cushion) => `${ORDINALS[order] ?? `${order + 1}.`} lap ebben a körben, ${cushion}. párna`,
    won: "Ez vitte el a követ.",
    lost: (players) =>
      players === 2
        ? "Egy nagyobb lap vitte el a követ, vagy a kört kezdő játékos ugyanekkora lapja."
        : "Egy nagyobb vagy egy korábban letett ugyanekkora lap vitte el a követ.",
  },
  bag: {
    title: "A zsák",
    is: (all) =>
      `Innen jön a játék mind ${the(all)} drágaköve. Ide kerül vissza, amit visszatesztek, és amihez senki sem tett lapot.`,
    holds: (count) => `Most ${count} kő van benne.`,
    hidden: "Senki sem látja, mi van benne; ha számoltál, tudod.",
  },
  ownGems: {
    title: "A paravánod mögött",
    is: "A megszerzett köveid, csak te látod őket. A + jel mutatja, mennyit érne még egy ilyen színű kő.",
    now: (points) => `Eddig ${points} pontot érnek.`,
  },
  memoryAid: {
    title: (name) => `Kövek és lapok: ${name}`,
    is: "A megszerzett kövek és a kijátszott lapok mindenki szeme előtt: ennél az asztalnál van emlékeztető.",
  },
  cardsLeft: {
    title: (name) => `Lapok: ${name}`,
    is: (turns) => `A kézben maradt lapok. Egy forduló ${turns} körből áll, éppen addig tartanak ki a lapok.`,
    now: (count) => `Most ${count} lap.`,
  },
  start: {
    title: "Lámpás",
    is: "Akinél van, az húzza a köveket, tesz vissza egyet, és elsőként rak lapot. Minden kör után balra vándorol.",
    now: (name) => `Ebben a körben nála van: ${name}.`,
  },
  legend: {
    gem: (worth) => `${worth} pont`,
    bag: "A zsák: innen jönnek és ide kerülnek vissza a kövek",
    start: "Lámpás: ő kezdi a kört",
    cardsLeft: "Lapok a kézben",
    down: "Lefordított lap: az értéke titok",
    draft: "Szaggatott: ezt választottad, de még nem tetted le",
    crown: "Korona: ő vitte el a párna kövét",
    next: "Ennyit érne neked még egy ilyen színű kő",
  },
};
