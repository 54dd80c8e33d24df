// Written by `npm run games` from the folders of games: do not edit.
import type { TrainingStage } from "../training.ts";

export const TRAININGS: Readonly<Record<string, () => Promise<readonly TrainingStage[]>>> = {
  byzanz: async () => (await import("../../byzanz/tools/training.ts")).stages,
};
