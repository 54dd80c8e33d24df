import type { AnyGame, OptionValues, Seat, Viewer } from "@serai/kernel";
import type { TableEvent } from "./protocol.ts";

type Heard =
  | { readonly of: "game"; readonly event: unknown }
  | { readonly of: "table"; readonly event: TableEvent }
  /** The events of the game that were taken back. */
  | { readonly of: "undo"; readonly seat: Seat; readonly taken: readonly unknown[] };

/** How one viewer is told an event of the game. */
type EventFilter = (event: unknown) => unknown;

/** Everything that was told at a table, and which of it each viewer saw. Nothing in it is ever taken back. */
export class Stream {
  readonly #game: AnyGame;
  readonly #options: OptionValues;
  readonly #all: Heard[] = [];
  /** By viewer: where in `#all` its n-th event stands. */
  readonly #seen: ReadonlyMap<Viewer, number[]>;
  /** The game's events that stand: those taken back are not among them. */
  readonly #notUndone: unknown[] = [];

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
      this.#notUndone.push(event);
    }
  }

  tellTable(event: TableEvent): void {
    this.#tellAll({ of: "table", event });
  }

  /** The seat has taken its last action back, and with it the last so many events of the game. */
  tellUndo(seat: Seat, count: number): void {
    this.#tellAll({ of: "undo", seat, taken: this.#notUndone.splice(this.#notUndone.length - count) });
  }

  #tellAll(heard: Heard): void {
    for (const seen of this.#seen.values()) seen.push(this.#all.length);
    this.#all.push(heard);
  }

  countFor(viewer: Viewer): number {
    return this.#seen.get(viewer)?.length ?? 0;
  }

  /** Events after the n-th, as the viewer sees them when they happen. */
  after(viewer: Viewer, n: number): unknown[] {
    return this.#told(viewer, (event) => this.#game.see(event, viewer), n);
  }

  /** The first n events as the log may repeat them to the viewer. */
  log(viewer: Viewer, n: number): unknown[] {
    return this.#told(viewer, (event) => this.#game.retell(event, viewer, this.#options), 0, n);
  }

  #told(viewer: Viewer, tell: EventFilter, from: number, to?: number): unknown[] {
    return (this.#seen.get(viewer) ?? [])
      .slice(from, to)
      .map((at) => eventOf(this.#all[at], tell))
      .filter((event) => event !== undefined);
  }
}

/** What was taken back is counted as the viewer was told it: nobody learns of what it did not see. */
function eventOf(heard: Heard, tell: EventFilter): unknown {
  switch (heard.of) {
    case "game":
      return tell(heard.event);
    case "table":
      return heard.event;
    case "undo": {
      const events = heard.taken.filter((event) => tell(event) !== undefined).length;
      return { table: "undone", seat: heard.seat, events } satisfies TableEvent;
    }
  }
}
