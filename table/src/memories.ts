import { type AnyGame, begin, type GameTypes, type Match, type Seat } from "@serai/kernel";

/**
 * What every seat of a game has seen and may remember. A bot may have to play for anybody, but mostly none has to: memories
 * are brought up to date when one is asked for.
 */
export class Memories {
  readonly #game: AnyGame;
  readonly #start: Pick<Match<GameTypes>, "options" | "seats" | "key">;
  #bySeat: readonly unknown[] | undefined;
  /** Events that are in no memory yet. */
  #unheard: unknown[];

  constructor(match: Match<GameTypes>) {
    const { game, options, seats, key, events } = match;
    this.#game = game;
    this.#start = { options, seats, key };
    this.#unheard = [...events];
  }

  of(seat: Seat): unknown {
    this.#bySeat ??= this.#atStart();
    const unheard = this.#unheard;
    this.#unheard = [];
    for (const event of unheard)
      for (const [other, memory] of this.#bySeat.entries()) {
        const seen = this.#game.see(event, other);
        if (seen !== undefined) this.#game.remember(memory, seen);
      }
    return this.#bySeat[seat];
  }

  hear(events: readonly unknown[]): void {
    this.#unheard.push(...events);
  }

  #atStart(): unknown[] {
    const { state } = begin(this.#game, this.#start);
    return Array.from({ length: this.#start.seats }, (_, seat) => this.#game.memory(this.#game.view(state, seat)));
  }
}
