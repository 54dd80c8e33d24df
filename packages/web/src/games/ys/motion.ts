import type { Seat } from "@serai/kernel";
import { type Event, parts, type View } from "@serai/ys";
import type { Flight } from "../../motion.ts";

/** The count is the moment of the game: everything turned up is looked at, and every tie takes its sentence's time. */
export function pace(event: Event): number {
  switch (event.kind) {
    case "tie":
    case "columnsTied":
      return 1900;
    case "ranked":
    case "columns":
    case "turnedUp":
    case "bids":
      return 1100;
    case "arrived":
    case "played":
    case "fronts":
      return 900;
    case "won":
    case "character":
    case "closed":
    case "docked":
    case "moved":
    case "swapped":
    case "swappedWithThrone":
    case "marked":
    case "round":
      return 650;
    case "gem":
    case "gave":
    case "price":
    case "unclaimed":
    case "ordered":
    case "placed":
    case "replaced":
    case "thronesShown":
      return 480;
    case "looked":
    case "lookedInThrone":
    case "points":
    case "namedBest":
      return 350;
    case "seated":
    case "bid":
    case "favoured":
    case "throneRoom":
      return 150;
    case "passed":
    case "counted":
      return 0;
  }
}

/** A whole count, with four players and many ties, in its own time. */
export const LONGEST_SHOW = 75_000;

const homeOf = ({ viewer, players, neutral }: View, side: Seat): string => {
  if (neutral && side >= players) return "neutral";
  return side === viewer ? `side-${side}` : `seat-${side}`;
};

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.kind) {
    case "placed":
      return [
        { carry: `broker-${event.broker}`, from: event.seat === view.viewer ? "own-screen" : `seat-${event.seat}` },
      ];
    case "swapped": {
      const [a, b] = event.brokers;
      return [
        { carry: `broker-${a}`, from: `broker-${b}` },
        { carry: `broker-${b}`, from: `broker-${a}` },
      ];
    }
    case "gem":
      return gemFlights(event, view);
    case "points":
      return event.why === "commercial" ? [{ carry: `shops-${view.counted}`, to: homeOf(view, event.seat) }] : [];
    case "character":
      return [{ carry: `palace-${view.counted - 1}`, to: homeOf(view, event.seat) }];
    default:
      return [];
  }
}

function gemFlights({ gem, from, seat }: Extract<Event, { kind: "gem" }>, view: View): readonly Flight[] {
  const to = homeOf(view, seat);
  if (from === "ship") return [{ carry: `ship-${view.counted}-${gem}`, to }];
  if (from === "port") return [{ carry: `port-${view.counted}`, to }];
  if (from === "row") return [{ carry: `row-${view.counted - 1}`, to }];
  return gem < parts.BLACK ? [{ carry: `price-${gem}`, to }] : [];
}
