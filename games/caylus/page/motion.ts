import type { Seat } from "@serai/kernel";
import type { Flight } from "@serai/ui/motion.ts";
import {
  type Event,
  GATE,
  INN,
  JOUST,
  type Place,
  roadPlace,
  STABLES,
  TRADING_POST,
  type View,
} from "../rules/index.ts";

/** What changes the turn is looked at longest: the provost, a new building, the castle. */
export function pace(event: Event): number {
  switch (event.kind) {
    case "section":
    case "bailiff":
      return 1100;
    case "provost":
    case "built":
    case "changed":
    case "lawyer":
    case "stables":
      return 800;
    case "turn":
    case "batch":
    case "traded":
    case "favour":
    case "mostBatches":
    case "scored":
    case "unreached":
    case "guest":
      return 650;
    case "placed":
    case "moved":
    case "passed":
    case "produced":
    case "bonus":
    case "effect":
    case "beginnerFavour":
    case "joust":
    case "tradingPost":
    case "income":
    case "noBatch":
    case "favoursLost":
      return 480;
    case "owner":
    case "home":
    case "stayed":
    case "declined":
    case "effectDeclined":
    case "useless":
    case "provostPassed":
    case "offer":
    case "plan":
      return 320;
    case "began":
      return 200;
    case "counted":
      return 0;
  }
}

const seatPlace = (seat: Seat): string => `seat-${seat}`;
const workerPlace = (place: Place, seat: Seat): string => `worker-${place}-${seat}`;

const spot = (place: Place): string => `spot-${place}`;

/** The worker there goes home. */
const leaving = ({ worker }: View, place: Place): readonly Flight[] =>
  worker[place] < 0 ? [] : [{ carry: workerPlace(place, worker[place]), to: seatPlace(worker[place]) }];

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.kind) {
    case "placed":
      return [{ carry: workerPlace(event.place, event.seat), from: seatPlace(event.seat) }];
    case "moved":
      return [{ carry: workerPlace(event.place, event.seat), from: spot(GATE) }];
    case "passed":
      return [{ carry: `passed-${event.seat}`, from: seatPlace(event.seat) }];
    case "home":
      return [
        { carry: event.place === INN ? "guest" : workerPlace(event.place, event.seat), to: seatPlace(event.seat) },
      ];
    case "tradingPost":
      return [{ carry: workerPlace(TRADING_POST, event.seat), to: seatPlace(event.seat) }];
    case "joust":
      return [{ carry: workerPlace(JOUST, event.seat), to: seatPlace(event.seat) }];
    case "stables":
      return view.stables.map((seat) => ({ carry: workerPlace(STABLES, seat), to: seatPlace(seat) }));
    case "guest":
      return [{ carry: "guest", from: spot(INN) }];
    case "provost":
      return [{ carry: "provost", from: "provost" }];
    case "bailiff":
      return [
        { carry: "bailiff", from: "bailiff" },
        { carry: "provost", from: "provost" },
      ];
    case "produced":
    case "bonus":
    case "traded":
    case "useless":
      return leaving(view, roadPlace(event.space));
    case "declined":
      return leaving(view, event.place);
    case "unreached":
      return event.spaces.map((space, i) => ({
        carry: workerPlace(roadPlace(space), event.seats[i]),
        to: seatPlace(event.seats[i]),
      }));
    case "built":
      return [{ carry: spot(roadPlace(event.space)), from: seatPlace(event.seat) }];
    case "lawyer":
      return event.waits ? [] : [{ turn: spot(roadPlace(event.space)) }];
    case "changed":
      return [{ turn: spot(roadPlace(event.space)) }];
    case "batch": {
      const first = event.section * view.players;
      const before = view.houses.slice(first, first + event.seat + 1).reduce((sum, count) => sum + count, 0);
      return [{ carry: `house-${event.section}-${before}`, from: seatPlace(event.seat) }];
    }
    case "favour":
      return [{ carry: `marker-${event.line}-${event.seat}`, from: `marker-${event.line}-${event.seat}` }];
    case "began":
    case "turn":
    case "income":
    case "owner":
    case "stayed":
    case "provostPassed":
    case "effectDeclined":
    case "offer":
    case "plan":
    case "noBatch":
    case "mostBatches":
    case "favoursLost":
    case "effect":
    case "beginnerFavour":
    case "section":
    case "scored":
    case "counted":
      return [];
  }
}
