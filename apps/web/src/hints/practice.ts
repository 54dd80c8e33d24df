import type { Seat } from "@serai/kernel";
import type { TableInfo } from "@serai/table";
import type { AnyGamePage } from "@serai/ui/page.ts";
import type { Recollection, TableMessage } from "./recollection.ts";

/** An unrated game against bots only: hints are unfair to nobody. */
export const isPractice = ({ rated, seats }: Pick<TableInfo, "rated" | "seats">, own: Seat): boolean =>
  !rated && seats.every(({ kind }, seat) => seat === own || kind === "bot");

/** Where hints may be had: what was heard waits for the recollection, which is fetched once the first board is there. */
export class Practice {
  readonly #page: AnyGamePage;
  readonly #seat: Seat;
  readonly #table: string;
  readonly #heard: TableMessage[] = [];
  #recollection: Recollection | undefined;

  constructor(page: AnyGamePage, seat: Seat, table: string) {
    this.#page = page;
    this.#seat = seat;
    this.#table = table;
  }

  hear(message: TableMessage): void {
    this.#heard.push(message);
    this.#handOver();
  }

  async recollection(): Promise<Recollection> {
    const [{ Recollection }, { recall }] = await Promise.all([import("./recollection.ts"), this.#page.telling()]);
    this.#recollection ??= new Recollection(recall, this.#seat, this.#table);
    this.#handOver();
    return this.#recollection;
  }

  #handOver(): void {
    if (this.#recollection) for (const message of this.#heard.splice(0)) this.#recollection.hear(message);
  }
}
