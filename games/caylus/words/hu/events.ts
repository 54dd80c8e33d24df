import type { Names } from "@serai/words/game-text";
import { capital, fromTo, the } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import { type CubeSet, type Event, LINES } from "../../rules/index.ts";
import { buildingWord, cubeWords, lossesIn, placeWord } from "../shared.ts";
import { names as words } from "./names.ts";

const list = listIn("hu");
/* Singular after a number. */
export const points = (count: number): string => `${count} pont`;
export const deniers = (count: number): string => `${count} dénár`;
export const favours = (count: number): string => `${count} kegy`;
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
      return `Az első kör sorrendje: ${list(told.order.map(names))}. Az úton: ${list(told.tiles.map((tile) => buildingWord(tile, words)))}.`;
    case "turn":
      return `${told.turn}. kör. Sorrend: ${list(told.order.map(names))}.`;
    case "income":
      return `Bevétel – ${told.deniers.map((count, seat) => `${names(seat)}: ${count}`).join(", ")}.`;
    case "placed":
      return `${names(told.seat)} ${told.cost} dénárért munkást küldött ide: ${placeWord(told.place, told.building, words)}.`;
    case "passed": {
      const bonus = told.deniers > 0 ? `, és kapott ${told.deniers} dénárt` : "";
      return told.forced
        ? `${names(told.seat)} nem tudott többet lerakni, ${told.number}. helyen passzolt${bonus}.`
        : `${names(told.seat)} ${told.number}. helyen passzolt${bonus}.`;
    }
    case "owner":
      return `${names(told.seat)} tulajdonosként 1 pontot kapott: ${buildingWord(told.building, words)} (${told.space}).`;
    case "moved":
      return `${names(told.seat)} a kaputól ide küldte a munkását: ${placeWord(told.place, told.building, words)}.`;
    case "home":
      return `${names(told.seat)} hazavitte a munkását: ${placeWord(told.place, -1, words)}.`;
    case "tradingPost":
      return `${names(told.seat)} ${told.deniers} dénárt kapott a kereskedőházban.`;
    case "joust":
      return `${names(told.seat)} egy dénárt és egy szövetet fizetett a lovagi tornán egy kegyért.`;
    case "stables":
      return `Új sorrend: ${list(told.order.map(names))}.`;
    case "guest":
      return told.left === undefined
        ? `A fogadó vendége: ${names(told.seat)}.`
        : `A fogadó új vendége: ${names(told.seat)}; távozott: ${names(told.left)}.`;
    case "stayed":
      return `${names(told.seat)} a fogadóban maradt.`;
    case "provost":
      return told.by === "guild"
        ? `${names(told.seat)} a céh révén ${fromTo(told.from, told.to)} küldte az elöljárót.`
        : `${names(told.seat)} ${told.deniers} dénárért ${fromTo(told.from, told.to)} küldte az elöljárót.`;
    case "provostPassed":
      return told.forced ? undefined : `${names(told.seat)} nem mozdította az elöljárót.`;
    case "declined":
      return `${names(told.seat)} nem élt a lehetőséggel: ${placeWord(told.place, told.building, words)}.`;
    case "effectDeclined":
      return `${names(told.seat)} nem használta a kegyet: ${words.lines[LINES[told.line]]}.`;
    case "useless":
      return `${names(told.seat)} nem tudta használni: ${buildingWord(told.building, words)} (${told.space}).`;
    case "produced":
      return `${names(told.seat)} megkapta: ${cubes(told.cubes)} – ${buildingWord(told.building, words)} (${told.space}).`;
    case "bonus":
      return `${names(told.seat)} tulajdonosként megkapta: ${cubes(told.cubes)} – ${buildingWord(told.building, words)} (${told.space}).`;
    case "offer":
      return `${names(told.seat)} ajánlatot választott: ${buildingWord(told.building, words)}.`;
    case "traded": {
      const given = sum(lossesIn(told.cubes), -told.deniers, 0);
      const got = sum(told.cubes, told.deniers, told.points);
      return `${names(told.seat)} cserélt: ${given} → ${got} – ${buildingWord(told.building, words)} (${told.space}).`;
    }
    case "plan":
      return `${names(told.seat)} kiválasztotta, mit épít: ${buildingWord(told.building, words)}.`;
    case "built": {
      const more = told.favours > 0 ? ` és ${favours(told.favours)}` : "";
      const paid = told.paid.some((count) => count > 0) ? ` (ára: ${cubes(told.paid)})` : "";
      return `${names(told.seat)} épített ${the(`${told.space}.`)} mezőn: ${buildingWord(told.building, words)}${paid}, ${points(told.points)}${more}.`;
    }
    case "lawyer": {
      const when = told.waits ? ", amint a munkása hazament" : "";
      return `${names(told.seat)} ${told.points} pontot kapott: lakóház lesz itt${when}: ${buildingWord(told.building, words)} (${told.space}).`;
    }
    case "changed":
      return `${capital(the(`${told.space}.`))} mező lakóház lett: ${names(told.seat)}.`;
    case "unreached":
      return `Az elöljáró nem ért el ide: ${told.spaces.map((space, i) => `${names(told.seats[i])} (${space})`).join(", ")}.`;
    case "batch":
      return `${names(told.seat)} a várnak adta: ${cubes(told.cubes)} – ${words.sections[told.section]}, ${points(told.points)}.`;
    case "noBatch":
      return `${names(told.seat)} nem adott semmit a várnak, és elvesztett ${told.points} pontot.`;
    case "mostBatches":
      return `${names(told.seat)} adta a legtöbbet a várnak ebben a körben (${told.batches}), ezért kegyet kapott.`;
    case "favour":
      return `${names(told.seat)} kegyet választott: ${words.lines[LINES[told.line]]}, ${told.level}. oszlop.`;
    case "favoursLost":
      return `${names(told.seat)} ebben a szakaszban már minden kegysort használt, így elveszett: ${favours(told.count)}.`;
    case "effect": {
      const given = sum(lossesIn(told.cubes), 0, 0);
      const got = sum(told.cubes, told.deniers, told.points);
      if (given !== "") return `${names(told.seat)} a kegyért odaadta: ${given}.`;
      return got === ""
        ? `${names(told.seat)} az építés sorának ${told.level}. oszlopát használta.`
        : `${names(told.seat)} kegyként megkapta: ${got}.`;
    }
    case "beginnerFavour":
      return `${names(told.seat)} kapott: ${favours(told.count)}, azaz ${points(told.points)}.`;
    case "bailiff":
      return `Az intéző ${fromTo(told.from, told.to)} lépett, és az elöljáró melléje állt.`;
    case "section": {
      const why = told.reason === "full" ? "megtelt" : "elérte az intéző";
      return `Értékelés, mert ${why}: ${words.sections[told.section]}. Házak – ${told.houses.map((count, seat) => `${names(seat)}: ${count}`).join(", ")}.`;
    }
    case "scored":
      if (told.favours > 0)
        return `${names(told.seat)} kapott: ${favours(told.favours)} – ${words.sections[told.section]}.`;
      return told.points > 0
        ? `${names(told.seat)} elvesztett ${told.points} pontot, mert nincs itt háza: ${words.sections[told.section]}.`
        : undefined;
    case "counted":
      return `A maradékért – ${told.gold.map((gold, seat) => `${names(seat)}: ${gold + told.cubes[seat] + told.deniers[seat]} (arany ${gold}, áru ${told.cubes[seat]}, dénár ${told.deniers[seat]})`).join("; ")}.`;
  }
}
