import type { Seat } from "@serai/kernel";

/** Seats with equally many points, the most first; those that are alone with theirs are left out. */
export const levelSeats = (scores: readonly number[]): readonly (readonly Seat[])[] =>
  [...new Set(scores)]
    .sort((a, b) => b - a)
    .map((score) => [...scores.keys()].filter((seat) => scores[seat] === score))
    .filter((seats) => seats.length > 1);
