import type { Flight } from "@serai/ui/motion.ts";
import { type Event, type LaidCard, tableFor, type View } from "../rules/index.ts";

/** S-2.4 is the moment of the game: cards turn up one by one, and what they won is looked at before the next draw. */
export function pace(event: Event, view: View): number {
  switch (event.kind) {
    case "round":
      return 300;
    case "dealt":
      return 450;
    case "drawn":
      return 400;
    case "offered":
      return 350;
    case "laid":
      return 230;
    case "revealed":
      return 350 + TURN_UP_EVERY * (event.cards?.length ?? 0);
    case "won":
    case "unsold":
      return event.cushion + 1 === tableFor(view.players).cushions ? 900 : 400;
    case "counted":
      return 0;
  }
}

/** Milliseconds between one card turning up and the next; the style sheet counts the same. */
const TURN_UP_EVERY = 150;

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.kind) {
    case "drawn":
      return event.gems.map((_, i) => ({ carry: `drawn-${i}`, from: "bag" }));
    case "offered": {
      const back = view.drawn.indexOf(event.back);
      const others = view.drawn.map((_, i) => i).filter((i) => i !== back);
      return [
        { carry: `drawn-${back}`, to: "bag" },
        ...others.map((i, cushion) => ({ carry: `gem-${cushion}`, from: `drawn-${i}` })),
      ];
    }
    case "dealt":
      return event.cards.map((_, place) => ({ carry: `hand-${place}`, from: `seat-${event.seat}` }));
    case "laid":
      return [{ carry: `card-${view.laid.length}`, from: handOf(event, view) ?? `seat-${event.seat}` }];
    case "won":
      return [
        { carry: `gem-${event.cushion}`, to: event.seat === view.viewer ? `own-${event.gem}` : `seat-${event.seat}` },
      ];
    case "unsold":
      return [{ carry: `gem-${event.cushion}`, to: "bag" }];
    case "round":
    case "revealed":
    case "counted":
      return [];
  }
}

/** Where the card lies in the viewer's own hand, if it does. */
const handOf = ({ seat, card }: LaidCard, { viewer, hand }: View): string | undefined =>
  seat === viewer && hand && card !== undefined ? `hand-${hand.indexOf(card)}` : undefined;
