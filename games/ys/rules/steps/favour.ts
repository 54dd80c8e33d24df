import { NOBODY, refuse, type SeatSet, type Step, type Tell, withSeat } from "@serai/kernel";
import { favouredOf, isVerbOf, throne } from "../actions.ts";
import { spread } from "../board.ts";
import type { Event } from "../events.ts";
import { brokersFor, ROUNDS, SPARE_VALUE, SPARES, VALUES } from "../parts.ts";
import { type State, show, throneSight, type Ys } from "../state.ts";
import { automatic, notNow } from "./step.ts";

/** Phase 5, Y-7.1: every seat secretly sends one of its front brokers to the throne room. */
export const favour: Step<Ys> = {
  deciders: seatsToFavour,
  legal(s, seat, into) {
    for (let value = 0; value < VALUES; value++) if (s.fronts[seat][value] > 0) into.add(throne(value));
  },
  whyNot: (s, _seat, action) =>
    isVerbOf("throne", action) ? refuse("broker-not-in-front", { value: favouredOf(action) }) : notNow(s),
  apply(s, seat, action, _chance, tell) {
    // The front stays as everybody sees it until the first bid of the next round: what left it is secret.
    const value = favouredOf(action);
    s.thrones[seat].push(value);
    s.thronesSeen[seat].push(0);
    show(s, seat, throneSight(seat, s.round));
    tell?.({ kind: "favoured", seat, value });
  },
  ask(s, _chance, tell) {
    if (seatsToFavour(s) !== NOBODY) return true;
    if (s.options.kingsFavour) tell?.({ kind: "throneRoom", round: s.round, fronts: s.fronts.map(spread) });
    s.step = "roundEnd";
    return false;
  },
};

/** Seats that have sent nobody this round. */
function seatsToFavour(s: State): SeatSet {
  let seats = NOBODY;
  if (!s.options.kingsFavour) return seats;
  for (let seat = 0; seat < s.players; seat++) if (s.thrones[seat].length === s.round) seats = withSeat(seats, seat);
  return seats;
}

/** Y-4.10: brokers go home, cards won become playable, and the next round begins or the game is over. */
export const roundEnd = automatic((s, _chance, tell) => {
  bringHome(s);
  for (let seat = 0; seat < s.players; seat++) {
    for (const card of s.fresh[seat]) s.hands[seat].push(card);
    s.hands[seat].sort((a, b) => a - b);
    s.fresh[seat].length = 0;
  }
  s.phase = "quarter";
  if (s.round + 1 < ROUNDS) {
    s.round++;
    s.step = "arrivals";
  } else {
    finish(s, tell);
  }
});

/** Y-1.1: behind the screen are all brokers a seat has but those in the throne room; Y-7.1: and the spare 2s. */
function bringHome(s: State): void {
  const brokers = brokersFor(s.options);
  for (let seat = 0; seat < s.players; seat++) {
    const screen = s.screens[seat];
    for (let value = 0; value < VALUES; value++) screen[value] = brokers[value];
    if (s.options.kingsFavour) screen[SPARE_VALUE] += Math.min(s.round + 1, SPARES);
    for (const value of s.thrones[seat]) screen[value]--;
  }
}

function finish(s: State, tell: Tell<Event>): void {
  if (s.options.kingsFavour) tell?.({ kind: "thronesShown", thrones: s.thrones.map((values) => [...values]) });
  tell?.({ kind: "counted" });
  s.step = "over";
}
