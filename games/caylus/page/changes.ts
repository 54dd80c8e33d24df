import { CASTLE, type Event, INN, type Place, roadPlace } from "../rules/index.ts";

const spot = (place: Place): string => `spot-${place}`;

/** What to mark for somebody who was away. A new turn begins with everybody at home. */
export function changes(event: Event): readonly string[] | "anew" {
  switch (event.kind) {
    case "turn":
      return "anew";
    case "placed":
    case "moved":
      return [spot(event.place), `seat-${event.seat}`];
    case "guest":
      return [spot(INN)];
    case "provost":
      return [spot(roadPlace(event.to))];
    case "bailiff":
      return [spot(roadPlace(event.to))];
    case "built":
    case "changed":
      return [spot(roadPlace(event.space)), `seat-${event.seat}`];
    case "lawyer":
      return [spot(roadPlace(event.space)), `seat-${event.seat}`];
    case "batch":
      return [spot(CASTLE), `seat-${event.seat}`];
    case "section":
      return [spot(CASTLE)];
    case "passed":
    case "owner":
    case "tradingPost":
    case "joust":
    case "produced":
    case "bonus":
    case "traded":
    case "noBatch":
    case "favour":
    case "effect":
    case "beginnerFavour":
    case "scored":
      return [`seat-${event.seat}`];
    case "stables":
      return event.order.map((seat) => `seat-${seat}`);
    case "began":
    case "income":
    case "home":
    case "stayed":
    case "provostPassed":
    case "declined":
    case "effectDeclined":
    case "useless":
    case "offer":
    case "plan":
    case "unreached":
    case "mostBatches":
    case "favoursLost":
    case "counted":
      return [];
  }
}
