import type { Action } from "@serai/kernel";
import { type Card, isSale, pointsOf, saleOf, sell, totalOf, worthOf } from "../rules/index.ts";

/**
 * B-4.1: every different sale of a hand, the best first: most points, then the least worth given away with it. Worked
 * out here and not read off the legal actions, which are none while events are shown: offers must not come and go.
 */
export function offersOf(hand: readonly Card[]): Action[] {
  const offers = new Set<Action>();
  for (let i = 0; i < hand.length; i++)
    for (let j = i + 1; j < hand.length; j++)
      for (let k = j + 1; k < hand.length; k++) {
        const sale = sell(hand[i], hand[j], hand[k]);
        if (isSale(sale)) offers.add(sale);
      }
  return [...offers].sort(
    (a, b) => pointsOf(saleOf(b).kept) - pointsOf(saleOf(a).kept) || spent(a) - spent(b) || a - b,
  );
}

const spent = (sale: Action): number => totalOf(saleOf(sale).cards);

/** The least that cards of the hand, laid together, come to above `toBeat`; `undefined` where they do not. */
export function cheapestAbove(hand: readonly Card[], toBeat: number): number | undefined {
  const sums = new Set([0]);
  for (const card of hand) for (const sum of [...sums]) sums.add(sum + worthOf(card));
  const enough = [...sums].filter((sum) => sum > toBeat);
  return enough.length > 0 ? Math.min(...enough) : undefined;
}
