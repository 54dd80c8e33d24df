import type { Seat } from "@serai/kernel";
import type { Flight } from "@serai/ui/motion.ts";
import { type Card, type Event, kindOf, type View } from "../rules/index.ts";

/** The longest look is at a bid on its way to the market: at a real table people throw it away by mistake. */
export function pace(event: Event): number {
  switch (event.kind) {
    case "round":
      return 450;
    case "dealt":
    case "done":
      return 200;
    case "lot":
    case "last-lot":
      return 700;
    case "bid":
      return 480;
    case "passed":
    case "found-nothing":
      return 320;
    case "won":
      return 1100;
    case "gave":
    case "picked":
    case "took-all":
      return 800;
    case "cleared":
      return 500;
    case "sold":
      return 900;
    case "discarded":
      return 350;
    case "counted":
      return 0;
  }
}

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.kind) {
    case "lot":
    case "last-lot":
      return event.cards.map((_, i) => ({ carry: `lot-${i}`, from: "pile" }));
    case "bid": {
      const { seat, cards } = event;
      const laid = [...view.seats[seat].laid, ...cards].sort((a, b) => a - b);
      const from = seat === view.viewer ? "own-hand" : `seat-${seat}`;
      return placesIn(laid, cards).map((place) => ({ carry: `bid-${seat}-${place}`, from }));
    }
    case "passed":
      return event.back.map((_, i) => ({ carry: `bid-${event.seat}-${i}`, to: homeOf(event.seat, view) }));
    case "won":
      return event.paid.map((card, i) => ({ carry: `bid-${event.seat}-${i}`, to: stallOf(card) }));
    case "gave": {
      const given = view.lot.indexOf(event.card);
      return view.lot.map((card, i) => ({
        carry: `lot-${i}`,
        to: i === given ? stallOf(card) : homeOf(event.seat, view),
      }));
    }
    case "took-all":
      return view.lot.map((_, i) => ({ carry: `lot-${i}`, to: homeOf(event.seat, view) }));
    case "picked":
      return [{ carry: `goods-${event.of}`, to: homeOf(event.seat, view) }];
    case "sold":
      // The strip beside the market shows what was sold; the viewer's own cards also go to where points are counted.
      return event.seat === view.viewer
        ? ownPlaces(view, event.cards ?? []).map((place) => ({ carry: place, to: `seat-${event.seat}` }))
        : [{ carry: "sale", from: `seat-${event.seat}` }];
    case "cleared":
      return [...new Set(event.cards.map(kindOf))].map((kind) => ({ carry: `goods-${kind}`, to: "market-head" }));
    case "discarded":
      return event.card === undefined
        ? []
        : ownPlaces(view, [event.card]).map((place) => ({ carry: place, to: "market-head" }));
    case "dealt":
      return ownPlaces({ hand: event.cards }, event.cards).map((place) => ({
        carry: place,
        from: `seat-${event.seat}`,
      }));
    case "round":
    case "found-nothing":
    case "done":
    case "counted":
      return [];
  }
}

const stallOf = (card: Card): string => `stall-${kindOf(card)}`;

const homeOf = (seat: Seat, view: View): string => (seat === view.viewer ? "own-hand" : `seat-${seat}`);

const ownPlaces = ({ hand = [] }: Pick<View, "hand">, cards: readonly Card[]): string[] =>
  placesIn(hand, cards).map((place) => `hand-${place}`);

/** Where these cards lie among all, both ascending. */
function placesIn(all: readonly Card[], cards: readonly Card[]): number[] {
  const left = [...cards];
  return all.flatMap((card, place) => {
    const at = left.indexOf(card);
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
}
