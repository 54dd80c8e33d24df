import type { Seat } from "@serai/kernel";
import { ANY, BARGAINS, BUILDINGS, type Building, COST } from "./buildings.ts";
import { canBuild } from "./choices/building.ts";
import { canUseLawyer } from "./choices/lawyer.ts";
import { canPay } from "./choices/trading.ts";
import type { CubeSet } from "./cubes.ts";
import { KIND_COUNT, SECTIONS } from "./parts.ts";
import { housesIn, openSection } from "./phases/castle.ts";
import type { State } from "./state.ts";

/* What a seat could do with what it holds now; a view works as a state. Apart from help.ts, which the first board loads. */

const heldBy = (s: Readonly<State>, seat: Seat): readonly number[] =>
  s.cubes.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT);

/** Whether a worker of the seat would have something to do in the building now. */
export function canUse(s: Readonly<State>, seat: Seat, building: Building): boolean {
  const { use } = BUILDINGS[building];
  switch (use.kind) {
    case "produce":
      return true;
    case "trade":
      return BARGAINS[building].some((bargain) => canPay(s, seat, bargain));
    case "build":
      return canBuild(s, seat, use.group, false);
    case "lawyer":
      return canUseLawyer(s, seat, false);
    case "none":
      return false;
  }
}

/** The cubes that the seat lacks for a building at its full price; `any`: cubes of whatever kind beside them. */
export function lackFor(
  s: Readonly<State>,
  seat: Seat,
  building: Building,
): { readonly cubes: CubeSet; readonly any: number } {
  const left = heldBy(s, seat).map((count, kind) => count - COST[building * KIND_COUNT + kind]);
  const spare = left.reduce((sum, count) => sum + Math.max(0, count), 0);
  return { cubes: left.map((count) => Math.max(0, -count)), any: Math.max(0, ANY[building] - spare) };
}

/** C-4 phase 6: the most batches that the seat could give with what it holds, and the points they would bring. */
export function batchesFor(s: Readonly<State>, seat: Seat): { readonly count: number; readonly points: number } {
  const [food, ...others] = heldBy(s, seat);
  // Each kind is at most once in a batch, so n batches need 2n of the others, no kind counted more than n times.
  const fits = (n: number): boolean => others.reduce((sum, held) => sum + Math.min(held, n), 0) >= 2 * n;
  let wanted = food;
  while (!fits(wanted)) wanted--;
  let count = 0;
  let points = 0;
  for (let section = openSection(s); section < SECTIONS.length && count < wanted; section++) {
    const given = Math.min(wanted - count, SECTIONS[section].houses - housesIn(s, section));
    count += given;
    points += given * SECTIONS[section].points;
  }
  return { count, points };
}
