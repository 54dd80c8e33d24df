import { has, type StandingOrders } from "@serai/kernel";
import { PASS } from "./actions.ts";
import type { Event } from "./events.ts";
import { CARDS_A_ROUND } from "./parts.ts";
import type { StepName, Ys } from "./state.ts";
import type { View } from "./view.ts";

/*
 * Who holds a card is stopped before and after every placing, whether the card fits there or not (Y-6.3). That tells
 * nothing, but it takes time; so a seat may decline in advance: all card stops of a round, or those around its placings.
 */

/** The steps of phases 2 and 3, after which nothing is placed any more. */
const BEFORE_COUNT: readonly StepName[] = [
  "bidding",
  "ordering",
  "windowP",
  "before",
  "placing",
  "replacing",
  "placingNeutral",
  "after",
];
const AROUND_PLACINGS: readonly StepName[] = ["before", "after"];
const CARD_STOPS: readonly StepName[] = ["windowP", ...AROUND_PLACINGS, "windowC", "windowE"];

/** `decline placings of round 2`, `decline round 2`: without its round an order would outlive it. */
interface Order {
  readonly placingsOnly: boolean;
  readonly round: number;
}

function readOrder(text: string): Order | undefined {
  const [, placings, round] = /^decline (placings of )?round ([1-4])$/.exec(text) ?? [];
  return round === undefined ? undefined : { placingsOnly: placings !== undefined, round: Number(round) - 1 };
}

const writeOrder = ({ placingsOnly, round }: Order): string =>
  `decline ${placingsOnly ? "placings of " : ""}round ${round + 1}`;

/** Y-6.3: whether the seat will be stopped again this round; what it played last round stays on show until the first bid. */
function isStoppedAgain({ viewer, seats, step }: View): boolean {
  if (viewer === "spectator" || step === "favour" || step === "over") return false;
  const played = step === "bidding" ? 0 : seats[viewer].played.length;
  return seats[viewer].cards > 0 && played < CARDS_A_ROUND;
}

export const orders: StandingOrders<Ys> = {
  offered(view) {
    if (!isStoppedAgain(view)) return [];
    const kinds = BEFORE_COUNT.includes(view.step) ? [true, false] : [false];
    return kinds.map((placingsOnly) => writeOrder({ placingsOnly, round: view.round }));
  },
  isOrder: (text) => readOrder(text) !== undefined,
  answer(text, view, legal) {
    const order = readOrder(text);
    if (order === undefined || order.round !== view.round || view.viewer === "spectator") return undefined;
    if (!has(view.waiting, view.viewer) || !legal.includes(PASS)) return undefined;
    return (order.placingsOnly ? AROUND_PLACINGS : CARD_STOPS).includes(view.step) ? PASS : undefined;
  },
  isSpent(text, view) {
    const order = readOrder(text);
    if (order === undefined || order.round !== view.round || view.step === "over") return true;
    return order.placingsOnly && !BEFORE_COUNT.includes(view.step);
  },
};

/**
 * What may still be taken back: a choice among things that lay open, a pass, a broker placed face down, which nobody
 * saw. Not what showed a broker from behind a screen, a card or a ship; not what was looked at; not a secret choice,
 * which stands once made (Y-3.4).
 */
export function undoable(event: Event): boolean {
  switch (event.kind) {
    case "placed":
      return !event.up || event.from === "front";
    case "ordered":
    case "passed":
    case "points":
    case "tie":
    case "won":
    case "unclaimed":
    case "gem":
    case "character":
    case "namedBest":
    case "columns":
    case "columnsTied":
    case "price":
      return true;
    case "seated":
    case "round":
    case "arrived":
    case "bid":
    case "bids":
    case "played":
    case "replaced":
    case "closed":
    case "swapped":
    case "swappedWithThrone":
    case "marked":
    case "looked":
    case "lookedInThrone":
    case "fronts":
    case "docked":
    case "moved":
    case "turnedUp":
    case "ranked":
    case "gave":
    case "favoured":
    case "throneRoom":
    case "thronesShown":
    case "counted":
      return false;
  }
}
