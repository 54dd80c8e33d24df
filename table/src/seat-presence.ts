import { has, NOBODY, type Seat, type SeatSet, without, withSeat } from "@serai/kernel";
import type { TableInfo } from "./protocol.ts";

/** Who of those that sit here is a person, who is away, and who wants the clocks to stop. */
export class SeatPresence {
  readonly #seats: TableInfo["seats"];
  #away: SeatSet = NOBODY;
  #pausing: SeatSet = NOBODY;
  readonly #resigned: Seat[] = [];

  constructor(seats: TableInfo["seats"]) {
    this.#seats = seats;
  }

  get away(): SeatSet {
    return this.#away;
  }

  get pausing(): SeatSet {
    return this.#pausing;
  }

  /** Seats whose persons have resigned, in that order. */
  get resigned(): readonly Seat[] {
    return this.#resigned;
  }

  hasResigned(seat: Seat): boolean {
    return this.#resigned.includes(seat);
  }

  /** Every person here has resigned: nobody can come back. */
  get isGivenUp(): boolean {
    return this.#seats.every(({ kind }, seat) => kind === "bot" || this.hasResigned(seat));
  }

  isAway(seat: Seat): boolean {
    return has(this.#away, seat);
  }

  isPresent(seat: Seat): boolean {
    return this.#seats[seat].kind === "person" && !this.isAway(seat);
  }

  /** Persons who are not away. */
  get present(): SeatSet {
    return this.#seats.reduce((set, _, seat) => (this.isPresent(seat) ? withSeat(set, seat) : set), NOBODY);
  }

  leave(seat: Seat): void {
    this.#away = withSeat(this.#away, seat);
  }

  resign(seat: Seat): void {
    this.leave(seat);
    this.#resigned.push(seat);
  }

  comeBack(seat: Seat): void {
    this.#away = without(this.#away, seat);
  }

  askForPause(seat: Seat): void {
    this.#pausing = withSeat(this.#pausing, seat);
  }

  askNoMore(): void {
    this.#pausing = NOBODY;
  }

  /** Everybody present has asked. */
  get agreesToPause(): boolean {
    const { present } = this;
    return (this.#pausing & present) === present;
  }
}
