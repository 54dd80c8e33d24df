import type { Seat } from "@serai/kernel";
import type { Flight } from "@serai/ui/motion.ts";
import { type Event, parts, type View } from "../rules/index.ts";

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

const homeOf = ({ players, neutral }: View, side: Seat): string =>
  neutral && side >= players ? "neutral" : `seat-${side}`;

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.kind) {
    case "bids":
    case "fronts":
      return event.values.map((_, seat) => ({ carry: `front-${seat}`, from: screenOf(view, seat) }));
    case "replaced":
      return [{ carry: `front-${event.seat}`, from: screenOf(view, event.seat) }];
    // Ships come in from the sea between the quarters, with a character and the gems of the market aboard.
    case "arrived":
      return [
        ...event.ships.map((_, quarter) => ({ carry: `ship-${quarter}`, from: "sea" })),
        ...event.characters.map((_, quarter) => ({ carry: `palace-${quarter}`, from: "sea" })),
        ...event.market.map((_, row) => ({ carry: `row-${row}`, from: "sea" })),
      ];
    case "played":
      return [{ carry: event.seat === view.viewer ? `own-card-${event.card}` : `cards-${event.seat}`, to: "sea" }];
    case "ordered":
      return [{ carry: `order-${event.position}`, from: "square" }];
    case "placed":
      return [
        {
          carry: `broker-${event.broker}`,
          from: event.from === "front" ? `seat-${event.seat}` : screenOf(view, event.seat),
        },
      ];
    case "closed":
      return [{ carry: `lock-${event.zone}`, from: `seat-${event.seat}` }];
    case "swapped": {
      const [a, b] = event.brokers;
      return [
        { carry: `broker-${a}`, from: `broker-${b}` },
        { carry: `broker-${b}`, from: `broker-${a}` },
      ];
    }
    case "swappedWithThrone":
      return [
        { carry: `broker-${event.broker}`, from: `seat-${event.seat}` },
        { carry: `throne-${event.seat}`, from: `broker-${event.broker}` },
      ];
    case "marked":
    case "looked":
      return [{ turn: `broker-${event.broker}` }];
    case "lookedInThrone":
      return [{ turn: `throne-${event.owner}` }];
    case "docked": {
      const [a, b] = event.quarters;
      return [
        { carry: `ship-${a}`, from: `ship-${b}` },
        { carry: `ship-${b}`, from: `ship-${a}` },
      ];
    }
    case "moved":
      return [{ carry: `broker-${event.broker}`, from: `broker-${event.broker}` }];
    case "turnedUp":
      return event.brokers.map(({ broker }) => ({ turn: `broker-${broker}` }));
    case "gem":
      return gemFlights(event, view);
    case "gave":
      return event.gem < parts.BLACK ? [{ carry: `price-${event.gem}`, from: homeOf(view, event.seat) }] : [];
    case "points":
      return pointsFlights(event, view);
    case "character":
      return [{ carry: `palace-${view.counted - 1}`, to: homeOf(view, event.seat) }];
    case "favoured":
      return [{ carry: `throne-${event.seat}`, from: `seat-${event.seat}` }];
    case "thronesShown":
      return event.thrones.map((_, seat) => ({ turn: `throne-${seat}` }));
    // The price marker slides by its own style; the log line says the rest.
    case "price":
    case "seated":
    case "round":
    case "bid":
    case "tie":
    case "passed":
    case "ranked":
    case "won":
    case "unclaimed":
    case "columns":
    case "columnsTied":
    case "namedBest":
    case "throneRoom":
    case "counted":
      return [];
  }
}

const screenOf = ({ viewer }: View, seat: Seat): string => (seat === viewer ? "own-screen" : `seat-${seat}`);

function pointsFlights({ seat, why }: Extract<Event, { kind: "points" }>, view: View): readonly Flight[] {
  switch (why) {
    case "commercial":
      return [{ carry: `shops-${view.counted}`, to: homeOf(view, seat) }];
    case "market":
      return [{ carry: `points-${seat}`, from: "prices" }];
    case "prince":
    case "king":
      return [{ carry: `points-${seat}`, from: homeOf(view, seat) }];
  }
}

function gemFlights({ gem, from, seat }: Extract<Event, { kind: "gem" }>, view: View): readonly Flight[] {
  const to = homeOf(view, seat);
  if (from === "ship") return [{ carry: `ship-${view.counted}-${gem}`, to }];
  if (from === "port") return [{ carry: `port-${view.counted}`, to }];
  if (from === "row") return [{ carry: `row-${view.counted - 1}`, to }];
  return gem < parts.BLACK ? [{ carry: `price-${gem}`, to }] : [];
}
