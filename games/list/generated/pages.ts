// Written by `npm run games` from the folders of games: do not edit.
import type { GameTypes } from "@serai/kernel";
import { catalogue } from "@serai/ui/words/catalogue.ts";
import type { GameText } from "@serai/words/game-text";
import type { PageEntry } from "../pages.ts";
import { words as sultanWords } from "../../sultan/page/words.ts";
import { words as byzanzWords } from "../../byzanz/page/words.ts";
import { words as ysWords } from "../../ys/page/words.ts";
import { words as caylusWords } from "../../caylus/page/words.ts";

/** In the order they are offered. */
export const PAGES: Readonly<Record<string, PageEntry>> = {
  sultan: {
    text: catalogue<GameText<GameTypes>>({
      en: async () => (await import("../../sultan/words/en.ts")).text,
      hu: async () => (await import("../../sultan/words/hu.ts")).text,
      nl: async () => (await import("../../sultan/words/nl.ts")).text,
    }),
    words: sultanWords,
    page: async () => (await import("../../sultan/page/index.ts")).page,
    rules: async () => (await import("../../sultan/rules/game.ts")).game,
  },
  byzanz: {
    text: catalogue<GameText<GameTypes>>({
      en: async () => (await import("../../byzanz/words/en.ts")).text,
      hu: async () => (await import("../../byzanz/words/hu.ts")).text,
      nl: async () => (await import("../../byzanz/words/nl.ts")).text,
    }),
    words: byzanzWords,
    page: async () => (await import("../../byzanz/page/index.ts")).page,
    rules: async () => (await import("../../byzanz/rules/game.ts")).game,
  },
  ys: {
    text: catalogue<GameText<GameTypes>>({
      en: async () => (await import("../../ys/words/en.ts")).text,
      hu: async () => (await import("../../ys/words/hu.ts")).text,
      nl: async () => (await import("../../ys/words/nl.ts")).text,
    }),
    words: ysWords,
    page: async () => (await import("../../ys/page/index.ts")).page,
    rules: async () => (await import("../../ys/rules/game.ts")).game,
  },
  caylus: {
    text: catalogue<GameText<GameTypes>>({
      en: async () => (await import("../../caylus/words/en.ts")).text,
      hu: async () => (await import("../../caylus/words/hu.ts")).text,
      nl: async () => (await import("../../caylus/words/nl.ts")).text,
    }),
    words: caylusWords,
    page: async () => (await import("../../caylus/page/index.ts")).page,
    rules: async () => (await import("../../caylus/rules/game.ts")).game,
  },
};
