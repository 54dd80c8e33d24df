import {
  type Action,
  type AnyGame,
  begin,
  type GameTypes,
  has,
  keyFromHex,
  legalActions,
  type Match,
  type Move,
  play,
  type Refusal,
  readMove,
  readOptions,
} from "@serai/kernel";
import type { AnyFirstGame } from "@serai/words/first-game";

/** A first game played by its script, to find out what other moves would lead to. */
export class Rehearsal {
  readonly #game: AnyGame;
  readonly #first: AnyFirstGame;
  readonly #moves: readonly Move[];
  /** The player's own moves in the script, in order. */
  readonly own: readonly Action[];

  constructor(game: AnyGame, first: AnyFirstGame) {
    this.#game = game;
    this.#first = first;
    this.#moves = first.moves.map((line) => readMove(game, line));
    this.own = this.#moves.filter(({ seat }) => seat === first.seat).map(({ action }) => action);
  }

  /** The game when the player is about to make its move of this number. */
  at(decision: number): Match<GameTypes> {
    const { options, seats, key, seat } = this.#first;
    const match = begin(this.#game, {
      options: readOptions(this.#game.options, options, seats),
      seats,
      key: keyFromHex(key),
    });
    let own = 0;
    for (const move of this.#moves) {
      if (move.seat === seat && own++ === decision) break;
      play(match, move.seat, move.action);
    }
    return match;
  }

  /** Why the player's move is not legal there. */
  whyNot(decision: number, action: Action): Refusal {
    return this.#game.whyNot(this.at(decision).state, this.#first.seat, action);
  }

  /**
   * What would happen up to the player's next decision, as the player would see it, if rivals went on by the script; `undefined`
   * where the move is not legal.
   */
  outcomeOf(decision: number, action: Action): readonly unknown[] | undefined {
    const { seat } = this.#first;
    const match = this.at(decision);
    if (!legalActions(this.#game, match.state, seat).includes(action)) return undefined;
    const told = match.events.length;
    let next = match.moves.length + 1;
    play(match, seat, action);
    while (!has(this.#game.deciders(match.state), seat)) {
      const move = this.#moves[next++];
      // What the player has changed a rival may have no answer to in the script.
      if (move === undefined || !legalActions(this.#game, match.state, move.seat).includes(move.action)) break;
      play(match, move.seat, move.action);
    }
    return match.events.slice(told).flatMap((event) => this.#game.see(event, seat) ?? []);
  }
}
