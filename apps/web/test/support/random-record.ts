import {
  type AnyGame,
  begin,
  FastChance,
  firstOf,
  type GameRecord,
  keyFromWords,
  legalActions,
  type OptionValues,
  play,
  readOptions,
  recordOf,
} from "@serai/kernel";

/** A game of random moves, for what no record has. */
export function randomRecord(game: AnyGame, seats: number, options: OptionValues, seed: number): GameRecord {
  const chance = new FastChance(seed);
  const key = keyFromWords(`${game.id} ${seats} ${seed}`);
  const match = begin(game, { options: readOptions(game.options, options, seats), seats, key });
  while (game.result(match.state) === undefined) {
    const seat = firstOf(game.deciders(match.state));
    const legal = legalActions(game, match.state, seat);
    play(match, seat, legal[chance.int(legal.length)]);
  }
  return recordOf(match, ["Anna", "Béla", "Cleo", "Dóra", "Ede", "Fanni"].slice(0, seats));
}
