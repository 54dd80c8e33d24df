import { type Result, rank, type Sources, type Tell } from "@serai/kernel";
import { plainCubes } from "./cubes.ts";
import type { Event } from "./events.ts";
import { FROM_CUBES, FROM_DENIERS, FROM_GOLD, gainPoints } from "./gains.ts";
import { CUBES_PER_POINT, DENIERS_PER_POINT, GOLD, KIND_COUNT, POINTS_PER_GOLD } from "./parts.ts";
import { SOURCES, type State } from "./state.ts";

/** C-9: what is left over is worth a little at the end. */
export function countUp(s: State, tell?: Tell<Event>): void {
  const gold: number[] = [];
  const cubes: number[] = [];
  const deniers: number[] = [];
  for (let seat = 0; seat < s.players; seat++) {
    gold.push(s.cubes[seat * KIND_COUNT + GOLD] * POINTS_PER_GOLD);
    cubes.push(Math.floor(plainCubes(s.cubes, seat) / CUBES_PER_POINT));
    deniers.push(Math.floor(s.deniers[seat] / DENIERS_PER_POINT));
    gainPoints(s, seat, gold[seat], FROM_GOLD);
    gainPoints(s, seat, cubes[seat], FROM_CUBES);
    gainPoints(s, seat, deniers[seat], FROM_DENIERS);
  }
  tell?.({ kind: "counted", gold, cubes, deniers });
}

/** C-9: most points; equal seats share their rank. */
export const result = (s: State): Result | undefined =>
  s.step === "over" ? { scores: [...s.points], ranks: rank(s.points.map((points) => [points])) } : undefined;

/** Where each seat's points came from, so far; penalties are below 0. */
export const sources = (s: Pick<State, "players" | "sources">): Sources[] =>
  Array.from({ length: s.players }, (_, seat) =>
    Object.fromEntries(SOURCES.map((name, i) => [name, s.sources[seat * SOURCES.length + i]])),
  );
