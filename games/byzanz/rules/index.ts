export {
  type ActionKind,
  actionKindOf,
  bid,
  cardDiscarded,
  cardGiven,
  cardsBid,
  DONE,
  discard,
  give,
  isBid,
  isDiscard,
  isGift,
  isSale,
  isTake,
  kindTaken,
  nameOf,
  notation,
  PASS,
  type Sale,
  saleOf,
  sell,
  takeKind,
} from "./actions.ts";
export { missing, totalOf } from "./cards.ts";
export { checks } from "./checks.ts";
export { type Event, retell } from "./events.ts";
export { byzanz } from "./game.ts";
export { type Held, type Memory, memory, remember, type Stretch } from "./memory.ts";
export {
  CARDS,
  type Card,
  COPIES,
  cardsPerRound,
  DEALT,
  GOODS,
  goods,
  HAND_LIMIT,
  KINDS,
  type Kind,
  type KindName,
  kindOf,
  MERCHANT,
  OPTIONS,
  pointsOf,
  type Table,
  TO_SELL,
  tableFor,
  worthOf,
} from "./parts.ts";
export { bestSales, goodsIn } from "./sales.ts";
export { unseenCards } from "./sample.ts";
export { type Source, scoreOf } from "./score.ts";
export { emptyTable } from "./setup.ts";
export type { Byzanz, ByzanzRefusal, Last, State } from "./state.ts";
export type { LastView, SeatView, View } from "./view.ts";
