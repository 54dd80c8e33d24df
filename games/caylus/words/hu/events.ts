import type { Names } from "@serai/words/game-text";
import { capital, fromTo, the } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import { personal } from "@serai/words/you";
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
  const by = personal(names);
  switch (told.kind) {
    case "began":
      return `Az első kör sorrendje: ${list(told.order.map(names))}. Az úton: ${list(told.tiles.map((tile) => buildingWord(tile, words)))}.`;
    case "turn":
      return `${told.turn}. kör. Sorrend: ${list(told.order.map(names))}.`;
    case "income":
      return `Bevétel – ${told.deniers.map((count, seat) => `${names(seat)}: ${count}`).join(", ")}.`;
    case "placed":
      return `${names(told.seat)} ${told.cost} dénárért munkást ${by(told.seat, "küldött", "küldtél")} ide: ${placeWord(told.place, told.building, words)}.`;
    case "passed": {
      const bonus = told.deniers > 0 ? `, és ${by(told.seat, "kapott", "kaptál")} ${told.deniers} dénárt` : "";
      return told.forced
        ? `${names(told.seat)} nem ${by(told.seat, "tudott", "tudtál")} többet lerakni, ${told.number}. helyen ${by(told.seat, "passzolt", "passzoltál")}${bonus}.`
        : `${names(told.seat)} ${told.number}. helyen ${by(told.seat, "passzolt", "passzoltál")}${bonus}.`;
    }
    case "owner":
      return `${names(told.seat)} tulajdonosként 1 pontot ${by(told.seat, "kapott", "kaptál")}: ${buildingWord(told.building, words)} (${told.space}).`;
    case "moved":
      return `${names(told.seat)} a kaputól ide ${by(told.seat, "küldte a munkását", "küldted a munkásodat")}: ${placeWord(told.place, told.building, words)}.`;
    case "home":
      return `${names(told.seat)} ${by(told.seat, "hazavitte a munkását", "hazavitted a munkásodat")}: ${placeWord(told.place, -1, words)}.`;
    case "tradingPost":
      return `${names(told.seat)} ${told.deniers} dénárt ${by(told.seat, "kapott", "kaptál")} a kereskedőházban.`;
    case "joust":
      return `${names(told.seat)} egy dénárt és egy szövetet ${by(told.seat, "fizetett", "fizettél")} a lovagi tornán egy kegyért.`;
    case "stables":
      return `Új sorrend: ${list(told.order.map(names))}.`;
    case "guest":
      return told.left === undefined
        ? `A fogadó vendége: ${names(told.seat)}.`
        : `A fogadó új vendége: ${names(told.seat)}; távozott: ${names(told.left)}.`;
    case "stayed":
      return `${names(told.seat)} a fogadóban ${by(told.seat, "maradt", "maradtál")}.`;
    case "provost":
      return told.by === "guild"
        ? `${names(told.seat)} a céh révén ${fromTo(told.from, told.to)} ${by(told.seat, "küldte az", "küldted az")} elöljárót.`
        : `${names(told.seat)} ${told.deniers} dénárért ${fromTo(told.from, told.to)} ${by(told.seat, "küldte az", "küldted az")} elöljárót.`;
    case "provostPassed":
      return told.forced
        ? undefined
        : `${names(told.seat)} nem ${by(told.seat, "mozdította", "mozdítottad")} az elöljárót.`;
    case "declined":
      return `${names(told.seat)} nem ${by(told.seat, "élt", "éltél")} a lehetőséggel: ${placeWord(told.place, told.building, words)}.`;
    case "effectDeclined":
      return `${names(told.seat)} nem ${by(told.seat, "használta", "használtad")} a kegyet: ${words.lines[LINES[told.line]]}.`;
    case "useless":
      return `${names(told.seat)} nem ${by(told.seat, "tudta", "tudtad")} használni: ${buildingWord(told.building, words)} (${told.space}).`;
    case "produced":
      return `${names(told.seat)} ${by(told.seat, "megkapta", "megkaptad")}: ${cubes(told.cubes)} – ${buildingWord(told.building, words)} (${told.space}).`;
    case "bonus":
      return `${names(told.seat)} tulajdonosként ${by(told.seat, "megkapta", "megkaptad")}: ${cubes(told.cubes)} – ${buildingWord(told.building, words)} (${told.space}).`;
    case "offer":
      return `${names(told.seat)} ajánlatot ${by(told.seat, "választott", "választottál")}: ${buildingWord(told.building, words)}.`;
    case "traded": {
      const given = sum(lossesIn(told.cubes), -told.deniers, 0);
      const got = sum(told.cubes, told.deniers, told.points);
      return `${names(told.seat)} ${by(told.seat, "cserélt", "cseréltél")}: ${given} → ${got} – ${buildingWord(told.building, words)} (${told.space}).`;
    }
    case "plan":
      return `${names(told.seat)} ${by(told.seat, "kiválasztotta, mit épít", "kiválasztottad, mit építesz")}: ${buildingWord(told.building, words)}.`;
    case "built": {
      const more = told.favours > 0 ? ` és ${favours(told.favours)}` : "";
      const paid = told.paid.some((count) => count > 0) ? ` (ára: ${cubes(told.paid)})` : "";
      return `${names(told.seat)} ${by(told.seat, "épített", "építettél")} ${the(`${told.space}.`)} mezőn: ${buildingWord(told.building, words)}${paid}, ${points(told.points)}${more}.`;
    }
    case "lawyer": {
      const when = told.waits ? `, amint a ${by(told.seat, "munkása", "munkásod")} hazament` : "";
      return `${names(told.seat)} ${told.points} pontot ${by(told.seat, "kapott", "kaptál")}: lakóház lesz itt${when}: ${buildingWord(told.building, words)} (${told.space}).`;
    }
    case "changed":
      return `${capital(the(`${told.space}.`))} mező ${by(told.seat, `lakóház lett: ${names(told.seat)}`, "a te lakóházad lett")}.`;
    case "unreached":
      return `Az elöljáró nem ért el ide: ${told.spaces.map((space, i) => `${names(told.seats[i])} (${space})`).join(", ")}.`;
    case "batch":
      return `${names(told.seat)} a várnak ${by(told.seat, "adta", "adtad")}: ${cubes(told.cubes)} – ${words.sections[told.section]}, ${points(told.points)}.`;
    case "noBatch":
      return `${names(told.seat)} nem ${by(told.seat, "adott", "adtál")} semmit a várnak, és ${by(told.seat, "elvesztett", "elvesztettél")} ${told.points} pontot.`;
    case "mostBatches":
      return `${names(told.seat)} ${by(told.seat, "adta", "adtad")} a legtöbbet a várnak ebben a körben (${told.batches}), ezért kegyet ${by(told.seat, "kapott", "kaptál")}.`;
    case "favour":
      return `${names(told.seat)} kegyet ${by(told.seat, "választott", "választottál")}: ${words.lines[LINES[told.line]]}, ${told.level}. oszlop.`;
    case "favoursLost":
      return `${names(told.seat)} ebben a szakaszban már minden kegysort ${by(told.seat, "használt", "használtál")}, így elveszett: ${favours(told.count)}.`;
    case "effect": {
      const given = sum(lossesIn(told.cubes), 0, 0);
      const got = sum(told.cubes, told.deniers, told.points);
      if (given !== "") return `${names(told.seat)} a kegyért ${by(told.seat, "odaadta", "odaadtad")}: ${given}.`;
      return got === ""
        ? `${names(told.seat)} az építés sorának ${told.level}. oszlopát ${by(told.seat, "használta", "használtad")}.`
        : `${names(told.seat)} kegyként ${by(told.seat, "megkapta", "megkaptad")}: ${got}.`;
    }
    case "beginnerFavour":
      return `${names(told.seat)} ${by(told.seat, "kapott", "kaptál")}: ${favours(told.count)}, azaz ${points(told.points)}.`;
    case "bailiff":
      return `Az intéző ${fromTo(told.from, told.to)} lépett, és az elöljáró melléje állt.`;
    case "section": {
      const why = told.reason === "full" ? "megtelt" : "elérte az intéző";
      return `Értékelés, mert ${why}: ${words.sections[told.section]}. Házak – ${told.houses.map((count, seat) => `${names(seat)}: ${count}`).join(", ")}.`;
    }
    case "scored":
      if (told.favours > 0)
        return `${names(told.seat)} ${by(told.seat, "kapott", "kaptál")}: ${favours(told.favours)} – ${words.sections[told.section]}.`;
      return told.points > 0
        ? `${names(told.seat)} ${by(told.seat, "elvesztett", "elvesztettél")} ${told.points} pontot, mert nincs itt ${by(told.seat, "háza", "házad")}: ${words.sections[told.section]}.`
        : undefined;
    case "counted":
      return `A maradékért – ${told.gold.map((gold, seat) => `${names(seat)}: ${gold + told.cubes[seat] + told.deniers[seat]} (arany ${gold}, áru ${told.cubes[seat]}, dénár ${told.deniers[seat]})`).join("; ")}.`;
  }
}
