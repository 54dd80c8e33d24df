import { LIMITS } from "../limits.ts";

interface Socket {
  readonly person: string | undefined;
  readonly address: string;
}

/** How many sockets are open, by person and by address; and how many that belong to nobody we know. */
export class SocketCounts {
  readonly #byPerson = new Counts();
  readonly #byAddress = new Counts();
  readonly #anonymousByAddress = new Counts();
  #anonymous = 0;

  hasRoomFor({ person, address }: Socket): boolean {
    if (this.#byAddress.of(address) >= LIMITS.socketsFromAddress) return false;
    if (person !== undefined) return this.#byPerson.of(person) < LIMITS.socketsOfPerson;
    return (
      this.#anonymous < LIMITS.anonymousSockets && this.#anonymousByAddress.of(address) < LIMITS.anonymousFromAddress
    );
  }

  add(socket: Socket): void {
    this.#change(socket, 1);
  }

  remove(socket: Socket): void {
    this.#change(socket, -1);
  }

  #change({ person, address }: Socket, by: 1 | -1): void {
    this.#byAddress.change(address, by);
    if (person !== undefined) {
      this.#byPerson.change(person, by);
    } else {
      this.#anonymousByAddress.change(address, by);
      this.#anonymous += by;
    }
  }
}

class Counts {
  readonly #counts = new Map<string, number>();

  of(whose: string): number {
    return this.#counts.get(whose) ?? 0;
  }

  change(whose: string, by: 1 | -1): void {
    const count = this.of(whose) + by;
    if (count === 0) this.#counts.delete(whose);
    else this.#counts.set(whose, count);
  }
}
