import type { Language } from "@serai/text";

export interface GoofspielWords {
  readonly prize: (prize: number) => string;
  readonly ahead: string;
  readonly holds: string;
  readonly points: (points: number) => string;
  readonly hasBid: string;
}

export const WORDS: Readonly<Record<Language, GoofspielWords>> = {
  en: {
    prize: (prize) => `The prize: ${prize}`,
    ahead: "still to come",
    holds: "holds",
    points: (points) => (points === 1 ? "1 point" : `${points} points`),
    hasBid: "has bid",
  },
  hu: {
    prize: (prize) => `A díj: ${prize}`,
    ahead: "hátravan",
    holds: "kézben",
    points: (points) => `${points} pont`,
    hasBid: "licitált",
  },
  nl: {
    prize: (prize) => `De prijs: ${prize}`,
    ahead: "komt nog",
    holds: "houdt",
    points: (points) => (points === 1 ? "1 punt" : `${points} punten`),
    hasBid: "heeft geboden",
  },
};
