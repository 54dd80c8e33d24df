import type { Seat } from "@serai/kernel";
import { levelSeats } from "@serai/words/level";
import { type Event, scoreOf, type View } from "../rules/index.ts";

export interface Winners {
  readonly seats: readonly Seat[];
  readonly points: number;
}

/** Who won, and with how many points: seats that share the first rank have equally many. */
export function winnersOf(view: View): Winners {
  const seats = view.seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return { seats, points: view.seats[seats[0] ?? 0].total ?? 0 };
}

/** A seat's gems and what they are worth, as all is counted. */
export interface Count {
  readonly seat: Seat;
  readonly gems: number;
  readonly points: number;
}

/** S-3.2: seats level on points, and whether more gems decide between them. */
export interface Level {
  readonly seats: readonly Seat[];
  readonly by: "gems" | "shared";
}

export function countOf({ gems }: Extract<Event, { kind: "counted" }>): {
  readonly counts: readonly Count[];
  readonly levels: readonly Level[];
} {
  const counts = gems.map((own, seat) => ({
    seat,
    gems: own.reduce((sum, count) => sum + count, 0),
    points: scoreOf(own, gems.length),
  }));
  const levels = levelSeats(counts.map(({ points }) => points)).map((seats): Level => {
    const isShared = seats.every((seat) => counts[seat].gems === counts[seats[0]].gems);
    return { seats, by: isShared ? "shared" : "gems" };
  });
  return { counts, levels };
}
