import { type Chance, NOBODY, type Seat, type SeatSet, withSeat } from "@serai/kernel";
import { saleOf } from "./actions.ts";
import { putAll, spread } from "./cards.ts";
import type { Held, Memory } from "./memory.ts";
import { CARDS, type Card, COPIES, tableFor } from "./parts.ts";
import { bestSales } from "./sales.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

/**
 * A rival holds what was seen to go into its hand, and of the cards dealt to it those not yet seen, less its hidden
 * discards. Unseen cards are dealt at random to rivals and pile; the rest were removed or discarded.
 *
 * Only what remains possible is drawn, and all of it can be. Two things are approximate: hidden discards are drawn as
 * if each card that may have gone were as likely to go, though people discard with reason, and nothing is concluded
 * from what rivals did.
 */
export function sample(view: View, memory: Memory, chance: Chance): State {
  const unseen = unseenCards(view, memory);
  const { hands, pile } = drawHands(view, memory, unseen, chance);
  const market = Array<number>(CARDS).fill(0);
  for (const card of view.market) market[card]++;
  return {
    options: view.options,
    players: view.players,
    step: view.step,
    round: view.round,
    asked: view.step === "lastSale" || view.step === "over" ? -1 : view.asked[0],
    opener: view.opener,
    bidders: seatsWhere(view, ({ lotCard, passed }) => view.step === "bidding" && lotCard === 0 && !passed),
    highest: view.highest,
    won: tableFor(view.players).lots.length - view.lotsAhead.length,
    picks: view.picks,
    done: seatsWhere(view, ({ done }) => done),
    pile,
    lot: [...view.lot],
    market,
    hands,
    laid: view.seats.map(({ laid }) => [...laid]),
    lotCards: view.seats.map(({ lotCard }) => lotCard),
    scored: memory.scored.map((cards) => [...cards]),
    discarded: view.seats.map(({ discarded }) => discarded),
    last: {
      seat: view.last?.seat ?? -1,
      action: view.last?.action ?? -1,
      sales: [...(view.last?.sales ?? [])],
      lots: (view.last?.lots ?? []).map((lot) => [...lot]),
    },
  };
}

function seatsWhere(view: View, is: (seat: View["seats"][number]) => boolean): SeatSet {
  let seats = NOBODY;
  for (let seat = 0; seat < view.players; seat++) if (is(view.seats[seat])) seats = withSeat(seats, seat);
  return seats;
}

/** Every card of the game that is neither in sight nor remembered. */
export function unseenCards(view: View, memory: Memory): Card[] {
  const counts = COPIES.map((copies, card) => copies - memory.gone[card]);
  const known = [
    ...view.market,
    ...view.lot,
    ...view.seats.flatMap(({ laid }) => laid),
    ...memory.scored.flat(),
    ...memory.held.flatMap(({ stretches }) => stretches.flatMap(({ cards }) => cards)),
  ];
  for (const card of known) counts[card]--;
  return spread(counts);
}

/** How often hands are drawn again before one that a finished seat would have sold from is put up with. */
const MOST_TRIES = 100;

function drawHands(view: View, memory: Memory, unseen: Card[], chance: Chance): { hands: Card[][]; pile: Card[] } {
  for (let tries = 1; ; tries++) {
    chance.shuffle(unseen);
    let used = 0;
    const hands = memory.held.map((held, seat) => {
      const open = seat === view.viewer ? view.hand : view.seats[seat].hand;
      const dealt = unseen.slice(used, used + held.unknown);
      used += held.unknown;
      return open ? [...open] : drawHand(held, dealt, chance);
    });
    if (tries === MOST_TRIES || hands.every((hand, seat) => view.step === "over" || isSoldOut(memory, seat, hand)))
      return { hands, pile: unseen.slice(used, used + view.pile) };
  }
}

function drawHand({ stretches }: Held, dealt: readonly Card[], chance: Chance): Card[] {
  const held = [...dealt];
  for (const { cards, discards } of stretches) {
    held.push(...cards);
    for (let i = 0; i < discards; i++) held.splice(chance.int(held.length), 1);
  }
  const hand: Card[] = [];
  putAll(hand, held);
  return hand;
}

/** B-5.1: what a finished seat holds, with what was sold for it, must be such that just that was best. */
function isSoldOut(memory: Memory, seat: Seat, hand: readonly Card[]): boolean {
  if (!memory.done[seat]) return true;
  const before: Card[] = [];
  putAll(before, hand);
  for (const sale of memory.closing[seat]) putAll(before, saleOf(sale).cards);
  const best = bestSales(before);
  return best.length === memory.closing[seat].length && best.every((sale, i) => sale === memory.closing[seat][i]);
}
