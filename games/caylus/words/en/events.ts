import type { Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import { type CubeSet, type Event, LINES } from "../../rules/index.ts";
import { buildingWord, cubeWords, lossesIn, placeWord } from "../shared.ts";
import { names as words } from "./names.ts";

const list = listIn("en");
export const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;
export const deniers = (count: number): string => `${count} ${count === 1 ? "denier" : "deniers"}`;
export const favours = (count: number): string => (count === 1 ? "a favour" : `${count} favours`);
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
      return `First turn order: ${list(told.order.map(names))}. On the road: ${list(told.tiles.map((tile) => buildingWord(tile, words)))}.`;
    case "turn":
      return `Turn ${told.turn}. Order: ${list(told.order.map(names))}.`;
    case "income":
      return `Income: ${told.deniers.map((count, seat) => `${names(seat)} ${count}`).join(", ")}.`;
    case "placed":
      return `${names(told.seat)} placed a worker for ${deniers(told.cost)}: ${placeWord(told.place, told.building, words)}.`;
    case "passed": {
      const bonus = told.deniers > 0 ? ` and took ${deniers(told.deniers)}` : "";
      return told.forced
        ? `${names(told.seat)} could place no more and passed as number ${told.number}${bonus}.`
        : `${names(told.seat)} passed as number ${told.number}${bonus}.`;
    }
    case "owner":
      return `${names(told.seat)} scored 1 point as owner: ${buildingWord(told.building, words)} (${told.space}).`;
    case "moved":
      return `${names(told.seat)} moved the worker from the gate: ${placeWord(told.place, told.building, words)}.`;
    case "home":
      return `${names(told.seat)} took a worker home: ${placeWord(told.place, -1, words)}.`;
    case "tradingPost":
      return `${names(told.seat)} got ${deniers(told.deniers)} at the trading post.`;
    case "joust":
      return `${names(told.seat)} paid a denier and a cloth at the joust field for a favour.`;
    case "stables":
      return `New turn order: ${list(told.order.map(names))}.`;
    case "guest":
      return told.left === undefined
        ? `${names(told.seat)} became the guest of the inn.`
        : `${names(told.seat)} became the guest of the inn; ${names(told.left)} left it.`;
    case "stayed":
      return `${names(told.seat)} stayed at the inn.`;
    case "provost":
      return told.by === "guild"
        ? `${names(told.seat)} moved the provost from ${told.from} to ${told.to} by the guild.`
        : `${names(told.seat)} paid ${deniers(told.deniers)} and moved the provost from ${told.from} to ${told.to}.`;
    case "provostPassed":
      return told.forced ? undefined : `${names(told.seat)} left the provost alone.`;
    case "declined":
      return `${names(told.seat)} made no use of it: ${placeWord(told.place, told.building, words)}.`;
    case "effectDeclined":
      return `${names(told.seat)} made no use of the favour: ${words.lines[LINES[told.line]]}.`;
    case "useless":
      return `${names(told.seat)} could make no use of it: ${buildingWord(told.building, words)} (${told.space}).`;
    case "produced":
      return `${names(told.seat)} got ${cubes(told.cubes)}: ${buildingWord(told.building, words)} (${told.space}).`;
    case "bonus":
      return `${names(told.seat)} got ${cubes(told.cubes)} as owner: ${buildingWord(told.building, words)} (${told.space}).`;
    case "offer":
      return `${names(told.seat)} chose an offer: ${buildingWord(told.building, words)}.`;
    case "traded": {
      const given = sum(lossesIn(told.cubes), -told.deniers, 0);
      const got = sum(told.cubes, told.deniers, told.points);
      return `${names(told.seat)} traded ${given} for ${got}: ${buildingWord(told.building, words)} (${told.space}).`;
    }
    case "plan":
      return `${names(told.seat)} chose what to build: ${buildingWord(told.building, words)}.`;
    case "built": {
      const more = told.favours > 0 ? ` and ${favours(told.favours)}` : "";
      const paid = told.paid.some((count) => count > 0) ? ` for ${cubes(told.paid)}` : "";
      return `${names(told.seat)} built on ${told.space}${paid}: ${buildingWord(told.building, words)}, ${points(told.points)}${more}.`;
    }
    case "lawyer": {
      const when = told.waits ? " once its worker has gone home" : "";
      return `${names(told.seat)} scored ${points(told.points)}: ${buildingWord(told.building, words)} (${told.space}) becomes a residence${when}.`;
    }
    case "changed":
      return `Space ${told.space} became a residence: ${names(told.seat)}.`;
    case "unreached":
      return `Not reached by the provost: ${told.spaces.map((space, i) => `${names(told.seats[i])} (${space})`).join(", ")}.`;
    case "batch":
      return `${names(told.seat)} gave ${cubes(told.cubes)} to the castle: ${words.sections[told.section]}, ${points(told.points)}.`;
    case "noBatch":
      return `${names(told.seat)} gave the castle nothing and lost ${points(told.points)}.`;
    case "mostBatches":
      return `${names(told.seat)} gave most to the castle this turn (${told.batches}) and got a favour.`;
    case "favour":
      return `${names(told.seat)} took a favour: ${words.lines[LINES[told.line]]}, column ${told.level}.`;
    case "favoursLost":
      return `${names(told.seat)} had used every favour line in this phase and lost ${favours(told.count)}.`;
    case "effect": {
      const given = sum(lossesIn(told.cubes), 0, 0);
      const got = sum(told.cubes, told.deniers, told.points);
      if (given !== "") return `${names(told.seat)} gave ${given} for the favour.`;
      return got === ""
        ? `${names(told.seat)} used column ${told.level} of the building line.`
        : `${names(told.seat)} got ${got} by favour.`;
    }
    case "beginnerFavour":
      return `${names(told.seat)} got ${favours(told.count)}: ${points(told.points)}.`;
    case "bailiff":
      return `The bailiff moved from ${told.from} to ${told.to}, and the provost joined him.`;
    case "section": {
      const why = told.reason === "full" ? "full" : "reached by the bailiff";
      return `Scored, ${why}: ${words.sections[told.section]}. Houses: ${told.houses.map((count, seat) => `${names(seat)} ${count}`).join(", ")}.`;
    }
    case "scored":
      if (told.favours > 0) return `${names(told.seat)} got ${favours(told.favours)}: ${words.sections[told.section]}.`;
      return told.points > 0
        ? `${names(told.seat)} lost ${points(told.points)}: no house in the ${words.sections[told.section]}.`
        : undefined;
    case "counted":
      return `Left over: ${told.gold.map((gold, seat) => `${names(seat)} ${gold + told.cubes[seat] + told.deniers[seat]} (gold ${gold}, goods ${told.cubes[seat]}, deniers ${told.deniers[seat]})`).join("; ")}.`;
  }
}
