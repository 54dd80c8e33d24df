import type { StandingOrders } from "@serai/kernel";
import { PASS } from "./actions.ts";
import { totalOf } from "./cards.ts";
import type { Byzanz } from "./state.ts";
import type { View } from "./view.ts";

/*
 * An auction goes round and round (B-2.2), and every seat still in it is asked each time. A seat that knows its limit
 * may leave it behind: it passes now, or as soon as the lot costs more than it would give.
 */

/** `pass round 2 lot 4`, `pass round 2 lot 4 above 7`: an auction is known by its round and its lot card. */
interface Order {
  readonly round: number;
  readonly lot: number;
  /** The most it would bid; nothing where it would not bid at all. */
  readonly most: number;
}

function readOrder(text: string): Order | undefined {
  const [, round, lot, most = "0"] = /^pass round ([1-8]) lot ([1-6])(?: above ([1-9]\d?))?$/.exec(text) ?? [];
  return lot === undefined ? undefined : { round: Number(round) - 1, lot: Number(lot), most: Number(most) };
}

const writeOrder = ({ round, lot, most }: Order): string =>
  `pass round ${round + 1} lot ${lot}${most > 0 ? ` above ${most}` : ""}`;

/** Whether this is the auction meant, and the seat still in it. */
function isIn(view: View, { round, lot }: Order): boolean {
  const { viewer, step, seats, lotsAhead } = view;
  if (viewer === "spectator" || step !== "bidding" || view.round !== round || lotsAhead[0] !== lot) return false;
  return !seats[viewer].passed && seats[viewer].lotCard === 0;
}

/** What the seat could bid at most: all it has laid and holds. */
const purse = ({ viewer, seats, hand = [] }: View): number =>
  viewer === "spectator" ? 0 : seats[viewer].bid + totalOf(hand);

export const orders: StandingOrders<Byzanz> = {
  offered(view) {
    const now = { round: view.round, lot: view.lotsAhead[0], most: 0 };
    if (!isIn(view, now)) return [];
    const limits = Array.from({ length: Math.max(0, purse(view) - view.highest) }, (_, i) => view.highest + 1 + i);
    return [0, ...limits].map((most) => writeOrder({ ...now, most }));
  },
  isOrder: (text) => readOrder(text) !== undefined,
  answer(text, view, legal) {
    const order = readOrder(text);
    if (order === undefined || !isIn(view, order) || !legal.includes(PASS)) return undefined;
    // Staying in takes more than the highest bid (B-2.2).
    return view.highest >= order.most ? PASS : undefined;
  },
  isSpent(text, view) {
    const order = readOrder(text);
    return order === undefined || !isIn(view, order);
  },
};
