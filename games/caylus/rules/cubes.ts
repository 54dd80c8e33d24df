import type { ActionList, Seat } from "@serai/kernel";
import { GOLD, KIND_COUNT, type Kind, PLAIN_KINDS } from "./parts.ts";

/**
 * Cubes that are given or taken together, as counts by kind: one of any kind, or two or four plain ones, since nothing
 * in the rules asks for another number (C-7.2, C-7.3, C-8).
 */
export type CubeSet = readonly number[];

const PLAIN = [...Array(PLAIN_KINDS).keys()];
const countsOf = (kinds: readonly Kind[]): CubeSet =>
  Array.from({ length: KIND_COUNT }, (_, kind) => kinds.filter((one) => one === kind).length);

export const CUBE_SETS: readonly CubeSet[] = [
  ...[...PLAIN, GOLD].map((kind) => countsOf([kind])),
  ...PLAIN.flatMap((a) => PLAIN.filter((b) => b >= a).map((b) => countsOf([a, b]))),
  ...PLAIN.flatMap((a) =>
    PLAIN.filter((b) => b >= a).flatMap((b) =>
      PLAIN.filter((c) => c >= b).flatMap((c) => PLAIN.filter((d) => d >= c).map((d) => countsOf([a, b, c, d]))),
    ),
  ),
];

const sizeOf = (set: CubeSet): number => set.reduce((sum, count) => sum + count, 0);
const firstOfSize = (size: number): number => CUBE_SETS.findIndex((set) => sizeOf(set) === size);
const endOfSize = (size: number): number => CUBE_SETS.findLastIndex((set) => sizeOf(set) === size) + 1;
/** Sets of one size are neighbours: by size, where they begin and end. */
const FIRST_OF_SIZE: readonly number[] = [0, 1, 2, 3, 4].map(firstOfSize);
const END_OF_SIZE: readonly number[] = [0, 1, 2, 3, 4].map(endOfSize);

/** Kinds as bits. */
export type Kinds = number;
export const ALL_KINDS: Kinds = (1 << KIND_COUNT) - 1;
export const PLAIN_ONLY: Kinds = (1 << PLAIN_KINDS) - 1;

/** Cubes of all seats lie in one list. */
type Store = readonly number[];

const isOf = (set: CubeSet, kinds: Kinds): boolean => {
  for (let kind = 0; kind < KIND_COUNT; kind++) if (set[kind] > 0 && ((kinds >> kind) & 1) === 0) return false;
  return true;
};

const isHeld = (set: CubeSet, store: Store, seat: Seat): boolean => {
  const from = seat * KIND_COUNT;
  for (let kind = 0; kind < KIND_COUNT; kind++) if (set[kind] > store[from + kind]) return false;
  return true;
};

/** Adds `first` + the number of every set of that size and those kinds. */
export function listTakes(size: number, kinds: Kinds, first: number, into: ActionList): void {
  const end = END_OF_SIZE[size];
  for (let i = FIRST_OF_SIZE[size]; i < end; i++) if (isOf(CUBE_SETS[i], kinds)) into.add(first + i);
}

/** The same, held by the seat. */
export function listGifts(store: Store, seat: Seat, size: number, kinds: Kinds, first: number, into: ActionList): void {
  const end = END_OF_SIZE[size];
  for (let i = FIRST_OF_SIZE[size]; i < end; i++)
    if (isOf(CUBE_SETS[i], kinds) && isHeld(CUBE_SETS[i], store, seat)) into.add(first + i);
}

/** G-2: the one set of that size and those kinds that the seat holds; -1 where there are none or several. */
export function onlyGift(store: Store, seat: Seat, size: number, kinds: Kinds): number {
  let found = -1;
  const end = END_OF_SIZE[size];
  for (let i = FIRST_OF_SIZE[size]; i < end; i++) {
    if (!isOf(CUBE_SETS[i], kinds) || !isHeld(CUBE_SETS[i], store, seat)) continue;
    if (found >= 0) return -1;
    found = i;
  }
  return found;
}

export function addCubes(store: number[], seat: Seat, cubes: CubeSet): void {
  const from = seat * KIND_COUNT;
  for (let kind = 0; kind < KIND_COUNT; kind++) store[from + kind] += cubes[kind];
}

export function removeCubes(store: number[], seat: Seat, cubes: CubeSet): void {
  const from = seat * KIND_COUNT;
  for (let kind = 0; kind < KIND_COUNT; kind++) store[from + kind] -= cubes[kind];
}

export function plainCubes(store: Store, seat: Seat): number {
  const from = seat * KIND_COUNT;
  return store[from] + store[from + 1] + store[from + 2] + store[from + 3];
}

export const allCubes = (store: Store, seat: Seat): number => plainCubes(store, seat) + store[seat * KIND_COUNT + GOLD];

/** C-4 phase 6: a batch is food and two more kinds, all different. */
export const BATCHES: readonly CubeSet[] = [1, 2, 3, 4].flatMap((a) =>
  [1, 2, 3, 4].filter((b) => b > a).map((b) => countsOf([0, a, b])),
);

export const canGiveBatch = (store: Store, seat: Seat): boolean => {
  const from = seat * KIND_COUNT;
  if (store[from] === 0) return false;
  let others = 0;
  for (let kind = 1; kind < KIND_COUNT; kind++) if (store[from + kind] > 0) others++;
  return others >= 2;
};

export const holdsBatch = (store: Store, seat: Seat, batch: number): boolean => isHeld(BATCHES[batch], store, seat);
