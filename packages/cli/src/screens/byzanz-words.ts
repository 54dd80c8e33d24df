import type { KindName } from "@serai/byzanz";
import type { Language } from "@serai/text";
import { kinds as en } from "@serai/text/byzanz/en";
import { kinds as hu } from "@serai/text/byzanz/hu";
import { kinds as nl } from "@serai/text/byzanz/nl";

export interface ByzanzWords {
  readonly kinds: Readonly<Record<KindName, string>>;
  readonly when: (round: number, rounds: number) => string;
  readonly lot: (size: number) => string;
  readonly ahead: string;
  readonly market: string;
  readonly empty: string;
  readonly hand: string;
  readonly scored: string;
  readonly inHand: (cards: number) => string;
  readonly sales: (count: number) => string;
  readonly points: (points: number) => string;
  readonly lotCard: (size: number) => string;
  readonly passed: string;
  readonly leads: string;
  readonly done: string;
  readonly sold: string;
  readonly left: string;
}

export const WORDS: Readonly<Record<Language, ByzanzWords>> = {
  en: {
    kinds: en,
    when: (round, rounds) => `Round ${round} of ${rounds}`,
    lot: (size) => `Lot ${size}`,
    ahead: "then",
    market: "Market",
    empty: "empty",
    hand: "Your hand",
    scored: "Your points",
    inHand: (cards) => (cards === 1 ? "1 card" : `${cards} cards`),
    sales: (count) => (count === 1 ? "1 sale" : `${count} sales`),
    points: (points) => (points === 1 ? "1 point" : `${points} points`),
    lotCard: (size) => `has lot ${size}`,
    passed: "passed",
    leads: "leads",
    done: "done",
    sold: "sold",
    left: "left in hand",
  },
  hu: {
    kinds: hu,
    when: (round, rounds) => `Forduló: ${round}/${rounds}`,
    lot: (size) => `${size} lapos tétel`,
    ahead: "utána",
    market: "Piac",
    empty: "üres",
    hand: "A lapjaid",
    scored: "A pontjaid",
    inHand: (cards) => `${cards} lap`,
    sales: (count) => `${count} eladás`,
    points: (points) => `${points} pont`,
    lotCard: (size) => `tétel: ${size}`,
    passed: "passz",
    leads: "vezet",
    done: "kész",
    sold: "eladva",
    left: "kézben maradt",
  },
  nl: {
    kinds: nl,
    when: (round, rounds) => `Ronde ${round} van ${rounds}`,
    lot: (size) => `Kavel ${size}`,
    ahead: "daarna",
    market: "Markt",
    empty: "leeg",
    hand: "Je hand",
    scored: "Je punten",
    inHand: (cards) => (cards === 1 ? "1 kaart" : `${cards} kaarten`),
    sales: (count) => (count === 1 ? "1 verkoop" : `${count} verkopen`),
    points: (points) => (points === 1 ? "1 punt" : `${points} punten`),
    lotCard: (size) => `heeft kavel ${size}`,
    passed: "gepast",
    leads: "ligt voor",
    done: "klaar",
    sold: "verkocht",
    left: "nog in de hand",
  },
};
