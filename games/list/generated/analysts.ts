// Written by `npm run games` from the folders of games: do not edit.
import type { GameTypes } from "@serai/kernel";
import type { Analyst } from "@serai/search";

export const ANALYSTS: Readonly<Record<string, () => Promise<Analyst<GameTypes>>>> = {
  sultan: async () => (await import("../../sultan/bots/analyst.ts")).analyst,
  byzanz: async () => (await import("../../byzanz/bots/analyst.ts")).analyst,
  ys: async () => (await import("../../ys/bots/analyst.ts")).analyst,
  caylus: async () => (await import("../../caylus/bots/analyst.ts")).analyst,
};
