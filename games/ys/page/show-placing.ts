import { only, type Seat } from "@serai/kernel";
import { type BrokerView, EVERYBODY, type Event, type SeatView, type View } from "../rules/index.ts";
import { changeSeat, changeSeats, ownChange, plus } from "./show-sides.ts";

type Told<K extends Event["kind"]> = Extract<Event, { kind: K }>;

/** Phase 3: a broker leaves the viewer's own screen. */
export const ownScreen = (view: View, seat: Seat, value: number | undefined): View =>
  seat === view.viewer && value !== undefined
    ? ownChange(view, ({ screen }) => ({ screen: plus(screen, value, -1) }))
    : view;

export function place(view: View, event: Told<"placed">): View {
  const { seat, owner, up, value, from } = event;
  const broker: BrokerView = {
    owner,
    place: event.place,
    up,
    // Y-5.5: a neutral one is seen as it is placed, and not later.
    ...(value !== undefined && owner === seat && (up || view.options.recall || seat === view.viewer) && { value }),
    seen: from === "front" && !up ? EVERYBODY : 0,
  };
  const isNext = owner === seat && view.laid.length === 2;
  const put: View = {
    ...view,
    step: "placing",
    brokers: [...view.brokers, broker],
    laid: owner === seat ? [...(isNext ? [] : view.laid), view.brokers.length] : view.laid,
    turn: view.turn + (isNext ? 1 : 0),
  };
  if (owner !== seat) return leaveNeutral(put, seat, value);
  if (from === "front" && value !== undefined)
    return changeSeat(put, seat, ({ front }) => ({ front: plus(front, value, -1) }));
  return changeSeat(ownScreen(put, seat, value), seat, ({ behind }) => ({ behind: behind - 1 }));
}

/** Y-5.5: one neutral broker fewer for the seat that placed it. */
function leaveNeutral(view: View, seat: Seat, value: number | undefined): View {
  const { neutral } = view;
  const left = neutral && { ...neutral, left: plus(neutral.left, seat, -1) };
  const chosen =
    seat === view.viewer && value !== undefined
      ? ownChange(view, ({ neutrals }) => (neutrals ? { neutrals: neutrals.filter((one) => one !== value) } : {}))
      : view;
  return { ...chosen, ...(left && { neutral: left }) };
}

/** Both then lie face down; only what their owner sees is known here. */
export function swapWithThrone(view: View, { seat, broker, slot }: Told<"swappedWithThrone">): View {
  const { value, ...lying } = view.brokers[broker];
  const { value: hidden } = view.seats[seat].throne[slot];
  const isOwn = seat === view.viewer && view.options.recall;
  return changeSeat(
    {
      ...view,
      brokers: view.brokers.with(broker, {
        ...lying,
        up: false,
        ...(isOwn && hidden !== undefined && { value: hidden }),
      }),
      marked: view.marked === broker ? -1 : view.marked,
      laid: view.laid.filter((one) => one !== broker),
    },
    seat,
    ({ throne }) => ({
      throne: throne.with(slot, { seen: lying.up ? EVERYBODY : lying.seen, ...(value !== undefined && { value }) }),
    }),
  );
}

export const lookInThrone = (view: View, { seat, owner, slot, value }: Told<"lookedInThrone">): View =>
  changeSeat(view, owner, ({ throne }) => ({
    throne: throne.with(slot, {
      ...throne[slot],
      seen: throne[slot].seen | only(seat),
      ...(value !== undefined && { value }),
    }),
  }));

/** Y-3.8. */
export function completeFronts(view: View, values: readonly number[]): View {
  const empty = ownChange(view, ({ screen }) => ({ screen: screen.map(() => 0) }));
  return {
    ...changeSeats(
      empty,
      ({ front }, seat): Partial<SeatView> => ({
        front: plus(front, values[seat], 1),
        last: values[seat],
        behind: 0,
      }),
    ),
    step: "windowC",
    looks: 0,
    laid: [],
    turn: view.players * view.turns,
  };
}
