import type { Seat } from "@serai/kernel";
import type { BrokerView, OwnView, SeatView, View } from "../rules/index.ts";

export const plus = (counts: readonly number[], at: number, change: number): number[] =>
  counts.map((count, i) => (i === at ? count + change : count));

export const changeSeats = (view: View, to: (own: SeatView, seat: Seat) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((own, seat) => ({ ...own, ...to(own, seat) })),
});

export const changeSeat = (view: View, seat: Seat, to: (own: SeatView) => Partial<SeatView>): View =>
  changeSeats(view, (own, at) => (at === seat ? to(own) : {}));

export const ownChange = (view: View, to: (own: OwnView) => Partial<OwnView>): View =>
  view.own ? { ...view, own: { ...view.own, ...to(view.own) } } : view;

/** The neutral is a side too (Y-5.6). */
export function gemChange(view: View, side: Seat, gem: number, change: number): View {
  if (side < view.players) return changeSeat(view, side, ({ gems }) => ({ gems: plus(gems, gem, change) }));
  return view.neutral ? { ...view, neutral: { ...view.neutral, gems: plus(view.neutral.gems, gem, change) } } : view;
}

export function scoreChange(view: View, side: Seat, points: number): View {
  if (side < view.players) return changeSeat(view, side, ({ score }) => ({ score: score + points }));
  return view.neutral ? { ...view, neutral: { ...view.neutral, score: view.neutral.score + points } } : view;
}

export const changeBroker = (view: View, broker: number, to: Partial<BrokerView>): View => ({
  ...view,
  brokers: view.brokers.with(broker, { ...view.brokers[broker], ...to }),
});
