import type { AnyGame, GameTypes } from "@serai/kernel";
import type { GameText } from "@serai/text/game-text";
import { language } from "../settings.ts";
import { type Catalogue, catalogue } from "../text/index.ts";
import { words as byzanzWords } from "./byzanz/words.ts";
import type { AnyGamePage } from "./page.ts";
import { words as sultanWords } from "./sultan/words.ts";
import { words as ysWords } from "./ys/words.ts";

interface Entry {
  /** Enough to speak of the game before its page is fetched. */
  readonly text: Catalogue<GameText<GameTypes>>;
  /** What its page says beyond that. */
  readonly words: Catalogue<unknown>;
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
        en: async () => (await import("./sultan/words/en.ts")).text,
        hu: async () => (await import("./sultan/words/hu.ts")).text,
        nl: async () => (await import("./sultan/words/nl.ts")).text,
      }),
      words: sultanWords,
      page: async () => (await import("./sultan/index.ts")).sultanPage,
      rules: async () => (await import("@serai/sultan/game")).sultan,
    },
  ],
  [
    "byzanz",
    {
      text: catalogue<GameText<GameTypes>>({
        en: async () => (await import("./byzanz/words/en.ts")).text,
        hu: async () => (await import("./byzanz/words/hu.ts")).text,
        nl: async () => (await import("./byzanz/words/nl.ts")).text,
      }),
      words: byzanzWords,
      page: async () => (await import("./byzanz/index.ts")).byzanzPage,
      rules: async () => (await import("@serai/byzanz/game")).byzanz,
    },
  ],
  [
    "ys",
    {
      text: catalogue<GameText<GameTypes>>({
        en: async () => (await import("./ys/words/en.ts")).text,
        hu: async () => (await import("./ys/words/hu.ts")).text,
        nl: async () => (await import("./ys/words/nl.ts")).text,
      }),
      words: ysWords,
      page: async () => (await import("./ys/index.ts")).ysPage,
      rules: async () => (await import("@serai/ys/game")).ys,
    },
  ],
]);

export const gameIds: readonly string[] = [...GAMES.keys()];

/** A game's page with all its words: everything it takes to show a table. */
export async function openPage(id: string): Promise<Pick<Entry, "text"> & { readonly page: AnyGamePage }> {
  const { text, words, page } = entryOf(id);
  const [opened] = await Promise.all([page(), text.load(language.peek()), words.load(language.peek())]);
  return { text, page: opened };
}

export const openRules = async (id: string): Promise<AnyGame> => entryOf(id).rules();

export const gameEntry = (id: string): Entry | undefined => GAMES.get(id);

function entryOf(id: string): Entry {
  const entry = GAMES.get(id);
  if (entry === undefined) throw new Error(`no game ${id}`);
  return entry;
}
