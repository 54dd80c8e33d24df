import { type Game, type GameTypes, legalActions, type Seat } from "@serai/kernel";
import type { Sight } from "./bot.ts";

/** The memories of all seats of a game. Each seat is given its own sight and nothing else. */
export class SeatMemories<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #memories: readonly T["Memory"][];
  readonly #biasSeed: string;

  constructor(game: Game<T>, state: T["State"], seats: number, biasSeed = "") {
    this.#game = game;
    this.#biasSeed = biasSeed;
    this.#memories = Array.from({ length: seats }, (_, seat) => game.memory(game.view(state, seat)));
  }

  remember(events: readonly T["Event"][]): void {
    for (const event of events)
      for (const [seat, memory] of this.#memories.entries()) {
        const seen = this.#game.see(event, seat);
        if (seen !== undefined) this.#game.remember(memory, seen);
      }
  }

  sightOf(state: T["State"], seat: Seat): Sight<T> {
    const game = this.#game;
    return {
      seat,
      view: game.view(state, seat),
      memory: this.#memories[seat],
      legal: legalActions(game, state, seat),
      biasSeed: this.#biasSeed,
    };
  }
}
