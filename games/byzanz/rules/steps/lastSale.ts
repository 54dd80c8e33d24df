import { everybody, NOBODY, refuse, type SeatSet, type Step, withSeat } from "@serai/kernel";
import { DONE } from "../actions.ts";
import { TO_SELL } from "../parts.ts";
import { bestSales, carryOutSale, listSales } from "../sales.ts";
import type { Byzanz, State } from "../state.ts";

/** B-5.1: all seats at once sell as they like and say that they are done. */
export const lastSale: Step<Byzanz> = {
  deciders: selling,
  legal(s, seat, into) {
    into.add(DONE);
    listSales(s.hands[seat], into);
  },
  whyNot: () => refuse("sell-or-done"),
  apply(s, seat, _action, _chance, tell) {
    tell?.({ kind: "done", seat });
    s.done = withSeat(s.done, seat);
    for (const sale of bestSales(s.hands[seat])) carryOutSale(s, seat, sale, tell);
  },
  ask(s, _chance, tell) {
    for (let seat = 0; seat < s.players; seat++) if (s.hands[seat].length < TO_SELL) s.done = withSeat(s.done, seat);
    if (selling(s) !== NOBODY) return true;
    s.step = "over";
    tell?.({ kind: "counted", scored: s.scored.map((cards) => [...cards]), hands: s.hands.map((hand) => [...hand]) });
    return false;
  },
};

function selling(s: State): SeatSet {
  return everybody(s.players) & ~s.done;
}
