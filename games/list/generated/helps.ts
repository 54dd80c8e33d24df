// Written by `npm run games` from the folders of games: do not edit.
import type { AnyGameHelp } from "@serai/ui/help.ts";
import type { Language } from "@serai/words";

export const HELPS: Readonly<Record<string, Readonly<Record<Language, () => Promise<AnyGameHelp>>>>> = {
  sultan: {
    en: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../sultan/learn/help/index.tsx"),
        import("../../sultan/learn/help/en.ts"),
      ]);
      return helpIn(words);
    },
    hu: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../sultan/learn/help/index.tsx"),
        import("../../sultan/learn/help/hu.ts"),
      ]);
      return helpIn(words);
    },
    nl: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../sultan/learn/help/index.tsx"),
        import("../../sultan/learn/help/nl.ts"),
      ]);
      return helpIn(words);
    },
  },
  byzanz: {
    en: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../byzanz/learn/help/index.tsx"),
        import("../../byzanz/learn/help/en.ts"),
      ]);
      return helpIn(words);
    },
    hu: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../byzanz/learn/help/index.tsx"),
        import("../../byzanz/learn/help/hu.ts"),
      ]);
      return helpIn(words);
    },
    nl: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../byzanz/learn/help/index.tsx"),
        import("../../byzanz/learn/help/nl.ts"),
      ]);
      return helpIn(words);
    },
  },
  ys: {
    en: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../ys/learn/help/index.tsx"),
        import("../../ys/learn/help/en.ts"),
      ]);
      return helpIn(words);
    },
    hu: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../ys/learn/help/index.tsx"),
        import("../../ys/learn/help/hu.ts"),
      ]);
      return helpIn(words);
    },
    nl: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../ys/learn/help/index.tsx"),
        import("../../ys/learn/help/nl.ts"),
      ]);
      return helpIn(words);
    },
  },
  caylus: {
    en: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../caylus/learn/help/index.tsx"),
        import("../../caylus/learn/help/en.ts"),
      ]);
      return helpIn(words);
    },
    hu: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../caylus/learn/help/index.tsx"),
        import("../../caylus/learn/help/hu.ts"),
      ]);
      return helpIn(words);
    },
    nl: async () => {
      const [{ helpIn }, { words }] = await Promise.all([
        import("../../caylus/learn/help/index.tsx"),
        import("../../caylus/learn/help/nl.ts"),
      ]);
      return helpIn(words);
    },
  },
};
