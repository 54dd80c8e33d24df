import { refuse, type Seat, type Tell } from "@serai/kernel";
import { DECLINE, GIVE, givenOf, offerOf, TAKE, takenOf, useOffer, verbOf } from "../actions.ts";
import { BARGAINS, type Bargain, BUILDINGS } from "../buildings.ts";
import {
  ALL_KINDS,
  addCubes,
  allCubes,
  CUBE_SETS,
  type CubeSet,
  listGifts,
  listTakes,
  onlyGift,
  PLAIN_ONLY,
  plainCubes,
  removeCubes,
} from "../cubes.ts";
import type { Event } from "../events.ts";
import { FROM_TRADE, gainPoints } from "../gains.ts";
import { CLOTH, GOLD, KIND_COUNT } from "../parts.ts";
import { roadPlace } from "../places.ts";
import { ask, type Question, type State } from "../state.ts";

/*
 * C-4 phase 5: markets, peddlers, church, tailor, bank, alchemist, jeweller. One offer, once, or none. Where there is
 * only one offer its cube is named at once; else the offer is chosen first and its cubes after it (C-12.24).
 */

export function canPay(s: State, seat: Seat, { pay }: Bargain): boolean {
  const from = seat * KIND_COUNT;
  return (
    s.deniers[seat] >= pay.deniers &&
    s.cubes[from + CLOTH] >= pay.cloth &&
    s.cubes[from + GOLD] >= pay.gold &&
    (pay.plain === 0 || plainCubes(s.cubes, seat) >= pay.plain) &&
    (pay.any === 0 || allCubes(s.cubes, seat) >= pay.any)
  );
}

export function askTrade(s: State, seat: Seat): boolean {
  const bargains = BARGAINS[s.tiles[s.at]];
  for (let offer = 0; offer < bargains.length; offer++)
    if (canPay(s, seat, bargains[offer])) return ask(s, seat, "trading");
  return false;
}

const NO_CUBES: CubeSet = CUBE_SETS[0].map(() => 0);

export const trading: Question = {
  legal(s, seat, into) {
    into.add(DECLINE);
    const bargains = BARGAINS[s.tiles[s.at]];
    if (bargains.length > 1) {
      for (let offer = 0; offer < bargains.length; offer++)
        if (canPay(s, seat, bargains[offer])) into.add(useOffer(offer));
    } else if (bargains[0].pay.any > 0) listGifts(s.cubes, seat, 1, ALL_KINDS, GIVE, into);
    else listTakes(1, PLAIN_ONLY, TAKE, into);
  },
  whyNot(s, _seat, action) {
    const building = s.tiles[s.at];
    const bargains = BARGAINS[building];
    const verb = verbOf(action);
    if (verb === "use" && bargains.length > 1)
      return refuse("offer-too-dear", { building: BUILDINGS[building].id, offer: offerOf(action) + 1 });
    if (verb === "give" && bargains.length === 1 && bargains[0].pay.any > 0) return refuse("cubes-missing");
    if (verb === "take" && bargains.length === 1 && bargains[0].get.plain > 0) return refuse("cubes-not-offered");
    return refuse("other-question", { step: s.step });
  },
  apply(s, seat, action, tell) {
    if (action === DECLINE) {
      tell?.({ kind: "declined", seat, place: roadPlace(s.at), building: s.tiles[s.at] });
      return false;
    }
    const building = s.tiles[s.at];
    if (BARGAINS[building].length > 1) return choose(s, seat, offerOf(action), tell);
    s.offer = 0;
    return BARGAINS[building][0].pay.any > 0
      ? carryOut(s, seat, CUBE_SETS[givenOf(action)], NO_CUBES, tell)
      : carryOut(s, seat, NO_CUBES, CUBE_SETS[takenOf(action)], tell);
  },
};

/** The offer is chosen; its cubes are asked for where there is a choice. */
function choose(s: State, seat: Seat, offer: number, tell?: Tell<Event>): boolean {
  s.offer = offer;
  const building = s.tiles[s.at];
  const { pay, get } = BARGAINS[building][offer];
  if (get.plain > 0) {
    tell?.({ kind: "offer", seat, building, offer });
    return ask(s, seat, "buying");
  }
  if (pay.plain === 0) return carryOut(s, seat, NO_CUBES, NO_CUBES, tell);
  const given = onlyGift(s.cubes, seat, pay.plain, PLAIN_ONLY);
  if (given >= 0) return carryOut(s, seat, CUBE_SETS[given], NO_CUBES, tell); // G-2
  tell?.({ kind: "offer", seat, building, offer });
  return ask(s, seat, "paying");
}

/** Always false: the trade is done. */
function carryOut(s: State, seat: Seat, given: CubeSet, taken: CubeSet, tell?: Tell<Event>): false {
  const building = s.tiles[s.at];
  const { pay, get } = BARGAINS[building][s.offer];
  const from = seat * KIND_COUNT;
  const before = tell && s.cubes.slice(from, from + KIND_COUNT);
  removeCubes(s.cubes, seat, given);
  addCubes(s.cubes, seat, taken);
  s.cubes[from + CLOTH] -= pay.cloth;
  s.cubes[from + GOLD] += get.gold - pay.gold;
  s.deniers[seat] += get.deniers - pay.deniers;
  if (get.points > 0) gainPoints(s, seat, get.points, FROM_TRADE);
  if (tell && before)
    tell({
      kind: "traded",
      seat,
      space: s.at,
      building,
      offer: s.offer,
      cubes: before.map((count, kind) => s.cubes[from + kind] - count),
      deniers: get.deniers - pay.deniers,
      points: get.points,
    });
  return false;
}

const bargainOf = (s: State): Bargain => BARGAINS[s.tiles[s.at]][s.offer];

/** The cubes given for an offer (alchemist). */
export const paying: Question = {
  legal: (s, seat, into) => listGifts(s.cubes, seat, bargainOf(s).pay.plain, PLAIN_ONLY, GIVE, into),
  whyNot: (s, _seat, action) =>
    verbOf(action) === "give" ? refuse("cubes-missing") : refuse("other-question", { step: s.step }),
  apply: (s, seat, action, tell) => carryOut(s, seat, CUBE_SETS[givenOf(action)], NO_CUBES, tell),
};

/** The cubes got for an offer (peddler). */
export const buying: Question = {
  legal: (s, _seat, into) => listTakes(bargainOf(s).get.plain, PLAIN_ONLY, TAKE, into),
  whyNot: (s, _seat, action) =>
    verbOf(action) === "take" ? refuse("cubes-not-offered") : refuse("other-question", { step: s.step }),
  apply: (s, seat, action, tell) => carryOut(s, seat, NO_CUBES, CUBE_SETS[takenOf(action)], tell),
};
