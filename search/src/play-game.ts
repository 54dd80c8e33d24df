import {
  begin,
  type Chance,
  firstOf,
  type Game,
  type GameTypes,
  type Key,
  type Match,
  type OptionsOf,
  play,
} from "@serai/kernel";
import type { Bot, Thinking } from "./bot.ts";
import { SeatMemories } from "./seat-memories.ts";

export interface BotGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: OptionsOf<T["OptionSpecs"]>;
  readonly key: Key;
  /** One a seat. */
  readonly bots: readonly Bot<T>[];
  /** The bots' own luck, apart from the game's. */
  readonly chance: Chance;
  readonly biasSeed?: string;
  readonly thinking?: Thinking;
}

/** A whole game between bots, each given its seat's sight and nothing else. */
export function playGame<T extends GameTypes>(table: BotGame<T>): Match<T> {
  const { game, options, key, bots, chance, biasSeed, thinking } = table;
  const match = begin(game, { options, seats: bots.length, key });
  const memories = new SeatMemories(game, match.state, bots.length, biasSeed);
  memories.remember(match.events);
  for (let deciders = game.deciders(match.state); deciders !== 0; deciders = game.deciders(match.state)) {
    const seat = firstOf(deciders);
    const action = bots[seat].choose(memories.sightOf(match.state, seat), chance, thinking);
    memories.remember(play(match, seat, action));
  }
  return match;
}
