import type { Seat } from "@serai/kernel";
import type { TableInfo } from "@serai/table";
import type { AnyGamePage } from "@serai/ui/page.ts";
import type { SeatMemory, TableMessage } from "./seat-memory.ts";

/** An unrated game against bots only: hints are unfair to nobody. */
export const mayHaveHints = ({ rated, seats }: Pick<TableInfo, "rated" | "seats">, own: Seat): boolean =>
  !rated && seats.every(({ kind }, seat) => seat === own || kind === "bot");

/** Where hints may be had: what was heard waits for the seat memory, which is fetched once the first board is there. */
export class HintMemory {
  readonly #page: AnyGamePage;
  readonly #seat: Seat;
  readonly #table: string;
  readonly #heard: TableMessage[] = [];
  #seatMemory: SeatMemory | undefined;

  constructor(page: AnyGamePage, seat: Seat, table: string) {
    this.#page = page;
    this.#seat = seat;
    this.#table = table;
  }

  hear(message: TableMessage): void {
    this.#heard.push(message);
    this.#handOver();
  }

  async seatMemory(): Promise<SeatMemory> {
    const [{ SeatMemory }, { recall }] = await Promise.all([import("./seat-memory.ts"), this.#page.playback()]);
    this.#seatMemory ??= new SeatMemory(recall, this.#seat, this.#table);
    this.#handOver();
    return this.#seatMemory;
  }

  #handOver(): void {
    if (this.#seatMemory) for (const message of this.#heard.splice(0)) this.#seatMemory.hear(message);
  }
}
