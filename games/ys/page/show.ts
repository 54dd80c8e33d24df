import { everybody, only, type Seat, without } from "@serai/kernel";
import { type Event, parts, type View } from "../rules/index.ts";
import { leave, takeGem, turnUp, win, winCharacter } from "./show-count.ts";
import { completeFronts, lookInThrone, ownScreen, place, swapWithThrone } from "./show-placing.ts";
import { beginRound, blank, clearBoard } from "./show-round.ts";
import { changeBroker, changeSeat, changeSeats, gemChange, ownChange, plus, scoreChange } from "./show-sides.ts";

/**
 * The view after one event, as far as it shows. The host's view is right and comes last; this only lets every event
 * have its moment on the way there, and lets the story be stepped through again.
 */
export const show = (view: View, event: Event): View => shownTo(view.options.recall ? view : forgetful(view), event);

function shownTo(view: View, event: Event): View {
  switch (event.kind) {
    case "seated":
      return { ...view, order: event.order };
    case "round":
      return beginRound(view, event.round);
    case "arrived":
      return arrive(view, event);
    case "bid":
      return bid(view, event.seat, event.values);
    case "bids":
      return revealBids(view, event);
    case "ordered":
      return pickPosition(view, event.seat, event.position);
    case "played":
      return playCard(view, event.seat, event.card);
    case "placed":
      return place(view, event);
    case "replaced":
      return {
        ...changeSeat(ownScreen(view, event.seat, event.value), event.seat, ({ front, behind }) => ({
          front: plus(front, event.value, 1),
          behind: behind - 1,
        })),
        step: "placing",
      };
    case "closed":
      return { ...view, closedBy: event.seat, closed: event.zone };
    case "swapped":
      return event.brokers.reduce((now, broker, i) => changeBroker(now, broker, { place: event.to[i] }), view);
    case "swappedWithThrone":
      return swapWithThrone(view, event);
    case "marked":
      return { ...view, marked: event.broker };
    case "looked":
      return {
        ...changeBroker(view, event.broker, {
          seen: view.brokers[event.broker].seen | only(event.seat),
          ...(event.value !== undefined && { value: event.value }),
        }),
        looks: view.looks - 1,
      };
    case "lookedInThrone":
      return { ...lookInThrone(view, event), looks: view.looks - 1 };
    case "fronts":
      return completeFronts(view, event.values);
    case "docked": {
      const [a, b] = event.quarters;
      const { docked } = view;
      return { ...view, docked: docked.with(a, docked[b]).with(b, docked[a]) };
    }
    case "moved":
      return changeBroker(view, event.broker, { place: event.to });
    case "turnedUp":
      return turnUp(view, event);
    case "ranked":
      return { ...view, ranking: event.seats };
    case "won":
      return win(view, event);
    case "unclaimed":
      return leave(view, event);
    case "gem":
      return takeGem(view, event);
    case "character":
      return winCharacter(view, event.seat, event.card);
    case "columns":
      return { ...view, columns: event.order, stage: "topBidder" };
    case "price":
      return { ...view, prices: view.prices.with(event.colour, event.to) };
    case "gave":
      return gemChange(view, event.seat, event.gem, -1);
    case "points":
      return scoreChange(view, event.seat, event.points);
    case "namedBest":
      return { ...view, columns: [...view.columns, event.column] };
    case "favoured":
      return favour(view, event.seat, event.value);
    case "thronesShown":
      return changeSeats(view, ({ throne }, seat) => ({
        throne: throne.map(({ seen }, slot) => ({ seen, value: event.thrones[seat][slot] })),
      }));
    case "counted":
      return { ...view, step: "over", waiting: 0 };
    case "tie":
    case "passed":
    case "columnsTied":
    case "throneRoom":
      return view;
  }
}

/** The view after the whole story, from before its beginning. */
export const retold = (view: View, log: readonly Event[]): View => log.reduce(show, blank(view));

/** Y-2.2: without `recall` what lies face down is seen in its own moment and not after it. */
const forgetful = (view: View): View => ({
  ...changeSeats(view, ({ throne }) => ({ throne: throne.map(({ seen }) => ({ seen })) })),
  brokers: view.brokers.map(({ value, ...broker }) => ({
    ...broker,
    ...(broker.up && value !== undefined && { value }),
  })),
});

type Told<K extends Event["kind"]> = Extract<Event, { kind: K }>;

const arrive = (view: View, { characters, ships, marketShip, market }: Told<"arrived">): View => ({
  ...view,
  step: "bidding",
  waiting: everybody(view.players),
  palaces: characters,
  docked: ships,
  marketShip,
  market,
  ...(view.neutral && { neutral: { ...view.neutral, left: view.neutral.left.map(() => 4) } }),
  ...(view.own?.neutrals && { own: { ...view.own, neutrals: parts.NEUTRAL_SETS[view.options.neutral] } }),
});

function bid(view: View, seat: Seat, values: readonly number[] | undefined): View {
  const cleared = view.waiting === everybody(view.players) ? clearBoard(view) : view;
  const told = seat === view.viewer && values ? ownChange(cleared, () => ({ bid: values })) : cleared;
  return { ...told, waiting: without(view.waiting, seat) };
}

function revealBids(view: View, { values, picking }: Told<"bids">): View {
  const own = view.own && view.viewer !== "spectator" ? values[view.viewer] : [];
  const screened = own.reduce(
    (now, value) => ownChange(now, ({ screen }) => ({ screen: plus(screen, value, -1) })),
    view,
  );
  const { bid: _, ...rest } = screened.own ?? {};
  return {
    ...changeSeats(screened, ({ front, behind }, seat) => ({
      front: values[seat].reduce((counts, value) => plus(counts, value, 1), front),
      behind: behind - values[seat].length,
    })),
    ...(view.own &&
      screened.own && {
        own: { ...rest, screen: screened.own.screen, hand: screened.own.hand, fresh: screened.own.fresh },
      }),
    step: "ordering",
    picking,
    picked: view.order.map(() => -1),
    waiting: only(picking[0]),
  };
}

/** Y-3.5: when all are picked they are this round's order cards. */
function pickPosition(view: View, seat: Seat, position: number): View {
  const picked = view.picked.with(position, seat);
  const picking = view.picking.filter((other) => other !== seat);
  return { ...view, picked, picking, ...(picking.length === 0 && { order: picked, turn: 0 }) };
}

function playCard(view: View, seat: Seat, card: parts.Card): View {
  const shown = changeSeat(view, seat, ({ cards, played }) => ({ cards: cards - 1, played: [...played, card] }));
  const held =
    seat === view.viewer ? ownChange(shown, ({ hand }) => ({ hand: hand.filter((one) => one !== card) })) : shown;
  switch (parts.CHARACTERS[card]) {
    case "bishop":
      return { ...held, bishop: seat };
    case "spy":
      return { ...held, spy: seat, looks: parts.SPY_LOOKS };
    case "illusionist":
      return { ...held, illusionist: seat };
    case "intriguer":
      return { ...held, intriguer: seat };
    case "merchant":
      return { ...held, merchant: 1 };
    default:
      return held;
  }
}

/** Y-7.1. */
const favour = (view: View, seat: Seat, value: number | undefined): View => ({
  ...changeSeat(view, seat, ({ throne }) => ({
    throne: [...throne, { seen: 0, ...(value !== undefined && { value }) }],
  })),
  waiting: without(view.waiting, seat),
});
