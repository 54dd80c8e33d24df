import { ActionList, type AnyGame, FastChance, firstOf, type OptionsOf, readOptions, type Tell } from "@serai/kernel";

/**
 * One random game from set-up to result through the full contract: who is asked, everything the seat may do listed
 * into a list that is used again, one of it carried out. Returns the number of decisions.
 */
export class PlayOut {
  readonly #game: AnyGame;
  readonly #seats: number;
  readonly #options: OptionsOf<AnyGame["options"]>;
  readonly #chance = new FastChance(1);
  readonly #legal = new ActionList();

  constructor(game: AnyGame, seats: number) {
    this.#game = game;
    this.#seats = seats;
    this.#options = readOptions(game.options, {}, seats);
  }

  /** Nobody listens: as in search. */
  silent(): number {
    return this.#play(undefined);
  }

  /** Every event is made. */
  told(): number {
    return this.#play(() => {});
  }

  #play(tell: Tell<unknown>): number {
    const game = this.#game;
    const chance = this.#chance;
    const legal = this.#legal;
    const state = game.setup(this.#options, this.#seats, chance, tell);
    let decisions = 0;
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstOf(deciders);
      legal.clear();
      game.legal(state, seat, legal);
      game.apply(state, seat, legal.at(chance.int(legal.count)), chance, tell);
      decisions++;
    }
    if (game.result(state) === undefined) throw new Error(`${game.id}: nobody is asked, and there is no result`);
    return decisions;
  }

  /** As a table does it: every event as each viewer sees it, and the view of each seat that is asked. */
  seen(): number {
    const game = this.#game;
    const seats = this.#seats;
    const chance = this.#chance;
    const legal = this.#legal;
    const tell = (event: unknown): void => {
      for (let seat = 0; seat < seats; seat++) game.see(event, seat);
      game.see(event, "spectator");
    };
    const state = game.setup(this.#options, seats, chance, tell);
    let decisions = 0;
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstOf(deciders);
      game.view(state, seat);
      legal.clear();
      game.legal(state, seat, legal);
      game.apply(state, seat, legal.at(chance.int(legal.count)), chance, tell);
      decisions++;
    }
    return decisions;
  }
}
