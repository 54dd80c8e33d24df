import type { Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import { type CubeSet, type Event, LINES } from "../../rules/index.ts";
import { buildingWord, cubeWords, lossesIn, placeWord } from "../shared.ts";
import { names as words } from "./names.ts";

const list = listIn("nl");
export const points = (count: number): string => `${count} ${count === 1 ? "punt" : "punten"}`;
export const deniers = (count: number): string => `${count} ${count === 1 ? "denier" : "deniers"}`;
export const favours = (count: number): string => (count === 1 ? "een gunst" : `${count} gunsten`);
export const cubes = (set: CubeSet): string => list(cubeWords(set, (count, kind) => `${count} ${words.kinds[kind]}`));

/** All that came in, or went out: cubes, deniers, points. */
const sum = (set: CubeSet, money: number, scored: number): string =>
  list([
    ...cubeWords(set, (count, kind) => `${count} ${words.kinds[kind]}`),
    ...(money > 0 ? [deniers(money)] : []),
    ...(scored > 0 ? [points(scored)] : []),
  ]);

export function event(told: Event, names: Names): string | undefined {
  switch (told.kind) {
    case "began":
      return `Eerste volgorde: ${list(told.order.map(names))}. Aan de weg: ${list(told.tiles.map((tile) => buildingWord(tile, words)))}.`;
    case "turn":
      return `Beurt ${told.turn}. Volgorde: ${list(told.order.map(names))}.`;
    case "income":
      return `Inkomen: ${told.deniers.map((count, seat) => `${names(seat)} ${count}`).join(", ")}.`;
    case "placed":
      return `${names(told.seat)} plaatste een arbeider voor ${deniers(told.cost)}: ${placeWord(told.place, told.building, words)}.`;
    case "passed": {
      const bonus = told.deniers > 0 ? ` en kreeg ${deniers(told.deniers)}` : "";
      return told.forced
        ? `${names(told.seat)} kon niets meer plaatsen en paste als nummer ${told.number}${bonus}.`
        : `${names(told.seat)} paste als nummer ${told.number}${bonus}.`;
    }
    case "owner":
      return `${names(told.seat)} kreeg 1 punt als eigenaar: ${buildingWord(told.building, words)} (${told.space}).`;
    case "moved":
      return `${names(told.seat)} verplaatste de arbeider van de poort: ${placeWord(told.place, told.building, words)}.`;
    case "home":
      return `${names(told.seat)} nam een arbeider terug: ${placeWord(told.place, -1, words)}.`;
    case "tradingPost":
      return `${names(told.seat)} kreeg ${deniers(told.deniers)} bij de handelspost.`;
    case "joust":
      return `${names(told.seat)} betaalde een denier en een stof op het toernooiveld voor een gunst.`;
    case "stables":
      return `Nieuwe volgorde: ${list(told.order.map(names))}.`;
    case "guest":
      return told.left === undefined
        ? `${names(told.seat)} werd gast in de herberg.`
        : `${names(told.seat)} werd gast in de herberg; vertrokken: ${names(told.left)}.`;
    case "stayed":
      return `${names(told.seat)} bleef in de herberg.`;
    case "provost":
      return told.by === "guild"
        ? `${names(told.seat)} verplaatste de provoost via het gilde van ${told.from} naar ${told.to}.`
        : `${names(told.seat)} betaalde ${deniers(told.deniers)} en verplaatste de provoost van ${told.from} naar ${told.to}.`;
    case "provostPassed":
      return told.forced ? undefined : `${names(told.seat)} liet de provoost staan.`;
    case "declined":
      return `${names(told.seat)} maakte er geen gebruik van: ${placeWord(told.place, told.building, words)}.`;
    case "effectDeclined":
      return `${names(told.seat)} gebruikte de gunst niet: ${words.lines[LINES[told.line]]}.`;
    case "useless":
      return `${names(told.seat)} kon er niets mee: ${buildingWord(told.building, words)} (${told.space}).`;
    case "produced":
      return `${names(told.seat)} kreeg ${cubes(told.cubes)}: ${buildingWord(told.building, words)} (${told.space}).`;
    case "bonus":
      return `${names(told.seat)} kreeg ${cubes(told.cubes)} als eigenaar: ${buildingWord(told.building, words)} (${told.space}).`;
    case "offer":
      return `${names(told.seat)} koos een aanbod: ${buildingWord(told.building, words)}.`;
    case "traded": {
      const given = sum(lossesIn(told.cubes), -told.deniers, 0);
      const got = sum(told.cubes, told.deniers, told.points);
      return `${names(told.seat)} ruilde ${given} voor ${got}: ${buildingWord(told.building, words)} (${told.space}).`;
    }
    case "plan":
      return `${names(told.seat)} koos wat er gebouwd wordt: ${buildingWord(told.building, words)}.`;
    case "built": {
      const more = told.favours > 0 ? ` en ${favours(told.favours)}` : "";
      const paid = told.paid.some((count) => count > 0) ? ` voor ${cubes(told.paid)}` : "";
      return `${names(told.seat)} bouwde op ${told.space}${paid}: ${buildingWord(told.building, words)}, ${points(told.points)}${more}.`;
    }
    case "lawyer": {
      const when = told.waits ? " zodra de arbeider daar weg is" : "";
      return `${names(told.seat)} kreeg ${points(told.points)}: ${buildingWord(told.building, words)} (${told.space}) wordt een woonhuis${when}.`;
    }
    case "changed":
      return `Vak ${told.space} werd een woonhuis: ${names(told.seat)}.`;
    case "unreached":
      return `Niet bereikt door de provoost: ${told.spaces.map((space, i) => `${names(told.seats[i])} (${space})`).join(", ")}.`;
    case "batch":
      return `${names(told.seat)} gaf ${cubes(told.cubes)} aan het kasteel: ${words.sections[told.section]}, ${points(told.points)}.`;
    case "noBatch":
      return `${names(told.seat)} gaf het kasteel niets en verloor ${points(told.points)}.`;
    case "mostBatches":
      return `${names(told.seat)} gaf het kasteel deze beurt het meest (${told.batches}) en kreeg een gunst.`;
    case "favour":
      return `${names(told.seat)} nam een gunst: ${words.lines[LINES[told.line]]}, kolom ${told.level}.`;
    case "favoursLost":
      return `${names(told.seat)} had in deze fase elke gunstlijn gebruikt en verloor ${favours(told.count)}.`;
    case "effect": {
      const given = sum(lossesIn(told.cubes), 0, 0);
      const got = sum(told.cubes, told.deniers, told.points);
      if (given !== "") return `${names(told.seat)} gaf ${given} voor de gunst.`;
      return got === ""
        ? `${names(told.seat)} gebruikte kolom ${told.level} van de bouwlijn.`
        : `${names(told.seat)} kreeg ${got} als gunst.`;
    }
    case "beginnerFavour":
      return `${names(told.seat)} kreeg ${favours(told.count)}: ${points(told.points)}.`;
    case "bailiff":
      return `De baljuw ging van ${told.from} naar ${told.to}, en de provoost ging bij hem staan.`;
    case "section": {
      const why = told.reason === "full" ? "vol" : "bereikt door de baljuw";
      return `Waardering, ${why}: ${words.sections[told.section]}. Huizen: ${told.houses.map((count, seat) => `${names(seat)} ${count}`).join(", ")}.`;
    }
    case "scored":
      if (told.favours > 0)
        return `${names(told.seat)} kreeg ${favours(told.favours)}: ${words.sections[told.section]}.`;
      return told.points > 0
        ? `${names(told.seat)} verloor ${points(told.points)}, zonder huis hier: ${words.sections[told.section]}.`
        : undefined;
    case "counted":
      return `Voor wat over is: ${told.gold.map((gold, seat) => `${names(seat)} ${gold + told.cubes[seat] + told.deniers[seat]} (goud ${gold}, goederen ${told.cubes[seat]}, geld ${told.deniers[seat]})`).join("; ")}.`;
  }
}
