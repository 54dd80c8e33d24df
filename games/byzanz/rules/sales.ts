import type { Action, ActionList, Seat, Tell } from "@serai/kernel";
import { refuse } from "@serai/kernel";
import { saleOf, sell } from "./actions.ts";
import { goesWith, missing, put, take } from "./cards.ts";
import type { Event } from "./events.ts";
import { type Card, GOODS, KINDS, kindOf, MERCHANT, pointsOf, worthOf } from "./parts.ts";
import type { State } from "./state.ts";

/** B-4.1: adds every different sale that the hand (ascending) allows, in canonical order. */
export function listSales(hand: readonly Card[], into: Pick<ActionList, "add">): void {
  const size = hand.length;
  for (let i = 0; i < size - 2; i++) {
    const a = hand[i];
    if (i > 0 && a === hand[i - 1]) continue;
    for (let j = i + 1; j < size - 1; j++) {
      const b = hand[j];
      if ((j > i + 1 && b === hand[j - 1]) || !goesWith(a, b)) continue;
      for (let k = j + 1; k < size; k++) {
        const c = hand[k];
        if ((k === j + 1 || c !== hand[k - 1]) && goesWith(a, c)) into.add(sell(a, b, c));
      }
    }
  }
}

/** B-4.1: the kept card scores, the others leave the game; all three are shown. */
export function carryOutSale(s: State, seat: Seat, action: Action, tell?: Tell<Event>): void {
  const { cards, kept } = saleOf(action);
  const hand = s.hands[seat];
  take(hand, cards[0]);
  take(hand, cards[1]);
  take(hand, cards[2]);
  put(s.scored[seat], kept);
  s.last.sales.push(action);
  tell?.({ kind: "sold", seat, cards, points: pointsOf(kept) });
}

/** Why a sale that is not listed is not: every sale is one by B-4.1, so the cards must be wanting. */
export const whyNotSold = (s: State, seat: Seat, action: Action) =>
  refuseCard("card-not-in-hand", missing(s.hands[seat], saleOf(action).cards) ?? MERCHANT);

export const refuseCard = <Code extends string>(code: Code, card: Card) =>
  refuse(code, { kind: KINDS[kindOf(card)], value: worthOf(card) });

interface Plan {
  readonly sales: readonly Action[];
  readonly points: number;
  readonly goodsLeft: number;
}

/**
 * B-5.1: the best a hand can still be sold for: most points, then most goods left in hand, then the first in canonical
 * order. All ways are tried in canonical order, so that the first of equals stands.
 */
export function bestSales(hand: readonly Card[]): readonly Action[] {
  return bestFrom([...hand], 0, [], 0).sales;
}

function bestFrom(hand: readonly Card[], first: Action, sales: readonly Action[], points: number): Plan {
  const open: Action[] = [];
  listSales(hand, { add: (sale) => open.push(sale) });
  let best: Plan = { sales, points, goodsLeft: goodsIn(hand) };
  for (const sale of open) {
    if (sale < first) continue; // the same sales in another order
    const { cards, kept } = saleOf(sale);
    const rest = [...hand];
    for (const card of cards) take(rest, card);
    const plan = bestFrom(rest, sale, [...sales, sale], points + pointsOf(kept));
    if (plan.points > best.points || (plan.points === best.points && plan.goodsLeft > best.goodsLeft)) best = plan;
  }
  return best;
}

export const goodsIn = (hand: readonly Card[]): number => hand.filter((card) => kindOf(card) < GOODS).length;
