import type { Contest } from "./arena.ts";
import { LEVELS } from "./levels.ts";

interface Seating {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
}

/** Contests without the best level are quick, so they play so many times as many games. */
const QUICK_FACTOR = 4;

/**
 * What is measured of every game: with every number of players, the best level among simple bots; with four,
 * or as near as the game allows, each level against the one below in equal numbers, and each alone among random ones. That
 * many games at least: every deal is played from every seat.
 */
export function standardContests(game: Seating, games: number, seed: number): Contest[] {
  const { min, max } = game.seats;
  const ids = LEVELS.map(({ id }) => id);
  const best = ids[ids.length - 1];
  const contest = (seats: string[]): Contest => ({
    game: game.id,
    seats,
    deals: Math.ceil(((seats.includes(best) ? 1 : QUICK_FACTOR) * games) / seats.length),
    seed,
  });
  const alone = (one: string, others: string, players: number): Contest =>
    contest([one, ...Array<string>(players - 1).fill(others)]);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const table = Math.min(4, max);
  return [
    ...counts.map((players) => alone(best, "simple", players)),
    ...ids
      .slice(1)
      .map((id, below) => contest(Array.from({ length: table }, (_, seat) => (seat % 2 === 0 ? id : ids[below])))),
    ...ids.map((id) => alone(id, "random", table)),
  ];
}
