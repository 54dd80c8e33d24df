import type { Event } from "../rules/index.ts";

/** What to mark for somebody who was away. A new round is new all over; what was won has become its owner's. */
export function changes(event: Event): readonly string[] | "anew" {
  switch (event.kind) {
    case "round":
      return "anew";
    case "bids":
    case "fronts":
      return event.values.map((_, seat) => `seat-${seat}`);
    case "ordered":
      return [`order-${event.position}`];
    case "placed":
    case "marked":
    case "looked":
      return [`place-${event.place}`];
    case "swapped":
      return event.to.map((place) => `place-${place}`);
    case "swappedWithThrone":
      return [`place-${event.place}`, `seat-${event.seat}`];
    case "moved":
      return [`place-${event.from}`, `place-${event.to}`];
    case "turnedUp":
      return event.brokers.map(({ place }) => `place-${place}`);
    case "docked":
      return event.quarters.map((quarter) => `ship-${quarter}`);
    case "price":
      return [`price-${event.colour}`];
    case "lookedInThrone":
      return [`seat-${event.owner}`];
    case "bid":
    case "played":
    case "replaced":
    case "closed":
    case "won":
    case "gem":
    case "gave":
    case "points":
    case "character":
    case "favoured":
      return [`seat-${event.seat}`];
    case "seated":
    case "arrived":
    case "tie":
    case "passed":
    case "ranked":
    case "unclaimed":
    case "columns":
    case "columnsTied":
    case "namedBest":
    case "throneRoom":
    case "thronesShown":
    case "counted":
      return [];
  }
}
