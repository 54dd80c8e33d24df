import { games } from "@serai/games/list/index.ts";
import { Client, type Habits } from "./client.ts";
import { ScriptedTable } from "./scripted-table.ts";

/** People who open tables of every game and play random legal moves, through whatever happens to the server. */
export class People {
  readonly client: Client;
  readonly #tables = new Map<string, ScriptedTable>();
  readonly #clock: Habits["clock"];
  #opened = 0;
  #isStopping = false;

  constructor(addresses: readonly string[], habits: Habits) {
    this.client = new Client(addresses, habits);
    this.#clock = habits.clock;
  }

  /** Keeps so many tables going until told to finish; resolves when the last game is over. */
  async play(tables: number): Promise<void> {
    await Promise.all(
      Array.from({ length: tables }, async () => {
        do await this.#playOne();
        while (!this.#isStopping);
      }),
    );
  }

  /** No new tables are opened. */
  finish(): void {
    this.#isStopping = true;
  }

  /** Tables whose games are not over, with how far they are. */
  get unfinished(): string[] {
    return [...this.#tables.values()].map(({ game, id, state }) => `${game} ${id}: ${state}`);
  }

  /** Everybody's connection is lost; they come again. */
  cutOff(): void {
    for (const table of this.#tables.values()) table.cutOff();
  }

  close(): void {
    this.finish();
    for (const table of this.#tables.values()) table.close();
  }

  async #playOne(): Promise<void> {
    const number = this.#opened++;
    const { id: game, seats } = games[number % games.length].game;
    const count = seats.min + this.client.int(seats.max - seats.min + 1);
    const people = 1 + this.client.int(count);
    const table = new ScriptedTable(game, this.client);
    await table.open(
      {
        game,
        clock: number % 2 === 0 ? { kind: "none" } : { kind: "live", ...this.#clock },
        public: false,
        seats: Array.from({ length: count }, (_, i) =>
          i < people ? { kind: "person" } : { kind: "bot", bot: "random" },
        ),
      },
      people,
    );
    this.#tables.set(table.id, table);
    await table.over;
    this.#tables.delete(table.id);
    this.client.seen.finished++;
  }
}
