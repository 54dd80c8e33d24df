import { listIn } from "@serai/words/list";
import { BUILDINGS, type Building, GIVES_BONUS, KINDS } from "../../rules/index.ts";
import type { PageWords } from "../page-words.ts";
import { offer } from "./actions.ts";
import { cubes, deniers, favours, points } from "./events.ts";
import { names } from "./names.ts";

const list = listIn("en");
const either = (all: readonly string[]): string => all.join(" or ");

function use(building: Building): string {
  const { use: effect, points: worth = 0, favours: more = 0, income = 0 } = BUILDINGS[building];
  switch (effect.kind) {
    case "produce": {
      const taken = either(effect.choices.map((choice) => cubes(KINDS.map((kind) => choice[kind] ?? 0))));
      const kinds = KINDS.filter((kind) => effect.choices.some((choice) => choice[kind])).map(
        (kind) => names.kinds[kind],
      );
      return GIVES_BONUS[building] ? `Take ${taken}; its owner takes 1 ${either(kinds)}.` : `Take ${taken}.`;
    }
    case "trade":
      return `Once: ${either(effect.offers.map(offer))}.`;
    case "build":
      return {
        wood: "Build a wooden building.",
        stone: "Build a stone building.",
        prestige: "Build a prestige building in place of your residence.",
      }[effect.group];
    case "lawyer":
      return "1 cloth and 1 denier: a neutral building or one of yours becomes your residence, 2 points.";
    case "none":
      return `No workers here. ${[...(worth > 0 ? [points(worth)] : []), ...(more > 0 ? [favours(more)] : []), ...(income > 0 ? [`${deniers(income)} every turn`] : [])].join(", ")}.`;
  }
}

export const page: PageWords = {
  names,
  letters: { food: "F", wood: "W", stone: "S", cloth: "C", gold: "G" },
  groupLetters: { wood: "W", stone: "S", residence: "R", prestige: "P" },
  groups: { wood: "Wooden", stone: "Stone", prestige: "Prestige" },
  guild: "Guild",
  status: (turn, phase) => `Turn ${turn} · ${phase}`,
  phaseOf: (phase, name) => `Phase ${phase} of 7: ${name}`,

  town: "Town",
  road: "Road",
  bridge: "Bridge",
  provost: "Provost",
  bailiff: "Bailiff",
  provostAt: (provost, bailiff) => `Provost on space ${provost}, bailiff on ${bailiff}.`,
  use,
  townUse: {
    gate: "Your worker goes on from here, free of charge.",
    "trading-post": "Take 3 deniers.",
    guild: "Move the provost up to 3 spaces, free of charge.",
    joust: "1 denier and 1 cloth for a favour.",
    stables: "Come earlier in the turn order.",
    inn: "From next turn on, every worker costs you 1.",
    castle: "Give batches: food and two other kinds.",
  },
  emptyPlot: "Nothing built yet.",
  nextPlot: "The next building comes here.",
  owner: (name) => `Owner: ${name}.`,
  workers: (all) => (all.length === 1 ? `Worker: ${all[0]}.` : `Workers: ${list(all)}.`),
  guest: (name) => `Guest: ${name}.`,
  ownerPoint: (name) => `${name} gets 1 point.`,
  price: (count) => `Costs ${deniers(count)}.`,
  short: (steps) => `The provost is ${steps} ${steps === 1 ? "space" : "spaces"} short of it.`,
  waits: (name) => `Becomes a residence: ${name}.`,
  trigger: (section) => `Here the bailiff has this counted: ${section}.`,
  bridgeNow: (price) => `A worker costs ${deniers(price)} now.`,
  passed: (all) => (all.length === 0 ? "Nobody has passed." : `Passed: ${list(all)}.`),
  firstPasses: "The first to pass takes 1 denier.",

  batch: (count) => `${points(count)} a batch`,
  houses: (built, all) => `${built} of ${all} houses`,
  scored: "counted",
  due: "counted at the end of this turn",
  ifScored: (section, seats) => `${section}, if counted now: ${list(seats)}.`,
  outcome: (name, won, penalty) => `${name} ${won > 0 ? favours(won) : penalty > 0 ? `−${penalty}` : "nothing"}`,

  workersAtHome: (count) => `${count} ${count === 1 ? "worker" : "workers"} at home`,
  deniers,
  cubes: (count, kind) => `${count} ${kind}`,
  turnOrder: (place) => `${place}. in turn order`,
  hasPassed: (number) => `passed as number ${number}`,

  favours: "Royal favours",
  buildings: "To build",
  everybody: "Everybody's goods",
  column: (level) => `Column ${level}`,
  closedColumns: "Columns 3 and 4 open once the dungeon is counted, column 5 once the walls are.",
  left: (count) => `${count} left`,
  cost: "Cost",
  ownGoods: "Your goods",
  map: "Map of the road",
  jumpTo: (part) => `Go to: ${part}`,
  castle: "Castle",
  spaces: (from, to) => `spaces ${from}–${to}`,

  pass: "Pass",
  stay: "Stays",
  pick: (chosen, of) => `${chosen} of ${of} cubes`,
  options: "Your options",

  pointsPlot: "Points by source",
  storyPlot: "Points turn by turn",
  housesPlot: "Houses in the castle",
  turnShort: (turn) => `${turn}`,
  what: "Source",
  sum: "Total",
  sourceLetters: {
    owner: "W",
    craft: "B",
    residences: "R",
    prestige: "P",
    castle: "C",
    favours: "F",
    trade: "T",
    penalties: "−",
    gold: "G",
    cubes: "L",
    deniers: "D",
  },
};
