import type { Action } from "@serai/kernel";
import {
  BATCHES,
  BUILDINGS,
  batchOf,
  builtOf,
  CUBE_SETS,
  costAt,
  givenOf,
  KINDS,
  LINES,
  levelOf,
  lineOf,
  moveOf,
  type Offer,
  offerOf,
  placeOf,
  pointsOf,
  provostOf,
  residenceOf,
  roadPlace,
  takenOf,
  type View,
  verbOf,
} from "../../rules/index.ts";
import { buildingWord, type Prompts, seenAt } from "../shared.ts";
import { cubes, deniers, points } from "./events.ts";
import { names as words } from "./names.ts";

export const prompts: Prompts = {
  placing: ["Place a worker, or pass.", (name) => `${name} is placing a worker or passing.`],
  gate: ["Where does your worker at the gate go?", (name) => `${name} is moving the worker at the gate.`],
  guild: ["The guild moves the provost for you: how far?", (name) => `${name} may move the provost by the guild.`],
  joust: ["A denier and a cloth for a favour?", (name) => `${name} is deciding about the joust.`],
  inn: ["Does your guest stay at the inn?", (name) => `${name} is deciding whether to stay at the inn.`],
  provost: ["Move the provost, a denier a space, or pass.", (name) => `${name} may move the provost.`],
  producing: ["What do you take?", (name) => `${name} is choosing goods.`],
  bonus: ["Your building was used: which cube do you take?", (name) => `${name} is taking the owner's cube.`],
  trading: ["Trade, or decline.", (name) => `${name} may trade.`],
  paying: ["Which cubes do you give?", (name) => `${name} is choosing cubes to give.`],
  buying: ["Which cubes do you take?", (name) => `${name} is choosing cubes.`],
  building: ["What do you build?", (name) => `${name} is choosing what to build.`],
  anyCube: ["Which cube do you pay besides?", (name) => `${name} is paying for a building.`],
  lawyer: ["Which tile becomes your residence?", (name) => `${name} is choosing a tile for a residence.`],
  castle: ["Give a batch to the castle, or stop.", (name) => `${name} may give batches to the castle.`],
  line: ["A favour: which line?", (name) => `${name} is choosing a favour line.`],
  effect: ["Which effect of the favour do you use?", (name) => `${name} is choosing the effect of a favour.`],
  favourCube: ["Wood or stone?", (name) => `${name} is choosing wood or stone.`],
  swapGive: ["Which cube do you exchange for two?", (name) => `${name} is exchanging a cube for two.`],
  swapTake: ["Which two cubes do you take?", (name) => `${name} is choosing two cubes.`],
};

const EFFECTS = [
  [],
  [],
  ["1 food", "1 wood or 1 stone", "1 cloth", "Exchange 1 cube for 2", "1 gold"],
  ["nothing", "Carpenter, 1 wood less", "Mason, 1 stone less", "Lawyer, 1 denier less", "Architect"],
] as const;

export const offer = ({ pay, get }: Offer): string => {
  const part = ({ deniers: money = 0, ...rest }: Offer["pay"] & Offer["get"]): string =>
    [
      ...(money > 0 ? [deniers(money)] : []),
      ...("points" in rest && rest.points ? [points(rest.points)] : []),
      ...(rest.cloth ? [`${rest.cloth} ${words.kinds.cloth}`] : []),
      ...(rest.gold ? [`${rest.gold} ${words.kinds.gold}`] : []),
      ...(rest.plain ? [`${rest.plain} ${rest.plain === 1 ? "cube" : "cubes"}`] : []),
      ...(rest.any ? ["1 cube"] : []),
    ].join(", ");
  return `${part(pay)} → ${part(get)}`;
};

/** One of two things to take, or one of two offers. */
function use(action: Action, view: View): string {
  const { use: effect } = BUILDINGS[view.tiles[view.at]];
  const choice = offerOf(action);
  if (effect.kind === "produce") {
    const given = effect.choices[choice];
    return `Take ${cubes(KINDS.map((kind) => given[kind] ?? 0))}`;
  }
  return effect.kind === "trade" ? offer(effect.offers[choice]) : "";
}

export function action(chosen: Action, view: View): string {
  switch (verbOf(chosen)) {
    case "pass":
      return view.step === "provost" ? "Leave the provost alone" : "Pass";
    case "decline":
      return "Decline";
    case "stop":
      return "No more batches";
    case "home":
      return "Take the worker home";
    case "stay":
      return "Stay at the inn";
    case "joust":
      return "Pay a denier and a cloth";
    case "place": {
      const where = placeOf(chosen);
      const cost = view.viewer === "spectator" ? 0 : costAt(view, view.viewer, where);
      return `${seenAt(view, where, words)}, ${deniers(cost)}`;
    }
    case "move":
      return `To: ${seenAt(view, moveOf(chosen), words)}`;
    case "provost": {
      const by = provostOf(chosen);
      const spaces = `${Math.abs(by)} ${by > 0 ? "forward" : "back"}, to ${view.provost + by}`;
      return view.step === "guild" ? spaces : `${spaces} (${deniers(Math.abs(by))})`;
    }
    case "use":
      return use(chosen, view);
    case "give":
      return `Give ${cubes(CUBE_SETS[givenOf(chosen)])}`;
    case "take":
      return `Take ${cubes(CUBE_SETS[takenOf(chosen)])}`;
    case "build": {
      const tile = builtOf(chosen);
      return `Build: ${buildingWord(tile, words)}, ${points(pointsOf(tile, view.options.lawyerVp))}`;
    }
    case "residence":
      return `Residence in place of ${seenAt(view, roadPlace(residenceOf(chosen)), words)}`;
    case "batch":
      return `Batch: ${cubes(BATCHES[batchOf(chosen)])}`;
    case "favour":
      return `Line: ${words.lines[LINES[lineOf(chosen)]]}`;
    case "effect":
      return EFFECTS[view.line][levelOf(chosen) - 1] ?? "";
    case undefined:
      return "";
  }
}
