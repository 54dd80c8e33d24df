import { NOBODY, refuse, type Seat, type SeatSet, type Step, type Tell, withSeat } from "@serai/kernel";
import { bid, highOf, isVerbOf, lowOf } from "../actions.ts";
import { positionOf, sumOf } from "../board.ts";
import type { Event } from "../events.ts";
import { VALUES } from "../parts.ts";
import type { State, Ys } from "../state.ts";
import { notNow } from "./step.ts";

/** Phase 2, Y-3.4: every seat secretly picks two brokers; all are revealed together. */
export const bidding: Step<Ys> = {
  deciders: seatsToBid,
  legal(s, seat, into) {
    const screen = s.screens[seat];
    for (let high = 0; high < VALUES; high++) {
      if (screen[high] === 0) continue;
      for (let low = 0; low < high; low++) if (screen[low] > 0) into.add(bid(high, low));
      if (screen[high] > 1) into.add(bid(high, high));
    }
  },
  whyNot: (s, _seat, action) =>
    isVerbOf("bid", action)
      ? refuse("pair-not-behind-screen", { high: highOf(action), low: lowOf(action) })
      : notNow(s),
  apply(s, seat, action, _chance, tell) {
    if (s.bids.every((bid) => bid < 0)) clearBoard(s);
    s.bids[seat] = action;
    tell?.({ kind: "bid", seat, values: [highOf(action), lowOf(action)] });
  },
  ask(s, _chance, tell) {
    if (seatsToBid(s) !== NOBODY) return true;
    reveal(s, tell);
    return false;
  },
};

function seatsToBid(s: State): SeatSet {
  let seats = NOBODY;
  for (let seat = 0; seat < s.players; seat++) if (s.bids[seat] < 0) seats = withSeat(seats, seat);
  return seats;
}

/** What last round's end still showed is taken away with the first bid. */
function clearBoard(s: State): void {
  const { owner, place, value, up, seen } = s.brokers;
  for (const each of [owner, place, value, up, seen, s.ranking, s.columns, s.throneSwap]) each.length = 0;
  for (let seat = 0; seat < s.players; seat++) {
    s.fronts[seat].fill(0);
    s.played[seat].length = 0;
  }
  s.bishop = s.illusionist = s.spy = s.intriguer = s.closedBy = s.closed = s.marked = -1;
  s.merchant = s.turn = s.counted = s.picks = 0;
  s.cargo.fill(0);
  s.lasts.fill(-1);
}

function reveal(s: State, tell: Tell<Event>): void {
  s.picking.length = 0;
  for (let seat = 0; seat < s.players; seat++) {
    const action = s.bids[seat];
    for (const value of [highOf(action), lowOf(action)]) {
      s.screens[seat][value]--;
      s.fronts[seat][value]++;
    }
    let at = s.picking.length;
    for (; at > 0 && picksBefore(s, seat, s.picking[at - 1]); at--) s.picking[at] = s.picking[at - 1];
    s.picking[at] = seat;
  }
  if (tell) tellBids(s, tell);
  s.bids.fill(-1);
  s.picked.fill(-1);
  s.step = "ordering";
}

/** Y-3.5: the higher sum; of equal ones the lower old order card. */
function picksBefore(s: State, a: Seat, b: Seat): boolean {
  const more = sumOf(s.fronts[a]) - sumOf(s.fronts[b]);
  return more === 0 ? positionOf(s, a) < positionOf(s, b) : more > 0;
}

function tellBids(s: State, tell: (event: Event) => void): void {
  tell({ kind: "bids", values: s.bids.map((action) => [highOf(action), lowOf(action)]), picking: [...s.picking] });
  for (let from = 0, to = 0; from < s.players; from = to) {
    const total = sumOf(s.fronts[s.picking[from]]);
    for (to = from; to < s.players && sumOf(s.fronts[s.picking[to]]) === total; ) to++;
    const seats = s.picking.slice(from, to);
    if (seats.length === 1) continue;
    const positions = seats.map((seat) => positionOf(s, seat));
    const fronts = seats.map(() => total);
    tell({ kind: "tie", what: "bids", at: 0, total, seats, by: seats.slice(1).map(() => "order"), fronts, positions });
  }
}
