// Runs in the page: how long a Master thinks over the decisions of a game, each with the same number of iterations.
import { gameById } from "@serai/games/list/index.ts";
import { begin, FastChance, firstOf, keyFromWords, play, readOptions } from "@serai/kernel";
import { SeatMemories } from "@serai/search";
import { learntLevels } from "@serai/search/learn/levels";
import { readModel } from "@serai/search/learn/read-model";

export interface Asked {
  readonly game: string;
  /** The contents of a network.json; without it the game's own Master is measured. */
  readonly network: string | undefined;
  readonly iterations: number;
  readonly decisions: number;
}

declare global {
  var decisionTimes: (asked: Asked) => readonly number[];
}

/** Between two decisions that are measured: a game's are much alike from one to the next. */
const EVERY = 5;

/** In milliseconds. Simple bots play the game on, so that every Master decides in the same positions. */
globalThis.decisionTimes = ({ game: id, network, iterations, decisions }) => {
  const { game, knowledge, bots, simple } = gameById(id);
  const levels = network === undefined ? bots : learntLevels(game, knowledge, readModel(JSON.parse(network)));
  const master = levels.find((bot) => bot.id === "master") ?? simple;
  const seats = Math.min(4, game.seats.max);
  const luck = new FastChance(1);
  const times: number[] = [];
  for (let deal = 0; times.length < decisions; deal++) {
    const match = begin(game, {
      options: readOptions(game.options, {}, seats),
      seats,
      key: keyFromWords(`decisions ${deal}`),
    });
    const memories = new SeatMemories(game, match.state, seats);
    memories.remember(match.events);
    let met = 0;
    for (let deciders = game.deciders(match.state); deciders !== 0; deciders = game.deciders(match.state)) {
      const seat = firstOf(deciders);
      const sight = memories.sightOf(match.state, seat);
      if (sight.legal.length > 1 && times.length < decisions && met++ % EVERY === 0) {
        const start = performance.now();
        master.choose(sight, luck, { goOn: (done) => done < iterations });
        times.push(performance.now() - start);
      }
      memories.remember(play(match, seat, simple.choose(sight, luck)));
    }
  }
  return times;
};
