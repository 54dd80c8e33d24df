import type { Language } from "@serai/text";
import * as en from "@serai/text/ys/en";
import * as hu from "@serai/text/ys/hu";
import * as nl from "@serai/text/ys/nl";

export interface YsWords {
  readonly gems: typeof en.gems;
  readonly areas: typeof en.areas;
  readonly characters: typeof en.characters;
  readonly neutral: string;
  readonly when: (round: number, rounds: number) => string;
  readonly turn: (turn: number, turns: number) => string;
  readonly order: string;
  readonly quarter: (number: number) => string;
  readonly ship: string;
  readonly large: string;
  readonly points: (points: number) => string;
  readonly closed: string;
  readonly market: string;
  readonly row: (number: number) => string;
  readonly price: string;
  readonly front: string;
  readonly behind: (count: number) => string;
  readonly throne: string;
  readonly cards: (ready: number, fresh: number) => string;
  readonly played: string;
  readonly ownScreen: string;
  readonly ownCards: string;
  readonly ownFresh: string;
  readonly track: string;
  readonly total: string;
}

export const WORDS: Readonly<Record<Language, YsWords>> = {
  en: {
    gems: en.gems,
    areas: en.areas,
    characters: en.characters,
    neutral: en.NEUTRAL_NAME,
    when: (round, rounds) => `Round ${round} of ${rounds}`,
    turn: (turn, turns) => `turn ${turn} of ${turns}`,
    order: "order",
    quarter: (number) => `quarter ${number}`,
    ship: "ship",
    large: "2×",
    points: (points) => (points === 1 ? "1 point" : `${points} points`),
    closed: "closed by",
    market: "Market",
    row: (number) => `row ${number}`,
    price: "price",
    front: "front",
    behind: (count) => `${count} behind the screen`,
    throne: "throne room",
    cards: (ready, fresh) => `cards ${ready}${fresh > 0 ? ` + ${fresh} new` : ""}`,
    played: "played",
    ownScreen: "Behind your screen",
    ownCards: "Your cards",
    ownFresh: "From the next round on",
    track: "on the track",
    total: "total",
  },
  hu: {
    gems: hu.gems,
    areas: hu.areas,
    characters: hu.characters,
    neutral: hu.NEUTRAL_NAME,
    when: (round, rounds) => `Forduló: ${round}/${rounds}`,
    turn: (turn, turns) => `lerakás: ${turn}/${turns}`,
    order: "sorrend",
    quarter: (number) => `${number}. negyed`,
    ship: "hajó",
    large: "2×",
    points: (points) => `${points} pont`,
    closed: "lezárta",
    market: "Piac",
    row: (number) => `${number}. sor`,
    price: "ár",
    front: "paraván előtt",
    behind: (count) => `mögötte ${count}`,
    throne: "trónterem",
    cards: (ready, fresh) => `lapok: ${ready}${fresh > 0 ? ` + ${fresh} új` : ""}`,
    played: "kijátszva",
    ownScreen: "A paravánod mögött",
    ownCards: "A lapjaid",
    ownFresh: "A következő fordulótól",
    track: "eddig",
    total: "összesen",
  },
  nl: {
    gems: nl.gems,
    areas: nl.areas,
    characters: nl.characters,
    neutral: nl.NEUTRAL_NAME,
    when: (round, rounds) => `Ronde ${round} van ${rounds}`,
    turn: (turn, turns) => `beurt ${turn} van ${turns}`,
    order: "volgorde",
    quarter: (number) => `wijk ${number}`,
    ship: "schip",
    large: "2×",
    points: (points) => (points === 1 ? "1 punt" : `${points} punten`),
    closed: "afgesloten door",
    market: "Markt",
    row: (number) => `rij ${number}`,
    price: "prijs",
    front: "voor het scherm",
    behind: (count) => `${count} erachter`,
    throne: "troonzaal",
    cards: (ready, fresh) => `kaarten ${ready}${fresh > 0 ? ` + ${fresh} nieuw` : ""}`,
    played: "gespeeld",
    ownScreen: "Achter je scherm",
    ownCards: "Je kaarten",
    ownFresh: "Vanaf de volgende ronde",
    track: "onderweg",
    total: "totaal",
  },
};
