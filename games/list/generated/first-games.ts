// Written by `npm run games` from the folders of games: do not edit.
import type { AnyFirstGame } from "@serai/words/first-game";

export const FIRST_GAMES: Readonly<
  Record<string, { readonly minutes: number; readonly open: () => Promise<AnyFirstGame> }>
> = {
  sultan: { minutes: 4, open: async () => (await import("../../sultan/learn/first-game/index.ts")).firstGame },
  byzanz: { minutes: 6, open: async () => (await import("../../byzanz/learn/first-game/index.ts")).firstGame },
  ys: { minutes: 10, open: async () => (await import("../../ys/learn/first-game/index.ts")).firstGame },
  caylus: { minutes: 10, open: async () => (await import("../../caylus/learn/first-game/index.ts")).firstGame },
};
