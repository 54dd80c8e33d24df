import { places } from "../../rules/index.ts";
import { type AreaWords, type CardsWords, type GemWords, gemNamed } from "../shared.ts";

export const gems: GemWords = {
  blue: "blue",
  green: "green",
  yellow: "yellow",
  red: "red",
  black: "black",
  white: "white",
};

export const areas: AreaWords = { port: "port", commercial: "shops", palace: "palace" };

/** What the majority in each area wins. */
export const rewards: AreaWords = {
  port: "a black gem",
  commercial: "3 points",
  palace: "the character",
};

export const characters: CardsWords = {
  bishop: { name: "Bishop", effect: "Before the first placing: this round you may place all your brokers face down." },
  spy: {
    name: "Spy",
    effect: "Before the first placing: this round you may look at up to three face-down brokers of your rivals.",
  },
  illusionist: {
    name: "Illusionist",
    effect: "Before the first placing: this round you may also place brokers of your front; each is replaced at once.",
  },
  queen: {
    name: "Queen",
    effect: "Before one of your placings: closes a part of the city to your rivals, until it is counted.",
    effectOnArea: "Right after one of your placings: closes a single area to everybody, until it is counted.",
  },
  magician: { name: "Magician", effect: "Right after one of your placings: swap two of your brokers." },
  mercenary: {
    name: "Mercenary",
    effect: "Right after one of your placings: one of the two brokers just placed counts 5 this round.",
  },
  captain: { name: "Captain", effect: "Before the count: swap the ships of two quarters." },
  herald: { name: "Herald", effect: "Before the count: move one of your brokers, the same side up." },
  intriguer: { name: "Intriguer", effect: "Before the count: this round you win every tie you are in." },
  merchant: {
    name: "Merchant",
    effect: "Before the count: this round the shops pay 5 points to any player who wins them.",
  },
  alchemist: { name: "Alchemist", effect: "After the count: you may turn one of your gems into another colour." },
  banker: { name: "Banker", effect: "After the count: one price goes up a square and another goes down one." },
  jeweller: { name: "Jeweller", effect: "After the count: take two gems of colours you choose." },
  prince: { name: "Prince", effect: "When won: 4 points." },
  king: { name: "King", effect: "When won: 5 points." },
  blue: { name: "blue card", effect: "When won: a gem of a colour you choose." },
};

export const NEUTRAL_NAME: string = "Neutral";

export const quarter = (at: number): string => `quarter ${at + 1}`;
export const row = (at: number): string => `row ${at + 1} of the market`;

/** Within its quarter, or on the market: "port", "red 3". */
export const shortPlace = (place: number): string =>
  places.isSquare(place)
    ? `${gemNamed(gems, places.columnOf(place))} ${places.rowOf(place) + 1}`
    : areas[places.AREAS[place % 3]];

/** "the port of quarter 2", "market square red 3". */
export const placeName = (place: number): string =>
  places.isSquare(place)
    ? `market square ${shortPlace(place)}`
    : `the ${shortPlace(place)} of ${quarter(places.quarterOf(place))}`;

/** What the Queen closes: a quarter, or an area. */
export const zoneName = (zone: number): string => (zone < 4 ? quarter(zone) : placeName(zone - 4));

const ORDINALS = ["first", "second", "third", "fourth"];
export const ordinal = (at: number): string => ORDINALS[at];
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
