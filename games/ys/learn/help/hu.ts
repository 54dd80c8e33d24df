import { capital, the } from "@serai/words/hungarian";
import { names, page } from "../../words/hu.ts";
import type { HelpWords } from "./help-words.ts";

const points = (count: number): string => `${count} pont`;

export const words: HelpWords = {
  page,
  // Named one by one, so that the build leaves the other names out.
  gems: names.gems,
  characters: names.characters,
  placeName: names.placeName,
  neutral: names.NEUTRAL_NAME,

  standing: (totals) =>
    `${totals.map(({ name, sum, hidden }) => `${name} ${sum}${hidden > 0 ? ` és ${hidden} lefordítva` : ""}`).join(", ")}.`,
  nobody: "Itt még senki sincs; egy magányos 0-s is nyerne.",
  points,

  area: {
    port: "Aki itt a legerősebb, fekete drágakövet nyer. A három terület együtt dönti el, ki vesz el követ a hajóról.",
    commercial: (worth) =>
      `Aki itt a legerősebb, annak jár ${points(worth)}. A három terület együtt dönti el, ki vesz el követ a hajóról.`,
    palace: (character) =>
      `Aki itt a legerősebb, elnyeri a karaktert (${character}). A három terület együtt dönti el, ki vesz el követ a hajóról.`,
    palaceEmpty: "Aki itt a legerősebb, elnyeri az itt fekvő karaktert. Most éppen nincs itt egy sem.",
    closed: (name) => `Lezárta a Királynő (${name}), amíg az értékelés ide nem ér.`,
    black: (more, have) => `Eddig ${have} fekete köved van; még egy a végén ${points(more)}.`,
  },
  ship: {
    title: (quarter) => capital(the(`${quarter}. negyed hajója`)),
    is: (players) =>
      players === 4
        ? "Kövei a negyed legerősebbjeié: kettő az elsőé, egy-egy a másodiké és a harmadiké. A nagy kettőnek számít."
        : "Kövei a negyed legerősebbjeié: kettő az elsőé, egy a másodiké.",
    none: "Most nincs itt hajó.",
    taken: "Amit már elvittek, halvány.",
  },
  stall: {
    is: (column) =>
      `A piac egyik standja, oszlopának színe: ${column}. Egy üzletkötő fér el rajta, és azonnal 1 pontot hoz.`,
    free: "Szabad.",
    taken: (name) => `Foglalt: ${name}.`,
    one: "jár azért, ha ide teszel egy üzletkötőt; a sorában és az oszlopában is számít.",
  },
  row: {
    title: (row) => `A piac ${row}. sora`,
    is: "Aki a sorban a legerősebb, elviszi a sor drágakövét.",
    gem: (gem) => `Itt fekszik: ${gem}.`,
    none: "Itt nincs drágakő.",
  },
  price: {
    title: (gem) => `Ár: ${gem}`,
    is: "A legdrágább szín hozza a legtöbb pontot a végén. Az árakat a piac mozgatja: a legerősebb oszlop 2-vel nő, a leggyengébb 2-vel csökken.",
    now: (square, rank, best) =>
      `${square}. mező a 15 közül, a négy ár között ${rank}.: akinek a legtöbb köve van belőle, ${best} pontot kap.`,
    you: (worth, gems, place) =>
      `${points(worth)} járna, ha most vége lenne: ebből a színből ${gems} köved van, ezzel ${place}. vagy.`,
    none: "Ebből a színből nincs köved: nem hoz pontot.",
  },
  broker: {
    title: (name) => `Üzletkötő: ${name}`,
    up: "Felfordítva: az értékét mindenki látja.",
    down: "Lefordítva: az értéke titok az értékelésig.",
    value: (value) => `Ennyit ér: ${value}.`,
    own: "A tiéd.",
    marked: "A Zsoldos miatt ebben a fordulóban 5 az értéke.",
  },
  handBroker: {
    title: (value) => `Üzletkötőid, értékük ${value}`,
    is: (value) =>
      value === 0
        ? "Nulla értékű üzletkötők. Nem adnak hozzá semmit, de a jelenlét számít: egy magányos 0-s nyer."
        : "Egy körben kettőt teszel le: egyet felfordítva, egyet lefordítva.",
    left: (count) => `A paravánod mögött: ${count}.`,
  },
  card: {
    inPalace: "Azé lesz, aki ebben a palotában a legerősebb.",
    held: "A kezedben van: akkor játszd ki, amikor eljön az ideje; fordulónként legfeljebb két lapot.",
    fresh: "Ebben a fordulóban nyerted: a következőtől játszható ki.",
  },
  order: {
    title: (position) => `${position}. hely a sorrendben`,
    is: "Ki mikor rak le. Két üzletkötővel licitáltok rá: a legnagyobb összeg választ először. Döntetlennél a kisebb szám a jobb.",
    now: (name) => `Nála van: ${name}.`,
  },
  square: { title: "Palota tér", is: "Megmutatja, mennyit érnek a kövek a végén, és mit hoznak a területek." },
  cardsHeld: {
    title: (name) => `Karakterek: ${name}`,
    is: "Hány karakterlapja van. Hogy melyek, az csak onnan tudható, hogy mit nyert.",
    now: (count) => `Most ${count}.`,
  },
  behind: {
    title: (name) => `Paraván: ${name}`,
    is: "Hány üzletkötő van még a paraván mögött.",
    now: (count) => `Most ${count}.`,
  },
  ledger: {
    title: "Kinek mije van",
    is: "Az eddigi pontok, a kövek színenként, a paraván előtt állók, akik döntetlennél döntenek, és a lapok száma.",
  },
  count: { title: "Az értékelés", is: "Lépésről lépésre végigmegy a legutóbbi értékelésen." },
  option: { title: "Választás", is: "Egy lehetséges válasz a kérdésre. A fő gomb érvényesíti." },
  pass: { title: "Nem játszom ki lapot", is: "Most nem játszol ki lapot. A lapjaid megmaradnak." },
  standingOrder: { title: "Csak ha szólok", is: "Nem kérdezünk a lapokról, amíg te nem nyúlsz értük." },
  side: {
    title: "Felfordítva vagy lefordítva",
    is: "Egy körben egyet-egyet teszel le így és úgy. A lefordított értéke az értékelésig titok.",
  },
  toMarket: { title: "A piachoz", is: "A piac standjaihoz visz, és vissza a városba." },
  ownCards: { title: "A karaktereid", is: "Kiteríti a nálad lévő karaktereket, vagy félreteszi őket." },
  throne:
    "Minden értékelés után egy, a paraván előtt álló üzletkötő titokban ide kerül. A végén az összegek 12, 7, 3 és 0 pontot hoznak.",
  legend: {
    gem: "Drágakő: minél több van egy színből, és minél drágább az, annál többet ér a végén",
    black: "Fekete kő: csak a száma számít, 1, 4, 8, 12, 16, 20, 24 pont",
    white: "Fehér kő: azonnal bármilyen színűre cseréled",
    price: "Egy szín ára, 1. és 15. mező között",
    port: "Kikötő: a legerősebb fekete követ nyer",
    commercial: "Üzletsor: a legerősebb pontokat nyer",
    palace: "Palota: a legerősebb elnyeri a karaktert",
    up: "Felfordított üzletkötő az értékével",
    down: "Lefordított üzletkötő: az értéke titok",
    spied: "Szem: a Kémed már látta",
    marked: "5: a Zsoldos jele",
    lock: "Lakat: lezárta a Királynő",
    order: "Hely a sorrendben",
    cards: "Karakterek a kézben",
    hidden: "+?: lefordított üzletkötők, még nincsenek beszámítva",
  },
};
