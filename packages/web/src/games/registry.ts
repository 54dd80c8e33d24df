import type { AnyGame, GameTypes } from "@serai/kernel";
import type { GameText } from "@serai/text/game-text";
import { type Catalogue, catalogue } from "../text/index.ts";
import type { AnyGamePage } from "./page.ts";

interface Entry {
  /** Enough to speak of the game before its page is fetched. */
  readonly text: Catalogue<GameText<GameTypes>>;
  page(): Promise<AnyGamePage>;
  /** The rules, for whoever sets up, replays or checks a game. */
  rules(): Promise<AnyGame>;
}

/** Every game with a page, in the order they are offered. Each is one folder here and is fetched when wanted. */
const GAMES: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  [
    "sultan",
    {
      text: catalogue<GameText<GameTypes>>({
        en: async () => (await import("@serai/text/sultan/en")).text,
        hu: async () => (await import("@serai/text/sultan/hu")).text,
        nl: async () => (await import("@serai/text/sultan/nl")).text,
      }),
      page: async () => (await import("./sultan/index.ts")).sultanPage,
      rules: async () => (await import("@serai/sultan/game")).sultan,
    },
  ],
  [
    "byzanz",
    {
      text: catalogue<GameText<GameTypes>>({
        en: async () => (await import("@serai/text/byzanz/en")).text,
        hu: async () => (await import("@serai/text/byzanz/hu")).text,
        nl: async () => (await import("@serai/text/byzanz/nl")).text,
      }),
      page: async () => (await import("./byzanz/index.ts")).byzanzPage,
      rules: async () => (await import("@serai/byzanz/game")).byzanz,
    },
  ],
  [
    "ys",
    {
      text: catalogue<GameText<GameTypes>>({
        en: async () => (await import("@serai/text/ys/en")).text,
        hu: async () => (await import("@serai/text/ys/hu")).text,
        nl: async () => (await import("@serai/text/ys/nl")).text,
      }),
      page: async () => (await import("./ys/index.ts")).ysPage,
      rules: async () => (await import("@serai/ys/game")).ys,
    },
  ],
]);

export const gameIds: readonly string[] = [...GAMES.keys()];

export const gameEntry = (id: string): Entry | undefined => GAMES.get(id);
