import { leftOf, NOBODY, type Seat, type Tell, withSeat } from "@serai/kernel";
import { put } from "./cards.ts";
import type { Event } from "./events.ts";
import { tableFor } from "./parts.ts";
import { roundsOf, type State } from "./state.ts";

/** B-3.3: a round begins with the highest lot card on top, and this seat opens. */
export function beginRound(s: State, opener: Seat, tell?: Tell<Event>): void {
  s.won = 0;
  s.picks = 0;
  s.lotCards.fill(0);
  tell?.({ kind: "round", round: s.round, rounds: roundsOf(s) });
  turnUpLot(s, opener, tell);
}

/** B-2.1, B-2.8: turns up the next lot. Its auction is opened by the first seat, from this one on, that has not won. */
export function turnUpLot(s: State, from: Seat, tell?: Tell<Event>): void {
  const size = tableFor(s.players).lots[s.won];
  for (let i = 0; i < size; i++) {
    const card = s.pile.pop();
    if (card === undefined) throw new Error("B-1.2: the pile ran out before the last round was over");
    put(s.lot, card);
  }
  s.last.lots.push([...s.lot]);
  let opener = from;
  while (s.lotCards[opener] !== 0) opener = leftOf(opener, s.players);
  if (s.won === s.players - 1) {
    tell?.({ kind: "last-lot", cards: [...s.lot], seat: opener });
    awardLot(s, opener);
    s.step = "giving"; // B-2.9
  } else {
    tell?.({ kind: "lot", cards: [...s.lot], opener });
    s.opener = opener;
    s.asked = opener;
    for (let seat = 0; seat < s.players; seat++) if (s.lotCards[seat] === 0) s.bidders = withSeat(s.bidders, seat);
    s.step = "bidding";
  }
}

/** B-2.5, B-2.6, B-2.9: the seat takes the lot card, is out of this round's auctions, and play waits for it. */
export function awardLot(s: State, seat: Seat): void {
  s.lotCards[seat] = s.lot.length;
  s.won++;
  s.bidders = NOBODY;
  s.highest = 0;
  s.asked = seat;
}
