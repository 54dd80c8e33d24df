import { type AnyGame, begin, type GameTypes, type Match, type Seat } from "@serai/kernel";

/** What every seat of a game has seen and may remember. All are kept: a bot may have to play for anybody. */
export class Memories {
  readonly #game: AnyGame;
  readonly #bySeat: readonly unknown[];

  constructor(match: Match<GameTypes>) {
    const { game } = match;
    this.#game = game;
    const { state } = begin(game, match);
    this.#bySeat = Array.from({ length: match.seats }, (_, seat) => game.memory(game.view(state, seat)));
    this.hear(match.events);
  }

  of(seat: Seat): unknown {
    return this.#bySeat[seat];
  }

  hear(events: readonly unknown[]): void {
    for (const event of events)
      for (const [seat, memory] of this.#bySeat.entries()) {
        const seen = this.#game.see(event, seat);
        if (seen !== undefined) this.#game.remember(memory, seen);
      }
  }
}
