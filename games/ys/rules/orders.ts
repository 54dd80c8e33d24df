import { has, type StandingOrders } from "@serai/kernel";
import { PASS } from "./actions.ts";
import { CARD_STOPS, COURSE, nextStopFor, type StopToCome, turnNow } from "./card-stops.ts";
import type { Event } from "./events.ts";
import { CARDS_A_ROUND, type Card } from "./parts.ts";
import type { ShownStep } from "./shown.ts";
import type { Ys } from "./state.ts";
import type { View } from "./view.ts";

/*
 * Who holds a card is stopped before and after every placing, whether the card fits there or not (Y-6.3). That tells
 * nothing, but it takes time; so a seat may decline in advance: all card stops of a round, those around its placings, or
 * all of them until it calls for one of its own accord.
 */

/** The steps of phases 2 and 3, after which nothing is placed any more. */
const BEFORE_COUNT = COURSE.slice(COURSE.indexOf("bidding"), COURSE.indexOf("after") + 1);
const AROUND_PLACINGS: readonly ShownStep[] = ["before", "after"];
const STOPS: readonly ShownStep[] = CARD_STOPS;

/**
 * `decline placings of round 2`, `decline round 2`: without its round an order would outlive it. `only when called`
 * outlives every round on purpose; `only when called: after turn 3 of round 2` lets the seat be asked there.
 */
type Order =
  | { readonly kind: "decline"; readonly placingsOnly: boolean; readonly round: number }
  | { readonly kind: "called"; readonly at?: StopToCome };

export const ONLY_WHEN_CALLED = "only when called";

function readOrder(text: string): Order | undefined {
  if (text === ONLY_WHEN_CALLED) return { kind: "called" };
  const [, placings, round] = /^decline (placings of )?round ([1-4])$/.exec(text) ?? [];
  if (round !== undefined) return { kind: "decline", placingsOnly: placings !== undefined, round: Number(round) - 1 };
  const [, stop, turn, of] =
    /^only when called: (windowP|before|after|windowC|windowE)(?: turn ([1-9]))? of round ([1-4])$/.exec(text) ?? [];
  const known = CARD_STOPS.find((one) => one === stop);
  if (known === undefined || AROUND_PLACINGS.includes(known) !== (turn !== undefined)) return undefined;
  const at = { stop: known, round: Number(of) - 1, ...(turn !== undefined && { turn: Number(turn) }) };
  return { kind: "called", at };
}

const writeDecline = (placingsOnly: boolean, round: number): string =>
  `decline ${placingsOnly ? "placings of " : ""}round ${round + 1}`;

/** The order that declines every card stop but the one at which the card may next be played. */
export function callFor(card: Card, view: View): string | undefined {
  const at = nextStopFor(card, view);
  if (at === undefined) return undefined;
  const { stop, turn, round } = at;
  return `${ONLY_WHEN_CALLED}: ${stop}${turn === undefined ? "" : ` turn ${turn}`} of round ${round + 1}`;
}

const isCalled = ({ stop, round, turn }: StopToCome, view: View): boolean =>
  view.step === stop && view.round === round && (turn === undefined || turnNow(view) === turn);

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
    return [...kinds.map((placingsOnly) => writeDecline(placingsOnly, view.round)), ONLY_WHEN_CALLED];
  },
  isOrder: (text) => readOrder(text) !== undefined,
  answer(text, view, legal) {
    const order = readOrder(text);
    if (order === undefined || view.viewer === "spectator") return undefined;
    if (!has(view.waiting, view.viewer) || !legal.includes(PASS)) return undefined;
    return declined(order, view).includes(view.step) ? PASS : undefined;
  },
  isSpent(text, view) {
    const order = readOrder(text);
    if (order === undefined || view.step === "over") return true;
    if (order.kind === "called") return false;
    return order.round !== view.round || (order.placingsOnly && !BEFORE_COUNT.includes(view.step));
  },
};

/** The stops at which the order passes. */
function declined(order: Order, view: View): readonly ShownStep[] {
  if (order.kind === "called") return order.at && isCalled(order.at, view) ? [] : STOPS;
  if (order.round !== view.round) return [];
  return order.placingsOnly ? AROUND_PLACINGS : STOPS;
}

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
