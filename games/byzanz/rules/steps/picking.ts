import { firstOf, NOBODY, only, refuse, type Seat, type Step, type Tell } from "@serai/kernel";
import { isTake, kindTaken, takeKind } from "../actions.ts";
import { put, spread } from "../cards.ts";
import type { Event } from "../events.ts";
import { beginRound } from "../lots.ts";
import { CARDS, type Card, KINDS, type Kind, kindOf, tableFor } from "../parts.ts";
import { listSales } from "../sales.ts";
import { type Byzanz, roundsOf, type State } from "../state.ts";

/** B-3.1: by ascending lot card each seat takes all market cards of one kind. */
export const picking: Step<Byzanz> = {
  deciders: (s) => only(s.asked),
  legal(s, seat, into) {
    const kinds = kindsOn(s.market);
    for (let kind = 0; kind < KINDS.length; kind++) if (((kinds >> kind) & 1) === 1) into.add(takeKind(kind));
    listSales(s.hands[seat], into);
  },
  whyNot: (_s, _seat, action) =>
    isTake(action) ? refuse("kind-not-on-market", { kind: KINDS[kindTaken(action)] }) : refuse("take-a-kind"),
  apply: (s, seat, action, _chance, tell) => takeAll(s, seat, kindTaken(action), tell),
  ask(s, _chance, tell) {
    if (s.picks === s.players) {
      endRound(s, tell);
      return false;
    }
    s.asked = holderOf(s, tableFor(s.players).lots[s.players - 1 - s.picks]);
    const kinds = kindsOn(s.market);
    if (kinds === 0) {
      s.picks++;
      tell?.({ kind: "found-nothing", seat: s.asked });
      return false;
    }
    if (kinds !== 1 << firstOf(kinds)) return true;
    takeAll(s, s.asked, firstOf(kinds), tell); // G-2: one kind is left
    return false;
  },
};

const holderOf = (s: State, lotCard: number): Seat => s.lotCards.indexOf(lotCard);

/** The kinds that lie on the market, as the bits of a number. */
function kindsOn(market: readonly number[]): number {
  let kinds = 0;
  for (let card = 0; card < CARDS; card++) if (market[card] > 0) kinds |= 1 << kindOf(card);
  return kinds;
}

/** Taken cards are in hand; the hand limit comes next (B-3.2). */
function takeAll(s: State, seat: Seat, kind: Kind, tell?: Tell<Event>): void {
  const taken: Card[] = [];
  for (let card = 0; card < CARDS; card++) {
    if (kindOf(card) !== kind) continue;
    for (; s.market[card] > 0; s.market[card]--) taken.push(card);
  }
  for (let i = 0; i < taken.length; i++) put(s.hands[seat], taken[i]);
  tell?.({ kind: "picked", seat, of: kind, cards: taken });
  s.picks++;
  s.step = "limit";
}

/** B-3.1, B-3.3: the rest of the market leaves the game; the holder of the lowest lot card opens the next round. */
function endRound(s: State, tell?: Tell<Event>): void {
  if (tell && kindsOn(s.market) !== 0) tell({ kind: "cleared", cards: spread(s.market) });
  s.market.fill(0);
  const opener = holderOf(s, tableFor(s.players).lots[s.players - 1]);
  if (s.round + 1 < roundsOf(s)) {
    s.round++;
    beginRound(s, opener, tell);
    return;
  }
  if (s.pile.length > 0) throw new Error(`B-1.2: ${s.pile.length} cards left in the pile at the end`);
  s.lotCards.fill(0);
  s.asked = -1;
  s.bidders = NOBODY;
  s.step = "lastSale";
}
