import { type Game, has, NOBODY, playOn, refuse, type Step, withSeat } from "@serai/kernel";
import { isDiscard, isSale, notation } from "./actions.ts";
import { retell, see, undoable } from "./events.ts";
import { memory, remember } from "./memory.ts";
import { orders } from "./orders.ts";
import { OPTIONS, TO_SELL } from "./parts.ts";
import { carryOutSale, listSales, whyNotSold } from "./sales.ts";
import { sample } from "./sample.ts";
import { result, sources } from "./score.ts";
import { setup } from "./setup.ts";
import type { Byzanz, State } from "./state.ts";
import { bidding } from "./steps/bidding.ts";
import { giving } from "./steps/giving.ts";
import { lastSale } from "./steps/lastSale.ts";
import { limit } from "./steps/limit.ts";
import { picking } from "./steps/picking.ts";
import { view } from "./view.ts";

const over: Step<Byzanz> = {
  deciders: () => NOBODY,
  legal: () => {},
  whyNot: () => refuse("only-sales-now"),
  apply: () => {},
};

/** Spelled out: looked up by name in a table, it would take a good part of the time of a game. */
function stepOf(s: State): Step<Byzanz> {
  switch (s.step) {
    case "bidding":
      return bidding;
    case "giving":
      return giving;
    case "limit":
      return limit;
    case "picking":
      return picking;
    case "lastSale":
      return lastSale;
    case "over":
      return over;
  }
}

export const byzanz: Game<Byzanz> = {
  id: "byzanz",
  rules: 1,
  seats: { min: 3, max: 6 },
  options: OPTIONS,
  notation,
  setup,
  deciders: (s) => stepOf(s).deciders(s),
  /** B-4.1, B-4.3: in or out of turn; who could hold a sale is public, whether it does is not. */
  volunteers(s) {
    if (s.step === "lastSale" || s.step === "over") return NOBODY;
    let seats = NOBODY;
    for (let seat = 0; seat < s.players; seat++)
      if (seat !== s.asked && s.hands[seat].length >= TO_SELL) seats = withSeat(seats, seat);
    return seats;
  },
  legal(s, seat, into) {
    const step = stepOf(s);
    if (has(step.deciders(s), seat)) step.legal(s, seat, into);
    else if (has(byzanz.volunteers(s), seat)) listSales(s.hands[seat], into);
  },
  whyNot(s, seat, action) {
    if (isSale(action)) return whyNotSold(s, seat, action);
    const step = stepOf(s);
    return has(step.deciders(s), seat) ? step.whyNot(s, seat, action) : refuse("only-sales-now");
  },
  apply(s, seat, action, chance, tell) {
    const { last } = s;
    last.seat = seat;
    last.action = isDiscard(action) ? -1 : action; // B-4.2: face down
    if (last.sales.length > 0) last.sales.length = 0; // setting it where it is 0 already costs as much
    if (last.lots.length > 0) last.lots.length = 0;
    if (isSale(action)) carryOutSale(s, seat, action, tell);
    else stepOf(s).apply(s, seat, action, chance, tell);
    playOn(stepOf, s, chance, tell);
  },
  view,
  see,
  retell,
  memory,
  remember,
  sample,
  undoable,
  orders,
  result,
  sources,
  clone: (s) => ({
    ...s,
    pile: [...s.pile],
    lot: [...s.lot],
    market: [...s.market],
    hands: s.hands.map((cards) => [...cards]),
    laid: s.laid.map((cards) => [...cards]),
    lotCards: [...s.lotCards],
    scored: s.scored.map((cards) => [...cards]),
    discarded: [...s.discarded],
    last: { ...s.last, sales: [...s.last.sales], lots: s.last.lots.map((lot) => [...lot]) },
  }),
};

export { byzanz as game };
