import type { Seat } from "@serai/kernel";
import type { View } from "@serai/sultan";

export interface Winners {
  readonly seats: readonly Seat[];
  readonly points: number;
}

/** Who won, and with how many points: seats that share the first rank have equally many. */
export function winnersOf(view: View): Winners {
  const seats = view.seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return { seats, points: view.seats[seats[0] ?? 0].total ?? 0 };
}
