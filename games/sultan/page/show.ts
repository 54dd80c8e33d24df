import type { Event, LaidCard, SeatView, View } from "../rules/index.ts";
import { COLOURS, IN_BAG, tableFor } from "../rules/index.ts";

/**
 * The view after one event, as far as it shows. The host's view is right and comes last; this only lets every event
 * have its moment on the way there.
 */
export function show(view: View, event: Event): View {
  switch (event.kind) {
    case "round":
      // The turn begins with the draw that follows.
      return {
        ...view,
        round: event.round,
        turn: -1,
        seats: eachSeat(view, () => ({ cardsInHand: tableFor(view.players).hand })),
      };
    case "dealt":
      return event.seat === view.viewer ? { ...view, hand: event.cards } : view;
    case "drawn":
      return {
        ...view,
        step: "offering",
        turn: view.turn + 1,
        start: event.seat,
        asked: event.seat,
        drawn: event.gems,
        shown: [],
        laid: [],
        ...changeBag(view, event.gems, -1),
      };
    case "offered": {
      const { reveal, ...rest } = view;
      // Gems all of one colour are offered unasked: what the last action turned up is still there.
      const isUnasked = view.drawn.every((gem) => gem === event.back);
      return {
        ...rest,
        ...(isUnasked && reveal && { reveal }),
        ...{ step: "laying", drawn: [], shown: event.shown },
        ...changeBag(view, [event.back], 1),
      };
    }
    case "laid":
      return layDown(view, event);
    case "revealed":
      // S-4.2: where the log no longer tells the cards they lie face down forever.
      return event.cards ? turnUp(view, event.cards) : view;
    case "won":
      return {
        ...settle(view, event.seat),
        seats: eachSeat(view, (seat, at) =>
          at === event.seat && seat.gems ? { gems: plus(seat.gems, event.gem, 1) } : {},
        ),
      };
    case "unsold":
      return { ...settle(view, -1), ...changeBag(view, [event.gem], 1) };
    case "counted": {
      const { asked: _, ...rest } = view;
      return { ...rest, step: "over", shown: [], seats: eachSeat(view, (_seat, at) => ({ gems: event.gems[at] })) };
    }
  }
}

/** A table at which nothing has happened yet. */
export function blank({ viewer, options, players, bag, seats }: View): View {
  return {
    ...{ viewer, options, players, step: "offering", round: 0, turn: -1, start: 0 },
    ...{ drawn: [], shown: [], laid: [] },
    ...(viewer !== "spectator" && { hand: [] }),
    ...(bag && { bag: IN_BAG }),
    seats: seats.map((_, seat) => ({
      cardsInHand: 0,
      ...((options.memoryAid || seat === viewer) && { gems: COLOURS.map(() => 0), played: [] }),
    })),
  };
}

const eachSeat = (view: View, change: (seat: SeatView, at: number) => Partial<SeatView>): SeatView[] =>
  view.seats.map((seat, at) => ({ ...seat, ...change(seat, at) }));

const plus = (counts: readonly number[], at: number, change: number): number[] =>
  counts.map((count, i) => (i === at ? count + change : count));

/** S-4.2: only where the bag is in sight. */
function changeBag({ bag }: View, gems: readonly number[], change: number): Pick<View, "bag"> {
  return bag === undefined ? {} : { bag: gems.reduce((counts, gem) => plus(counts, gem, change), bag) };
}

/** S-2.2: the next seat from the start is asked; what the reveal showed is gone. */
function layDown(view: View, { seat, cushion, card }: LaidCard): View {
  const { reveal: _, closed: __, hand, ...rest } = view;
  const laid = [...view.laid, { seat, cushion, ...(card !== undefined && { card }) }];
  const left = seat === view.viewer && hand && card !== undefined ? hand.toSpliced(hand.indexOf(card), 1) : hand;
  return {
    ...rest,
    ...(left && { hand: left }),
    laid,
    asked: (view.start + laid.length) % view.players,
    seats: eachSeat(view, (own, at) => (at === seat ? { cardsInHand: own.cardsInHand - 1 } : {})),
  };
}

/** S-2.4: the cards are open, no gem is given away yet. */
function turnUp(view: View, cards: readonly LaidCard[]): View {
  return {
    ...view,
    laid: [],
    reveal: {
      start: view.start,
      shown: view.shown,
      cards: cards.map(({ card = 0 }) => card),
      at: cards.map(({ cushion }) => cushion),
      winners: [],
    },
    seats: eachSeat(view, ({ played }, at) =>
      played
        ? {
            played: [
              ...played,
              ...cards.flatMap(({ seat, card }) => (seat === at && card !== undefined ? [card] : [])),
            ],
          }
        : {},
    ),
  };
}

/** Cushions are settled one after the other, from the first. */
const settle = (view: View, winner: number): View =>
  view.reveal ? { ...view, reveal: { ...view.reveal, winners: [...view.reveal.winners, winner] } } : view;
