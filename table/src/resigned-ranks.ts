import type { Seat } from "@serai/kernel";

/** Seats that resigned come after all others, the first to resign last; `resigned` in that order. */
export function ranksWithResigned(ranks: readonly number[], resigned: readonly Seat[]): number[] {
  const behind = (seat: Seat): number => (resigned.includes(seat) ? resigned.length - resigned.indexOf(seat) : 0);
  const isAhead = (one: Seat, other: Seat): boolean =>
    behind(one) === behind(other) ? ranks[one] < ranks[other] : behind(one) < behind(other);
  return ranks.map((_, seat) => 1 + ranks.filter((_rank, other) => isAhead(other, seat)).length);
}
