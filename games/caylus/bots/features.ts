import type { Seat } from "@serai/kernel";
import {
  CUBES_PER_POINT,
  DENIERS_PER_POINT,
  favoursFor,
  GOLD,
  INCOMES,
  IS_CRAFT,
  KIND_COUNT,
  LINE_COUNT,
  POINTS_PER_GOLD,
  RESIDENCE,
  ROAD,
  SECTIONS,
  type State,
} from "../rules/index.ts";
import { turnsLeft } from "./worth.ts";

/** What may say who will win. Everything is public. */
export const FEATURE_NAMES: readonly string[] = [
  "points with what is left over",
  "points, early",
  "food",
  "wood",
  "stone",
  "cloth",
  "gold",
  "cubes, early",
  "batches in hand",
  "batches in hand, early",
  "deniers",
  "deniers, early",
  "income to come",
  "residences, early",
  "craft buildings, early",
  "favours of the next section",
  "no house in the next section",
  "houses in the next section, early",
  "prestige line, early",
  "money line, early",
  "cubes line, early",
  "building line, early",
  "place in the turn order",
  "guest at the inn, early",
];

/** Measures stay near 1. */
const TEN = 10;
const USUAL_TURNS = 13;

export function fillFeatures(s: State, seat: Seat, into: Float64Array): void {
  const left = s.step === "over" ? 0 : turnsLeft(s);
  const early = left / USUAL_TURNS;
  const from = seat * KIND_COUNT;
  const food = s.cubes[from];
  const [wood, stone, cloth] = [s.cubes[from + 1], s.cubes[from + 2], s.cubes[from + 3]];
  const gold = s.cubes[from + GOLD];
  const plain = food + wood + stone + cloth;
  const deniers = s.deniers[seat];
  const points =
    (s.points[seat] + POINTS_PER_GOLD * gold + plain / CUBES_PER_POINT + deniers / DENIERS_PER_POINT) / TEN;
  let batches = Math.min(food, 5);
  while (batches > 0 && Math.min(wood, batches) + Math.min(stone, batches) + Math.min(cloth, batches) < 2 * batches)
    batches--;
  let income = 0;
  let residences = 0;
  let crafts = 0;
  for (let space = 1; space <= ROAD; space++) {
    if (s.owners[space] !== seat) continue;
    const tile = s.tiles[space];
    income += INCOMES[tile];
    if (tile === RESIDENCE) residences++;
    else if (IS_CRAFT[tile]) crafts++;
  }
  const section = Math.min(s.scored, SECTIONS.length - 1);
  const isOpen = s.scored < SECTIONS.length;
  const houses = isOpen ? s.houses[section * s.players + seat] : 0;
  const markers = seat * LINE_COUNT;
  into[0] = points;
  into[1] = points * early;
  into[2] = Math.min(food, 5) / 5;
  into[3] = Math.min(wood, 5) / 5;
  into[4] = Math.min(stone, 5) / 5;
  into[5] = Math.min(cloth, 5) / 5;
  into[6] = gold / 3;
  into[7] = (plain / TEN) * early;
  into[8] = batches / 3;
  into[9] = (batches / 3) * early;
  into[10] = Math.min(deniers, 15) / TEN;
  into[11] = (Math.min(deniers, 15) / TEN) * early;
  into[12] = (income * left) / TEN;
  into[13] = residences * early;
  into[14] = (crafts / 3) * early;
  into[15] = isOpen ? favoursFor(SECTIONS[section], houses) : 0;
  into[16] = isOpen && houses === 0 ? SECTIONS[section].penalty / 3 : 0;
  into[17] = (houses / 3) * early;
  into[18] = (s.markers[markers] / 3) * early;
  into[19] = (s.markers[markers + 1] / 3) * early;
  into[20] = (s.markers[markers + 2] / 3) * early;
  into[21] = (s.markers[markers + 3] / 3) * early;
  into[22] = left === 0 ? 0 : s.order.indexOf(seat) / s.players;
  into[23] = s.guest === seat ? early : 0;
}
