// Iterations of the best level's search, and random playouts, a second of this process's own work: `node bench/search.ts`.

import { botOf, gameById, gameIds } from "@serai/games/list/index.ts";
import { FastChance, firstOf, readOptions } from "@serai/kernel";
import { SeatMemories } from "@serai/search";
import { PlayOut } from "./play-out.ts";

const PLAYERS = 4;
const ROUNDS = 5;
const SECONDS = 0.5;
/** Asking for the time is slow. */
const BETWEEN_LOOKS = 64;

const worked = (): number => process.cpuUsage().user / 1e6;

/** The best of several rounds: on a shared machine the others measure the neighbours. */
function best(round: (until: number) => number): number {
  let most = 0;
  for (let i = 0; i < ROUNDS; i++) {
    const start = worked();
    const count = round(start + SECONDS);
    most = Math.max(most, count / (worked() - start));
  }
  return Math.round(most);
}

function playouts(id: string): number {
  const playOut = new PlayOut(gameById(id).game, PLAYERS);
  return best((until) => {
    let count = 0;
    for (; count % 16 !== 0 || worked() < until; count++) playOut.silent();
    return count;
  });
}

function iterations(id: string): number {
  const entry = gameById(id);
  const { game } = entry;
  const chance = new FastChance(1);
  const state = game.setup(readOptions(game.options, {}, PLAYERS), PLAYERS, chance);
  const sight = new SeatMemories(game, state, PLAYERS).sightOf(state, firstOf(game.deciders(state)));
  const master = botOf(entry, "master");
  return best((until) => {
    let count = 0;
    const goOn = (done: number): boolean => {
      count = done;
      return done % BETWEEN_LOOKS !== 0 || worked() < until;
    };
    master.choose(sight, chance, { goOn });
    return count;
  });
}

console.log(`${PLAYERS} players, from the start; best of ${ROUNDS}, per second of work`);
for (const id of gameIds)
  console.log(`${id.padEnd(10)} ${playouts(id)} random playouts, ${iterations(id)} iterations of Master's search`);
