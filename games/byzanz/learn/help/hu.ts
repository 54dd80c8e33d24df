import { listIn } from "@serai/words/list";
import { page } from "../../words/hu.ts";
import type { HelpWords } from "./help-words.ts";

const list = listIn("hu");

export const words: HelpWords = {
  page,

  goods: {
    is: (value, copies) =>
      `Áru, értéke ${value}; ebből a fajtából ${copies} ilyen lap van a játékban. Licitben pénz, és ha három egyforma van, eladható.`,
    merchant: "A kereskedő eladáskor bármilyen áru mellé beáll. Licitálni nem lehet vele.",
    inLot: "A tételhez tartozik: a nyertes egy lap kivételével mindet elviszi, az az egy a piacra kerül.",
    inHand: "Koppints rá, ha licitálnál vele, vagy add el két másik, ugyanilyen fajtájú lappal.",
    merchantInHand: "Tartsd meg egy eladáshoz: a hiányzó árut helyettesíti.",
  },
  worth: {
    gain: (more) => `Azzal, ami a kezedben van, ${more} ponttal többért adhatnál el.`,
    none: "Azzal, ami most a kezedben van, egyik eladást sem javítja.",
    sale: (worth) => `A legjobb eladás vele most ${worth} pontot hoz.`,
    noSale: "A mostani lapjaiddal még nem adható el.",
  },
  lot: {
    title: (size) => `${size} lapos tétel`,
    is: "Ezekre a lapokra licitáltok. A nyertes licit a piacra kerül, és vele a tétel egyik lapja is.",
    noBid: (opener) => `Még nincs licit; ő kezdi: ${opener}.`,
    highest: (name, bid) => `${name} vezet, licitje ${bid}. Legalább ${bid + 1} kell, hogy túllicitáld.`,
    giving: "Már elkelt; egyik lapja a piacra kerül.",
  },
  lotsAhead: {
    title: "A következő tételek",
    is: "Mekkorák a forduló további tételei. Mindenki pontosan egyet nyer; a piacon a kisebb tétel választ előbb.",
    now: (sizes) => `Még hátravan: ${list(sizes.map(String))}.`,
    none: "Ez a forduló utolsó tétele.",
  },
  bid: {
    title: (name) => `Licit: ${name}`,
    is: "A tételért nyíltan lerakott lapok. Emeléskor hozzájuk teszel; aki passzol, visszaveszi őket a kezébe.",
    leads: "Ez a legnagyobb.",
    bid: (total) => `Eddig ${total}.`,
    passed: "Passzolt: ebből az árverésből kiszállt.",
    none: "Még nem licitált.",
  },
  stall: {
    title: (kind) => `Piac: ${kind}`,
    is: "Ide kerülnek a licitek és minden tételből egy lap. Az árverések után mindenki elviszi egy fajta összes lapját.",
    empty: "Ebből a fajtából most nincs itt semmi.",
    holds: (cards) => `Most itt van: ${list(cards)}.`,
  },
  order: {
    title: "Sorrend a piacon",
    is: "A legkisebb tétel választ először, azután a következő.",
    place: (place, of) => `Helye a sorban: ${place}, összesen ${of}.`,
    done: "Már választott.",
  },
  lastSale: {
    title: "Az utolsó eladás",
    is: "Az árverések véget értek: mindenki egyszerre eladja, amit még tud.",
    stillSelling: "Még elad.",
    done: "Kész.",
  },
  sale: {
    title: "Eladás",
    is: "Három egyforma áru, a hiányzó helyett kereskedő is lehet: a legértékesebbet megtartod pontként, a többi kikerül a játékból. Nem számít lépésnek, bármikor megteheted.",
    cards: (cards) => `Ezt adnád el: ${list(cards)}.`,
  },
  moreSales: { title: "További eladások", is: "Megmutat mindent, amit a kezedből eladhatsz." },
  shownSale: { title: "Most kelt el", is: "Az eladott lapok és az értük kapott pontok csak most láthatók." },
  sort: { title: "Lapok rendezése", is: "Fajta szerint az eladáshoz, érték szerint a licithez." },
  pass: {
    is: "Erre a tételre nem licitálsz többet, a lapjaid visszakerülnek, és ebben a fordulóban másik tétel lesz a tiéd. Csak ha mindenki passzol, akkor viszi el ezt ingyen az, aki kezdte.",
  },
  done: { is: "Nem adsz el többet. Ami még eladható, azt a lehető legjobban eladjuk helyetted." },
  handLimit: {
    title: "Kézben tartható lapok",
    is: (limit) => `Senki sem tarthat ${limit} lapnál többet: adj el vagy dobj el, amíg ennyi nem marad.`,
  },
  cardsLeft: {
    title: (name) => `Lapok: ${name}`,
    is: (limit) => `Hány lap van a kézben; hogy melyek, az titok. Legfeljebb ${limit} maradhat.`,
    now: (count) => `Most ${count} lap.`,
  },
  scored: {
    title: (name) => `Eladások: ${name}`,
    is: "Minden eladás legjobb lapja, pontként félretéve. A számuk nyilvános; az értékük a játszma végéig titok, hacsak az asztal nem nyílt pontokkal játszik.",
    cards: (count) => `${count} eladás.`,
    points: (count) => `${count} pont.`,
  },
  lotCard: {
    title: (name) => `Tétel: ${name}`,
    is: "Mekkora tételt nyert ebben a fordulóban. Akinek már van, nem licitál többet; a piacon a legkisebb választ először.",
    now: (size) => `A tétele ${size} lapos.`,
  },
  legend: {
    goods: "Áru az értékével: licitben pénz, eladva pont",
    merchant: "Kereskedő: eladáskor bármilyen áruhoz jó, licitálni nem lehet vele",
    lot: "Az árverésre kerülő tétel a méretével",
    lotsAhead: "A forduló további tételei, méret szerint",
    lotCard: "Ekkora tételt nyert; a piacon a legkisebb választ először",
    cardsLeft: "Lapok a kézben",
    scored: "Eladások, lefordítva",
    coin: "Pontok, ahol nyilvánosak",
    leads: "A legnagyobb licit",
    draft: "Halvány: ezt választottad, de még nem raktad le",
    sale: "Eladás a kezedből, és amit hoz",
    sort: "Rendezi a lapjaidat fajta vagy érték szerint",
    done: "Már volt soron",
  },
};
