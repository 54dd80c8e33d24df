import type { AnyGame, OptionValues, Viewer } from "@serai/kernel";
import type { TableEvent } from "./protocol.ts";

type Heard = { readonly of: "game"; readonly event: unknown } | { readonly of: "table"; readonly event: TableEvent };

/** Everything that was told at a table, and which of it each viewer saw. Nothing in it is ever taken back. */
export class Stream {
  readonly #game: AnyGame;
  readonly #options: OptionValues;
  readonly #all: Heard[] = [];
  /** By viewer: where in `#all` its n-th event stands. */
  readonly #seen: ReadonlyMap<Viewer, number[]>;

  constructor(game: AnyGame, options: OptionValues, viewers: readonly Viewer[]) {
    this.#game = game;
    this.#options = options;
    this.#seen = new Map(viewers.map((viewer) => [viewer, []]));
  }

  tell(events: readonly unknown[]): void {
    for (const event of events) {
      for (const [viewer, seen] of this.#seen)
        if (this.#game.see(event, viewer) !== undefined) seen.push(this.#all.length);
      this.#all.push({ of: "game", event });
    }
  }

  tellTable(event: TableEvent): void {
    for (const seen of this.#seen.values()) seen.push(this.#all.length);
    this.#all.push({ of: "table", event });
  }

  countFor(viewer: Viewer): number {
    return this.#seen.get(viewer)?.length ?? 0;
  }

  /** Events after the n-th, as the viewer sees them when they happen. */
  after(viewer: Viewer, n: number): unknown[] {
    return this.#heardBy(viewer, n).map(({ of, event }) => (of === "table" ? event : this.#game.see(event, viewer)));
  }

  /** The first n events as the log may repeat them to the viewer. */
  log(viewer: Viewer, n: number): unknown[] {
    return this.#heardBy(viewer, 0, n)
      .map(({ of, event }) => (of === "table" ? event : this.#game.retell(event, viewer, this.#options)))
      .filter((event) => event !== undefined);
  }

  #heardBy(viewer: Viewer, from: number, to?: number): Heard[] {
    return (this.#seen.get(viewer) ?? []).slice(from, to).map((at) => this.#all[at]);
  }
}
