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
  placing: ["Plaats een arbeider of pas.", (name) => `${name} plaatst een arbeider of past.`],
  gate: ["Waar gaat je arbeider bij de poort heen?", (name) => `${name} verplaatst de arbeider bij de poort.`],
  guild: ["Het gilde verplaatst de provoost voor je: hoe ver?", (name) => `${name} mag de provoost verplaatsen.`],
  joust: ["Een denier en een stof voor een gunst?", (name) => `${name} beslist over het toernooi.`],
  inn: ["Blijft je gast in de herberg?", (name) => `${name} beslist over blijven in de herberg.`],
  provost: ["Verplaats de provoost, een denier per vak, of pas.", (name) => `${name} mag de provoost verplaatsen.`],
  producing: ["Wat neem je?", (name) => `${name} kiest goederen.`],
  bonus: ["Je gebouw is gebruikt: welk blokje neem je?", (name) => `${name} neemt het blokje van de eigenaar.`],
  trading: ["Ruilen, of niet?", (name) => `${name} mag ruilen.`],
  paying: ["Welke blokjes geef je?", (name) => `${name} kiest blokjes om te geven.`],
  buying: ["Welke blokjes neem je?", (name) => `${name} kiest blokjes.`],
  building: ["Wat bouw je?", (name) => `${name} kiest wat er gebouwd wordt.`],
  anyCube: ["Welk blokje betaal je erbij?", (name) => `${name} betaalt voor een gebouw.`],
  lawyer: ["Welke tegel wordt je woonhuis?", (name) => `${name} kiest een tegel voor een woonhuis.`],
  castle: ["Geef een lading aan het kasteel, of stop.", (name) => `${name} mag ladingen aan het kasteel geven.`],
  line: ["Een gunst: welke lijn?", (name) => `${name} kiest een gunstlijn.`],
  effect: ["Welk effect van de gunst gebruik je?", (name) => `${name} kiest het effect van een gunst.`],
  favourCube: ["Hout of steen?", (name) => `${name} kiest hout of steen.`],
  swapGive: ["Welk blokje ruil je voor twee?", (name) => `${name} ruilt een blokje voor twee.`],
  swapTake: ["Welke twee blokjes neem je?", (name) => `${name} kiest twee blokjes.`],
};

const EFFECTS = [
  [],
  [],
  ["1 voedsel", "1 hout of 1 steen", "1 stof", "Ruil 1 blokje voor 2", "1 goud"],
  ["niets", "Timmerman, 1 hout minder", "Metselaar, 1 steen minder", "Notaris, 1 denier minder", "Architect"],
] as const;

export const offer = ({ pay, get }: Offer): string => {
  const part = ({ deniers: money = 0, ...rest }: Offer["pay"] & Offer["get"]): string =>
    [
      ...(money > 0 ? [deniers(money)] : []),
      ...("points" in rest && rest.points ? [points(rest.points)] : []),
      ...(rest.cloth ? [`${rest.cloth} ${words.kinds.cloth}`] : []),
      ...(rest.gold ? [`${rest.gold} ${words.kinds.gold}`] : []),
      ...(rest.plain ? [`${rest.plain} ${rest.plain === 1 ? "blokje" : "blokjes"}`] : []),
      ...(rest.any ? ["1 blokje"] : []),
    ].join(", ");
  return `${part(pay)} → ${part(get)}`;
};

/** One of two things to take, or one of two offers. */
function use(action: Action, view: View): string {
  const { use: effect } = BUILDINGS[view.tiles[view.at]];
  const choice = offerOf(action);
  if (effect.kind === "produce") {
    const given = effect.choices[choice];
    return `Neem ${cubes(KINDS.map((kind) => given[kind] ?? 0))}`;
  }
  return effect.kind === "trade" ? offer(effect.offers[choice]) : "";
}

export function action(chosen: Action, view: View): string {
  switch (verbOf(chosen)) {
    case "pass":
      return view.step === "provost" ? "Laat de provoost staan" : "Pas";
    case "decline":
      return "Niet gebruiken";
    case "stop":
      return "Geen lading meer";
    case "home":
      return "De arbeider gaat naar huis";
    case "stay":
      return "In de herberg blijven";
    case "joust":
      return "Betaal een denier en een stof";
    case "place": {
      const where = placeOf(chosen);
      const cost = view.viewer === "spectator" ? 0 : costAt(view, view.viewer, where);
      return `${seenAt(view, where, words)}, ${deniers(cost)}`;
    }
    case "move":
      return `Naar: ${seenAt(view, moveOf(chosen), words)}`;
    case "provost": {
      const by = provostOf(chosen);
      const spaces = `${Math.abs(by)} ${by > 0 ? "vooruit" : "terug"}, naar ${view.provost + by}`;
      return view.step === "guild" ? spaces : `${spaces} (${deniers(Math.abs(by))})`;
    }
    case "use":
      return use(chosen, view);
    case "give":
      return `Geef ${cubes(CUBE_SETS[givenOf(chosen)])}`;
    case "take":
      return `Neem ${cubes(CUBE_SETS[takenOf(chosen)])}`;
    case "build": {
      const tile = builtOf(chosen);
      return `Bouw: ${buildingWord(tile, words)}, ${points(pointsOf(tile, view.options.lawyerVp))}`;
    }
    case "residence":
      return `Woonhuis in plaats van ${seenAt(view, roadPlace(residenceOf(chosen)), words)}`;
    case "batch":
      return `Lading: ${cubes(BATCHES[batchOf(chosen)])}`;
    case "favour":
      return `Lijn: ${words.lines[LINES[lineOf(chosen)]]}`;
    case "effect":
      return EFFECTS[view.line][levelOf(chosen) - 1] ?? "";
    case undefined:
      return "";
  }
}
