import type { OwnWords } from "./en.ts";

// In one file with what the rules say.
export { text } from "@serai/text/ys/hu";
export * as names from "@serai/text/ys/hu/names";

export const own: OwnWords = {
  // Fekete and fehér begin alike, hence two letters.
  letters: ["K", "Z", "S", "P", "Fk", "Fh"],
  status: (round, rounds, turn, turns) =>
    `${round}/${rounds}. forduló${turn === undefined ? "" : ` · ${Math.min(turn, turns)}/${turns}. kör`}`,
  city: "A város",
  market: "Piac",
  squares: "A piac mezői",
  quarter: (number) => `${number}. negyed`,
  aboutQuarter: (number) => `${number}. negyed közelről`,
  ship: (large, count, small) => `Hajó: ${count === 1 ? "" : "két "}${large}, ${small.join(", ")}`,
  shipRule: (players) =>
    players === 4
      ? "A legtöbb az egész negyedben: két drágakő a hajóról. Második: egy. Harmadik: az utolsó."
      : "A legtöbb az egész negyedben: két drágakő a hajóról. Második: az utolsó.",
  blackGem: "egy fekete drágakő",
  points: (points) => `${points} pont`,
  placeWithReward: (place, reward) => `${place}; nyeremény: ${reward}`,
  nobody: "semmi",
  nobodyThere: "Nincs itt senki.",
  wonBy: (name) => `nyertes: ${name}`,
  closedBy: (name) => `Lezárta a Királynő (${name}).`,
  brokerUp: (name, value) => `${value} (${name})`,
  brokerDown: (name, value) =>
    value === undefined ? `lefordított üzletkötő (${name})` : `${value} lefordítva (${name})`,
  counts: (value) => `${value}‑nek számít`,
  total: (name, sum, hidden) => `${name}: ${sum}${hidden > 0 ? ` és ${hidden} lefordítva` : ""}`,
  price: (gem, square, rank) => `${gem}: ár ${square} a 15‑ből, ${rank}. hely`,
  tieRule: (neutral) =>
    `Döntetlennél: az Intrikus, ${neutral === undefined ? "" : `aztán ${neutral}, `}aztán a paraván előtti nagyobb összeg, aztán a kisebb sorrendkártya. Egy magányos 0 is nyer.`,

  order: "Sorrend",
  position: (position) => `${position}.`,
  positionOf: (position, name) => `${position}.: ${name ?? "szabad"}`,

  behindScreen: "A paravánod mögött",
  behind: (count) => `${count} a paraván mögött`,
  stack: (value, count, lifted) =>
    `${value} értékű üzletkötő, ${count} maradt${lifted > 0 ? `, ${lifted} kiválasztva` : ""}`,
  side: "Melyik oldalával felfelé",
  faceUp: "Nyíltan",
  faceDown: "Rejtve",
  fromFront: "Vagy a paraván elől",
  ownCards: "A karaktereid",
  cardsHeld: (count) => `${count} karakter`,
  nextRound: "a következő fordulótól",
  noCard: "Lap nélkül",
  noMoreLooks: "Nem nézek többet",
  looks: (count) => `még ${count} kukkantás`,

  takeGem: "Végy el egy drágakövet",
  chooseGem: "Válassz drágakövet",
  bestColumn: "Legjobb oszlop",
  whichPrice: "Melyik ár",
  whichWay: "Merre",
  up: "fel",
  down: "le",
  toThrone: "A trónterembe",
  closeZone: "Lezárás",
  swapBrokers: "Cserélj meg kettőt",
  whichBroker: "Melyik üzletkötő",
  swapShips: "Cserélj meg két hajót",
  giveGem: "Ezt",
  getGem: "erre",
  orKeep: "vagy",
  keep: "Nem cserélek",
  priceUp: "Fel",
  priceDown: "Le",
  twoGems: "Végy el kettőt",
  lookAt: "Megnézem",

  ledger: "Ami nyíltan látszik",
  who: "Ki",
  pointsShort: "Pont",
  front: "Elöl",
  cards: "Karakterek",
  throneRoom: "Trónterem",
  left: (counts) => `még ${counts.join(" + ")}`,

  count: "Az értékelés",
  lastCount: "Az utolsó értékelés újra",
  fromStart: "Az értékelés elölről",
  stepBack: "Egy lépés vissza",
  stepOn: "Egy lépés előre",
  play: "Lejátszás",
  pause: "Szünet",
  backToNow: "Vissza a jelenbe",

  scoringTable: "Pontozás",
  scoringRule:
    "A színek ár szerint, a legdrágább elöl; a helyezés a drágakövek száma szerint. Egyenlőknél mind a legalsó elfoglalt hely pontját kapják.",
  blackScale: "darabszám szerint, lent",
  gem: "Drágakő",
  rewardRules: (isFour) => [
    `Egész negyed: ${isFour ? "1. két kő a hajóról, 2. egy, 3. az utolsó" : "1. két kő a hajóról, 2. az utolsó"}`,
    "Kikötő: fekete kő · Üzletsor: 3 pont · Palota: a karakter",
    "A piacra tett üzletkötő: azonnal 1 pont",
    "Piaci sor: a köve · Oszlopok: +2, +1, −1, −2",
    "A legtöbb az egész piacon: egy árat eggyel mozdít",
    "Döntetlen: a paraván előtti összeg, aztán sorrendkártya",
  ],

  what: "Miért",
  blackGems: "Fekete kövek",
  priceOf: (square) => `Ár: ${square}`,
  onTheWay: { market: "Piac", commercial: "Üzletsor", characters: "Herceg, Király" },
  sum: "Összesen",
  byGems: "Egyenlő pontszám: a több drágakő dönt.",
  cityWon: "A város mindkettőtöket legyőzött.",
  cityBeaten: "Legyőztétek a várost.",
  priceStory: "Az árak fordulóról fordulóra",
  pointsPlot: "Miből jöttek a pontok",
  gemsPlot: "Ki mennyi drágakövet nyert",
  sourceLetters: { throne: "T", market: "Pi", commercial: "Ü", characters: "H" },
  atStart: "Kezdet",
  roundShort: (round) => `${round}.`,
};
