// Written by `npm run games` from the folders of games: do not edit.
import type { Figures } from "@serai/ui/figures.ts";
import type { Language } from "@serai/words";

export const FIGURES: Readonly<Record<string, Readonly<Record<Language, () => Promise<Figures>>>>> = {
  sultan: {
    en: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../sultan/learn/figures/index.tsx"),
        import("../../sultan/learn/figures/en.ts"),
      ]);
      return figuresIn(words);
    },
    hu: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../sultan/learn/figures/index.tsx"),
        import("../../sultan/learn/figures/hu.ts"),
      ]);
      return figuresIn(words);
    },
    nl: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../sultan/learn/figures/index.tsx"),
        import("../../sultan/learn/figures/nl.ts"),
      ]);
      return figuresIn(words);
    },
  },
  byzanz: {
    en: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../byzanz/learn/figures/index.tsx"),
        import("../../byzanz/learn/figures/en.ts"),
      ]);
      return figuresIn(words);
    },
    hu: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../byzanz/learn/figures/index.tsx"),
        import("../../byzanz/learn/figures/hu.ts"),
      ]);
      return figuresIn(words);
    },
    nl: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../byzanz/learn/figures/index.tsx"),
        import("../../byzanz/learn/figures/nl.ts"),
      ]);
      return figuresIn(words);
    },
  },
  ys: {
    en: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../ys/learn/figures/index.tsx"),
        import("../../ys/learn/figures/en.ts"),
      ]);
      return figuresIn(words);
    },
    hu: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../ys/learn/figures/index.tsx"),
        import("../../ys/learn/figures/hu.ts"),
      ]);
      return figuresIn(words);
    },
    nl: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../ys/learn/figures/index.tsx"),
        import("../../ys/learn/figures/nl.ts"),
      ]);
      return figuresIn(words);
    },
  },
  caylus: {
    en: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../caylus/learn/figures/index.tsx"),
        import("../../caylus/learn/figures/en.ts"),
      ]);
      return figuresIn(words);
    },
    hu: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../caylus/learn/figures/index.tsx"),
        import("../../caylus/learn/figures/hu.ts"),
      ]);
      return figuresIn(words);
    },
    nl: async () => {
      const [{ figuresIn }, { words }] = await Promise.all([
        import("../../caylus/learn/figures/index.tsx"),
        import("../../caylus/learn/figures/nl.ts"),
      ]);
      return figuresIn(words);
    },
  },
};
