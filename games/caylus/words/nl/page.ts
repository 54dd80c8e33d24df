import { listIn } from "@serai/words/list";
import { BUILDINGS, type Building, GIVES_BONUS, KINDS } from "../../rules/index.ts";
import type { PageWords } from "../page-words.ts";
import { offer } from "./actions.ts";
import { cubes, deniers, favours, points } from "./events.ts";
import { names } from "./names.ts";

const list = listIn("nl");
const either = (all: readonly string[]): string => all.join(" of ");

function use(building: Building): string {
  const { use: effect, points: worth = 0, favours: more = 0, income = 0 } = BUILDINGS[building];
  switch (effect.kind) {
    case "produce": {
      const taken = either(effect.choices.map((choice) => cubes(KINDS.map((kind) => choice[kind] ?? 0))));
      const kinds = KINDS.filter((kind) => effect.choices.some((choice) => choice[kind])).map(
        (kind) => names.kinds[kind],
      );
      return GIVES_BONUS[building] ? `Pak ${taken}; de eigenaar pakt 1 ${either(kinds)}.` : `Pak ${taken}.`;
    }
    case "trade":
      return `Eén keer: ${either(effect.offers.map(offer))}.`;
    case "build":
      return {
        wood: "Bouw een houten gebouw.",
        stone: "Bouw een stenen gebouw.",
        prestige: "Bouw een prestigegebouw in plaats van je woonhuis.",
      }[effect.group];
    case "lawyer":
      return "1 stof en 1 denier: een neutraal of eigen gebouw wordt je woonhuis, 2 punten.";
    case "none":
      return `Geen arbeiders hier. ${[...(worth > 0 ? [points(worth)] : []), ...(more > 0 ? [favours(more)] : []), ...(income > 0 ? [`elke beurt ${deniers(income)}`] : [])].join(", ")}.`;
  }
}

export const page: PageWords = {
  names,
  letters: { food: "V", wood: "H", stone: "S", cloth: "T", gold: "G" },
  groupLetters: { wood: "H", stone: "S", residence: "W", prestige: "P" },
  groups: { wood: "Hout", stone: "Steen", prestige: "Prestige" },
  guild: "Gilde",
  status: (turn, phase) => `Beurt ${turn} · ${phase}`,
  phaseOf: (phase, name) => `Fase ${phase} van 7: ${name}`,

  town: "Stad",
  road: "Weg",
  bridge: "Brug",
  provost: "Provoost",
  bailiff: "Baljuw",
  provostAt: (provost, bailiff) => `Provoost op vak ${provost}, baljuw op ${bailiff}.`,
  use,
  townUse: {
    gate: "Je arbeider gaat hier gratis verder.",
    "trading-post": "Pak 3 deniers.",
    guild: "Verplaats de provoost gratis, hoogstens 3 vakken.",
    joust: "1 denier en 1 stof voor een gunst.",
    stables: "Kom eerder in de beurtvolgorde.",
    inn: "Vanaf de volgende beurt kost elke arbeider je 1.",
    castle: "Lever ladingen: voedsel en twee andere goederen.",
  },
  emptyPlot: "Hier staat nog niets.",
  nextPlot: "Het volgende gebouw komt hier.",
  owner: (name) => `Eigenaar: ${name}.`,
  workers: (all) => (all.length === 1 ? `Arbeider: ${all[0]}.` : `Arbeiders: ${list(all)}.`),
  guest: (name) => `Gast: ${name}.`,
  ownerPoint: (name) => `${name} krijgt 1 punt.`,
  price: (count) => `Kost ${deniers(count)}.`,
  short: (steps) => `De provoost komt ${steps} ${steps === 1 ? "vak" : "vakken"} tekort.`,
  waits: (name) => `Wordt een woonhuis: ${name}.`,
  trigger: (section) => `Komt de baljuw hier, dan telt dit: ${section}.`,
  bridgeNow: (price) => `Een arbeider kost nu ${deniers(price)}.`,
  passed: (all) => (all.length === 0 ? "Nog niemand heeft gepast." : `Gepast: ${list(all)}.`),
  firstPasses: "Wie als eerste past, krijgt 1 denier.",

  batch: (count) => `${points(count)} per lading`,
  houses: (built, all) => `${built} van ${all} huizen`,
  scored: "gewaardeerd",
  due: "wordt aan het eind van deze beurt gewaardeerd",
  ifScored: (section, seats) => `${section}, als het nu telde: ${list(seats)}.`,
  outcome: (name, won, penalty) => `${name} ${won > 0 ? favours(won) : penalty > 0 ? `−${penalty}` : "niets"}`,

  workersAtHome: (count) => `${count} ${count === 1 ? "arbeider" : "arbeiders"} thuis`,
  deniers,
  cubes: (count, kind) => `${count} ${kind}`,
  turnOrder: (place) => `${place}e in de beurtvolgorde`,
  hasPassed: (number) => `gepast als nummer ${number}`,

  favours: "Koninklijke gunsten",
  buildings: "Te bouwen",
  everybody: "Ieders goederen",
  column: (level) => `Kolom ${level}`,
  closedColumns: "Kolom 3 en 4 gaan open na de kerker, kolom 5 na de muren.",
  left: (count) => `nog ${count}`,
  cost: "Kosten",
  ownGoods: "Je goederen",
  map: "Kaart van de weg",
  jumpTo: (part) => `Ga naar: ${part}`,
  castle: "Kasteel",
  spaces: (from, to) => `vak ${from}–${to}`,

  pass: "Passen",
  stay: "Blijft",
  pick: (chosen, of) => `${chosen} van ${of}`,
  options: "Je keuzes",

  pointsPlot: "Punten per bron",
  storyPlot: "Punten per beurt",
  housesPlot: "Huizen in het kasteel",
  turnShort: (turn) => `${turn}`,
  what: "Bron",
  sum: "Totaal",
  sourceLetters: {
    owner: "A",
    craft: "B",
    residences: "W",
    prestige: "P",
    castle: "K",
    favours: "G",
    trade: "R",
    penalties: "−",
    gold: "Go",
    cubes: "O",
    deniers: "D",
  },
};
