/** Seats are numbered leftwards from 0 (G-1). */
export type Seat = number;

/** A seat, or a watcher. */
export type Viewer = Seat | "spectator";

/** Several seats as the bits of one whole number: bit s stands for seat s. */
export type SeatSet = number;

export const NOBODY: SeatSet = 0;

export const only = (seat: Seat): SeatSet => 1 << seat;
export const everybody = (seats: number): SeatSet => (1 << seats) - 1;
export const has = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1;
export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat);
export const without = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

/** The lowest seat of a set that is not empty. */
export const firstOf = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

export function* seatsIn(set: SeatSet): Generator<Seat> {
  for (let rest = set; rest !== 0; rest &= rest - 1) yield firstOf(rest);
}

/** The seat to the left (G-1). */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);

/** Every viewer of a table with this number of seats. */
export const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), "spectator"];
