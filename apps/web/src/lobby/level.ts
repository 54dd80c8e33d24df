import type { LevelId } from "@serai/search";
import { online } from "../text/online/index.ts";

/** Whether the bot is one of the levels that people choose from. */
export const isLevel = (bot: string | undefined): bot is LevelId =>
  bot !== undefined && Object.hasOwn(online.text.levels, bot);
