import { type Signal, signal } from "@preact/signals";
import type { LevelId } from "@serai/search";
import { deviceStorage } from "../device/settings.ts";

export const LEVELS: readonly LevelId[] = ["apprentice", "trader", "merchant", "master"];

/** Whether the bot is one of the levels that people choose from. */
export const isLevel = (bot: string | undefined): bot is LevelId => LEVELS.some((level) => level === bot);

/** The level that was played against last, or the one most people enjoy. */
export const lastLevel = (): Signal<LevelId> =>
  signal(LEVELS.find((level) => level === deviceStorage.get("level")) ?? "trader");
