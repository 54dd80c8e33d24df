import { listIn } from "@serai/words/list";
import { BUILDINGS, type Building, GIVES_BONUS, KINDS } from "../../rules/index.ts";
import type { PageWords } from "../page-words.ts";
import { offer } from "./actions.ts";
import { cubes, deniers, favours, points } from "./events.ts";
import { names } from "./names.ts";

const list = listIn("hu");
const either = (all: readonly string[]): string => all.join(" vagy ");

function use(building: Building): string {
  const { use: effect, points: worth = 0, favours: more = 0, income = 0 } = BUILDINGS[building];
  switch (effect.kind) {
    case "produce": {
      const taken = either(effect.choices.map((choice) => cubes(KINDS.map((kind) => choice[kind] ?? 0))));
      const kinds = KINDS.filter((kind) => effect.choices.some((choice) => choice[kind])).map(
        (kind) => names.kinds[kind],
      );
      return GIVES_BONUS[building] ? `Ad: ${taken}; a tulajdonosnak: 1 ${either(kinds)}.` : `Ad: ${taken}.`;
    }
    case "trade":
      return `Egyszer: ${either(effect.offers.map(offer))}.`;
    case "build":
      return {
        wood: "Építs egy faépületet.",
        stone: "Építs egy kőépületet.",
        prestige: "Építs egy díszépületet a lakóházad helyére.",
      }[effect.group];
    case "lawyer":
      return "1 szövet és 1 dénár: egy semleges vagy saját épület a lakóházad lesz, 2 pont.";
    case "none":
      return `Ide nem jöhet munkás. ${[...(worth > 0 ? [points(worth)] : []), ...(more > 0 ? [favours(more)] : []), ...(income > 0 ? [`körönként ${deniers(income)}`] : [])].join(", ")}.`;
  }
}

export const page: PageWords = {
  names,
  letters: { food: "É", wood: "F", stone: "K", cloth: "S", gold: "A" },
  groupLetters: { wood: "F", stone: "K", residence: "L", prestige: "D" },
  groups: { wood: "Faépületek", stone: "Kőépületek", prestige: "Díszépületek" },
  guild: "Céh",
  status: (turn, phase) => `${turn}. kör · ${phase}`,
  phaseOf: (phase, name) => `${phase}. szakasz a 7-ből: ${name}`,

  town: "Város",
  road: "Út",
  bridge: "Híd",
  provost: "Elöljáró",
  bailiff: "Intéző",
  provostAt: (provost, bailiff) => `Elöljáró: ${provost}. mező, intéző: ${bailiff}. mező.`,
  use,
  townUse: {
    gate: "A munkásod innen ingyen továbbmehet.",
    "trading-post": "3 dénárt kapsz.",
    guild: "Ingyen mozgathatod az elöljárót, legfeljebb 3 mezőt.",
    joust: "1 dénár és 1 szövet egy kegyért.",
    stables: "Előrébb kerülsz a sorrendben.",
    inn: "A következő körtől minden munkásod 1 dénár.",
    castle: "Adj szállítmányt: élelem és még két másik áru.",
  },
  emptyPlot: "Itt még nem áll semmi.",
  nextPlot: "Ide kerül a következő épület.",
  owner: (name) => `Tulajdonos: ${name}.`,
  workers: (all) => `Munkás: ${list(all)}.`,
  guest: (name) => `Vendég: ${name}.`,
  ownerPoint: (name) => `${name} 1 pontot kap.`,
  price: (count) => `Ára ${deniers(count)}.`,
  short: (steps) => `Az elöljárónak még ${steps} mező hiányzik idáig.`,
  waits: (name) => `Lakóház lesz: ${name}.`,
  trigger: (section) => `Ha az intéző ideér, ez jön: ${section}.`,
  bridgeNow: (price) => `Egy munkás most ${deniers(price)}.`,
  passed: (all) => (all.length === 0 ? "Még senki sem passzolt." : `Passzolt: ${list(all)}.`),
  firstPasses: "Aki először passzol, 1 dénárt kap.",

  batch: (count) => `szállítmányonként ${points(count)}`,
  houses: (built, all) => `${built}/${all} ház`,
  scored: "értékelve",
  due: "a kör végén értékeljük",
  ifScored: (section, seats) => `${section}, ha most értékelnénk: ${list(seats)}.`,
  outcome: (name, won, penalty) => `${name} ${won > 0 ? favours(won) : penalty > 0 ? `−${penalty}` : "semmi"}`,

  workersAtHome: (count) => `${count} munkás otthon`,
  deniers,
  cubes: (count, kind) => `${count} ${kind}`,
  turnOrder: (place) => `${place}. a sorrendben`,
  hasPassed: (number) => `${number}. helyen passzolt`,

  favours: "Királyi kegyek",
  buildings: "Építhető",
  everybody: "Mindenki áruja",
  column: (level) => `${level}. oszlop`,
  closedColumns: "A 3. és a 4. oszlop a tömlöc értékelése után nyílik, az 5. a falak után.",
  left: (count) => `${count} maradt`,
  cost: "Ára",
  ownGoods: "Az áruid",
  map: "Az út térképe",
  jumpTo: (part) => `Ugrás ide: ${part}`,
  castle: "Vár",
  spaces: (from, to) => `${from}–${to}. mező`,

  pass: "Passz",
  stay: "Marad",
  pick: (chosen, of) => `${chosen}/${of} kocka`,
  options: "Lehetőségeid",

  pointsPlot: "Miből lett a pont",
  storyPlot: "Pontok körről körre",
  housesPlot: "Házak a várban",
  turnShort: (turn) => `${turn}.`,
  what: "Forrás",
  sum: "Összesen",
  sourceLetters: {
    owner: "M",
    craft: "É",
    residences: "L",
    prestige: "D",
    castle: "V",
    favours: "K",
    trade: "T",
    penalties: "−",
    gold: "A",
    cubes: "Á",
    deniers: "P",
  },
};
