import type { TrainingStage } from "../../list/training.ts";
import { FEATURES, type Weighings } from "../bots/fitted-evaluation.ts";
import { fitAgain } from "./fit.ts";

const PASSES = 4;
const GAMES = 8_000;
const SEED = 61;
/** Of a hundred seats, in the last pass; with three players simple bots taught nothing. */
const SIMPLE_SEATS: Readonly<Record<number, number>> = { 3: 0, 4: 60, 5: 60, 6: 60 };

interface Fit {
  readonly weights: Weighings;
  readonly games: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isRow = (value: unknown): boolean => Array.isArray(value) && value.length === FEATURES;

const isFit = (value: unknown): value is Fit =>
  isRecord(value) &&
  typeof value.games === "number" &&
  isRecord(value.weights) &&
  Object.values(value.weights).every((rows) => Array.isArray(rows) && rows.every(isRow));

/** The fitted evaluation from nothing: the first pass watches players who go by the simple one. */
export const stages: readonly TrainingStage[] = [
  {
    file: "evaluation-weights.json",
    passes: PASSES,
    pass(at, before, mostGames) {
      const fit = isFit(before) ? before : undefined;
      if (at > 0 && fit === undefined) throw new Error("this is no fit of Byzanz");
      const games = Math.min(GAMES, mostGames);
      const simpleSeats = (players: number): number => (at === PASSES - 1 ? SIMPLE_SEATS[players] : 0);
      const weights = fitAgain(fit?.weights, { games, seed: SEED * 100 + at, simpleSeats });
      return { weights, games: (fit?.games ?? 0) + games * Object.keys(weights).length, seed: SEED };
    },
  },
];
