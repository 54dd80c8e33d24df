import { ActionList, type AnyGame, FastChance, firstOf, optionCombinations, viewersOf } from "@serai/kernel";

/** The largest view, in bytes of JSON, that any viewer met in random games over every option. */
export function largestView(game: AnyGame, seats: number, gamesEach = 20): number {
  const chance = new FastChance(1);
  const legal = new ActionList();
  let largest = 0;
  for (const options of optionCombinations(game.options, seats))
    for (let i = 0; i < gamesEach; i++) {
      const state = game.setup(options, seats, chance);
      for (;;) {
        for (const viewer of viewersOf(seats))
          largest = Math.max(largest, Buffer.byteLength(JSON.stringify(game.view(state, viewer))));
        const deciders = game.deciders(state);
        if (deciders === 0) break;
        const seat = firstOf(deciders);
        legal.clear();
        game.legal(state, seat, legal);
        game.apply(state, seat, legal.at(chance.int(legal.count)), chance);
      }
    }
  return largest;
}
