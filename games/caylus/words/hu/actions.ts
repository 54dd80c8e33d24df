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
  placing: ["Küldj munkást valahová, vagy passzolj.", (name) => `${name} következik: munkás vagy passz.`],
  gate: ["Hová menjen a munkásod a kaputól?", (name) => `${name} dönt a kapunál álló munkásáról.`],
  guild: ["A céh mozgatja neked az elöljárót: mennyit?", (name) => `${name} a céh révén mozgathatja az elöljárót.`],
  joust: ["Egy dénár és egy szövet egy kegyért?", (name) => `${name} dönt a lovagi tornáról.`],
  inn: ["Marad a vendéged a fogadóban?", (name) => `${name} dönt, marad-e a fogadóban.`],
  provost: ["Mozgasd az elöljárót, mezőnként egy dénár, vagy passzolj.", (name) => `${name} mozgathatja az elöljárót.`],
  producing: ["Mit veszel el?", (name) => `${name} árut választ.`],
  bonus: ["Használták az épületedet: melyik kockát kéred?", (name) => `${name} a tulajdonos kockáját veszi el.`],
  trading: ["Cserélsz?", (name) => `${name} cserélhet.`],
  paying: ["Mely kockákat adod oda?", (name) => `${name} kockákat ad.`],
  buying: ["Mely kockákat veszed el?", (name) => `${name} kockákat választ.`],
  building: ["Mit építesz?", (name) => `${name} választ, mit épít.`],
  anyCube: ["Melyik kockával fizetsz még?", (name) => `${name} egy épületért fizet.`],
  lawyer: ["Melyik lapka legyen a lakóházad?", (name) => `${name} lakóháznak keres helyet.`],
  castle: ["Adj egy szállítmányt a várnak, vagy hagyd abba.", (name) => `${name} szállítmányt adhat a várnak.`],
  line: ["Kegy: melyik sort választod?", (name) => `${name} kegysort választ.`],
  effect: ["A kegy melyik hatását használod?", (name) => `${name} a kegy hatását választja.`],
  favourCube: ["Fa vagy kő?", (name) => `${name} fa és kő között választ.`],
  swapGive: ["Melyik kockát cseréled kettőre?", (name) => `${name} egy kockát cserél kettőre.`],
  swapTake: ["Melyik két kockát kéred?", (name) => `${name} két kockát választ.`],
};

const EFFECTS = [
  [],
  [],
  ["1 élelem", "1 fa vagy 1 kő", "1 szövet", "1 kocka cseréje 2 kockára", "1 arany"],
  ["semmi", "Ács, 1 fával kevesebb", "Kőműves, 1 kővel kevesebb", "Jegyző, 1 dénárral kevesebb", "Építész"],
] as const;

export const offer = ({ pay, get }: Offer): string => {
  const part = ({ deniers: money = 0, ...rest }: Offer["pay"] & Offer["get"]): string =>
    [
      ...(money > 0 ? [deniers(money)] : []),
      ...("points" in rest && rest.points ? [points(rest.points)] : []),
      ...(rest.cloth ? [`${rest.cloth} ${words.kinds.cloth}`] : []),
      ...(rest.gold ? [`${rest.gold} ${words.kinds.gold}`] : []),
      ...(rest.plain ? [`${rest.plain} kocka`] : []),
      ...(rest.any ? ["1 kocka"] : []),
    ].join(", ");
  return `${part(pay)} → ${part(get)}`;
};

/** One of two things to take, or one of two offers. */
function use(action: Action, view: View): string {
  const { use: effect } = BUILDINGS[view.tiles[view.at]];
  const choice = offerOf(action);
  if (effect.kind === "produce") {
    const given = effect.choices[choice];
    return `Kérem: ${cubes(KINDS.map((kind) => given[kind] ?? 0))}`;
  }
  return effect.kind === "trade" ? offer(effect.offers[choice]) : "";
}

export function action(chosen: Action, view: View): string {
  switch (verbOf(chosen)) {
    case "pass":
      return view.step === "provost" ? "Az elöljáró marad" : "Passz";
    case "decline":
      return "Nem kérem";
    case "stop":
      return "Nincs több szállítmány";
    case "home":
      return "A munkás hazamegy";
    case "stay":
      return "Marad a fogadóban";
    case "joust":
      return "Egy dénár és egy szövet";
    case "place": {
      const where = placeOf(chosen);
      const cost = view.viewer === "spectator" ? 0 : costAt(view, view.viewer, where);
      return `${seenAt(view, where, words)}, ${deniers(cost)}`;
    }
    case "move":
      return `Ide: ${seenAt(view, moveOf(chosen), words)}`;
    case "provost": {
      const by = provostOf(chosen);
      const spaces = `${Math.abs(by)} mező ${by > 0 ? "előre" : "vissza"}, ide: ${view.provost + by}`;
      return view.step === "guild" ? spaces : `${spaces} (${deniers(Math.abs(by))})`;
    }
    case "use":
      return use(chosen, view);
    case "give":
      return `Odaadom: ${cubes(CUBE_SETS[givenOf(chosen)])}`;
    case "take":
      return `Kérem: ${cubes(CUBE_SETS[takenOf(chosen)])}`;
    case "build": {
      const tile = builtOf(chosen);
      return `Építés: ${buildingWord(tile, words)}, ${points(pointsOf(tile, view.options.lawyerVp))}`;
    }
    case "residence":
      return `Lakóház ennek a helyén: ${seenAt(view, roadPlace(residenceOf(chosen)), words)}`;
    case "batch":
      return `Szállítmány: ${cubes(BATCHES[batchOf(chosen)])}`;
    case "favour":
      return `Sor: ${words.lines[LINES[lineOf(chosen)]]}`;
    case "effect":
      return EFFECTS[view.line][levelOf(chosen) - 1] ?? "";
    case undefined:
      return "";
  }
}
