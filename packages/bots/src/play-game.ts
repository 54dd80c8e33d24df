import {
  begin,
  type Chance,
  firstOf,
  type Game,
  type GameTypes,
  type Key,
  legalActions,
  type Match,
  type OptionsOf,
  play,
} from "@serai/kernel";
import type { Bot, Thinking } from "./bot.ts";

export interface BotGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: OptionsOf<T["OptionSpecs"]>;
  readonly key: Key;
  /** One a seat. */
  readonly bots: readonly Bot<T>[];
  /** The bots' own luck, apart from the game's. */
  readonly chance: Chance;
  readonly thinking?: Thinking;
}

/** A whole game between bots, each given its seat's sight and nothing else. */
export function playGame<T extends GameTypes>(table: BotGame<T>): Match<T> {
  const { game, options, key, bots, chance, thinking } = table;
  const match = begin(game, { options, seats: bots.length, key });
  const memories = bots.map((_, seat) => game.memory(game.view(match.state, seat)));
  const remember = (events: readonly T["Event"][]): void => {
    for (const event of events)
      for (const [seat, memory] of memories.entries()) {
        const seen = game.see(event, seat);
        if (seen !== undefined) game.remember(memory, seen);
      }
  };
  remember(match.events);
  for (let deciders = game.deciders(match.state); deciders !== 0; deciders = game.deciders(match.state)) {
    const seat = firstOf(deciders);
    const legal = legalActions(game, match.state, seat);
    const sight = { seat, view: game.view(match.state, seat), memory: memories[seat], legal };
    remember(play(match, seat, bots[seat].choose(sight, chance, thinking)));
  }
  return match;
}
