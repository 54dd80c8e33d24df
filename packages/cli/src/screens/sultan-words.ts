import type { ColourName } from "@serai/sultan";
import type { Language } from "@serai/text";
import { colours as en } from "@serai/text/sultan/en";
import { colours as hu } from "@serai/text/sultan/hu";
import { colours as nl } from "@serai/text/sultan/nl";

export interface SultanWords {
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly when: (round: number, rounds: number, turn: number, turns: number) => string;
  readonly cushion: (number: number) => string;
  readonly drawn: string;
  readonly lastReveal: string;
  readonly nobody: string;
  readonly hand: string;
  readonly gems: string;
  readonly bag: string;
  readonly played: string;
  readonly inHand: (cards: number) => string;
  readonly starts: string;
  readonly total: string;
}

export const WORDS: Readonly<Record<Language, SultanWords>> = {
  en: {
    colours: en,
    when: (round, rounds, turn, turns) => `Round ${round} of ${rounds}, turn ${turn} of ${turns}`,
    cushion: (number) => `cushion ${number}`,
    drawn: "drawn",
    lastReveal: "Last turn",
    nobody: "nobody",
    hand: "Your hand",
    gems: "gems",
    bag: "In the bag",
    played: "played",
    inHand: (cards) => (cards === 1 ? "1 card" : `${cards} cards`),
    starts: "starts",
    total: "total",
  },
  hu: {
    colours: hu,
    when: (round, rounds, turn, turns) => `Forduló: ${round}/${rounds}, kör: ${turn}/${turns}`,
    cushion: (number) => `${number}. párna`,
    drawn: "kihúzva",
    lastReveal: "Előző kör",
    nobody: "senki",
    hand: "A lapjaid",
    gems: "drágakövek",
    bag: "A zsákban",
    played: "kijátszva",
    inHand: (cards) => `${cards} lap`,
    starts: "kezd",
    total: "összesen",
  },
  nl: {
    colours: nl,
    when: (round, rounds, turn, turns) => `Ronde ${round} van ${rounds}, beurt ${turn} van ${turns}`,
    cushion: (number) => `kussen ${number}`,
    drawn: "getrokken",
    lastReveal: "Vorige beurt",
    nobody: "niemand",
    hand: "Je hand",
    gems: "edelstenen",
    bag: "In de zak",
    played: "gespeeld",
    inHand: (cards) => (cards === 1 ? "1 kaart" : `${cards} kaarten`),
    starts: "begint",
    total: "totaal",
  },
};
