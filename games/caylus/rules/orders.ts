import type { Seat, StandingOrders } from "@serai/kernel";
import { PASS } from "./actions.ts";
import { placementCost } from "./phases/placing.ts";
import { roadPlace, type Space } from "./places.ts";
import type { Caylus } from "./state.ts";
import type { View } from "./view.ts";

/*
 * In a game of a move a day two questions come round again and again: one more worker? and does the provost stay? A
 * seat that knows may say so in advance, for this turn.
 */

/**
 * `pass placing turn 3`, `pass placing turn 3 above 2`: pass once a placement costs more than that.
 * `pass provost turn 3`, `pass provost turn 3 from 9`: leave the provost where he is, as long as he has got so far.
 */
interface Order {
  readonly what: "placing" | "provost";
  readonly turn: number;
  /** The dearest placement, or the nearest space; 0 for neither. */
  readonly bound: number;
}

function readOrder(text: string): Order | undefined {
  const [, what, turn, word, bound = "0"] =
    /^pass (placing|provost) turn ([1-9]\d?)(?: (above|from) ([1-9]\d?))?$/.exec(text) ?? [];
  if (what === "placing" && word !== "from") return { what, turn: Number(turn), bound: Number(bound) };
  if (what === "provost" && word !== "above") return { what, turn: Number(turn), bound: Number(bound) };
  return undefined;
}

const WORD = { placing: "above", provost: "from" } as const;
const writeOrder = ({ what, turn, bound }: Order): string =>
  `pass ${what} turn ${turn}${bound > 0 ? ` ${WORD[what]} ${bound}` : ""}`;

/** Whether the question meant can still come. */
function isAhead(view: View, seat: Seat, { what, turn }: Order): boolean {
  if (view.step === "over" || view.turn !== turn) return false;
  if (what === "placing") return view.phase === 2 && !view.bridge.includes(seat);
  return view.phase < 4 || (view.phase === 4 && view.bridge.indexOf(seat) >= view.at);
}

/** Road spaces where the seat has a worker. */
const spacesOf = (view: View, seat: Seat): Space[] =>
  [...view.tiles.keys()].filter((space) => space > 0 && view.worker[roadPlace(space)] === seat);

export const orders: StandingOrders<Caylus> = {
  offered(view) {
    const { viewer, turn, players } = view;
    if (viewer === "spectator") return [];
    const cost = placementCost(view, viewer);
    const prices = players === 2 ? [1, 3] : Array.from({ length: players }, (_, passed) => passed + 1);
    // Nothing is dearer than the last price, and the inn's guest always pays the first.
    const costs = view.guest === viewer ? [] : prices.slice(0, -1).filter((price) => price >= cost);
    const placing = [0, ...costs].map((bound): Order => ({ what: "placing", turn, bound }));
    const provost = [0, ...spacesOf(view, viewer)].map((bound): Order => ({ what: "provost", turn, bound }));
    return [...placing, ...provost].filter((order) => isAhead(view, viewer, order)).map(writeOrder);
  },
  isOrder: (text) => readOrder(text) !== undefined,
  answer(text, view, legal) {
    const order = readOrder(text);
    const { viewer, step } = view;
    if (order === undefined || viewer === "spectator" || !isAhead(view, viewer, order)) return undefined;
    if (step !== order.what || view.asked !== viewer || !legal.includes(PASS)) return undefined;
    const applies = step === "placing" ? placementCost(view, viewer) > order.bound : view.provost >= order.bound;
    return applies ? PASS : undefined;
  },
  isSpent(text, view) {
    const order = readOrder(text);
    return order === undefined || view.viewer === "spectator" || !isAhead(view, view.viewer, order);
  },
};
