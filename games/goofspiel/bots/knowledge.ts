import { type ActionList, everybody, type Seat } from "@serai/kernel";
import type { Knowledge } from "@serai/search/search/knowledge";
import { type Goofspiel, goofspiel, type State } from "../rules/index.ts";
import weights from "./weights.json" with { type: "json" };

const CARDS = 13;

/** Bids near the prize are the most likely. */
function weightOf(s: State, card: number): number {
  const off = Math.abs(card - s.prize);
  return 1 / (1 + 0.4 * off * off) + 0.04;
}

export const knowledge: Knowledge<Goofspiel> = {
  seats: (s) => s.seats,
  // A bid is secret until all are in.
  shown: () => 0,
  weigh(s: State, _seat: Seat, actions: ActionList, into: Float64Array) {
    for (let i = 0; i < actions.count; i++) into[i] = weightOf(s, actions.at(i));
  },
  progress: (s) => CARDS - s.prizes.length,
  featureNames: ["points", "points near the end", "cards left", "cards left near the end"],
  fillFeatures(s, seat, into) {
    let held = 0;
    for (let card = 1; card <= CARDS; card++) if ((s.hands[seat] >> card) & 1) held += card;
    const late = 1 / (1 + s.prizes.length);
    into[0] = s.points[seat] / 10;
    into[1] = (s.points[seat] / 10) * late;
    into[2] = held / 10;
    into[3] = (held / 10) * late;
  },
  weights,
  trait: (_s, action) => action,
  margin: 15,
  secretChoices(s, viewer, tell) {
    // Nobody sees a bid before all are made, so every seat chose as the first did.
    const before = goofspiel.clone(s);
    for (let seat = 0; seat < s.seats; seat++) if (s.bids[seat] > 0) before.hands[seat] |= 1 << s.bids[seat];
    before.bids.fill(0);
    before.waiting = everybody(s.seats);
    for (let other = 0; other < s.seats; other++)
      if (other !== viewer && s.bids[other] > 0) tell(before, other, s.bids[other]);
  },
};
