// Written by `npm run games` from the folders of games: do not edit.
import type { GameTypes } from "@serai/kernel";
import type { Reasoner } from "@serai/search";

export const REASONS: Readonly<Record<string, () => Promise<Reasoner<GameTypes, unknown>>>> = {
  sultan: async () => (await import("../../sultan/learn/reasons.ts")).reasoner,
  byzanz: async () => (await import("../../byzanz/learn/reasons.ts")).reasoner,
  ys: async () => (await import("../../ys/learn/reasons.ts")).reasoner,
  caylus: async () => (await import("../../caylus/learn/reasons.ts")).reasoner,
};
