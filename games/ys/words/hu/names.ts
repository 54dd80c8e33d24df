import { the } from "@serai/words/hungarian";
import { places } from "../../rules/index.ts";
import { type AreaWords, type CardName, type CardsWords, type GemWords, gemNamed } from "../shared.ts";

export const gems: GemWords = {
  blue: "kék",
  green: "zöld",
  yellow: "sárga",
  red: "piros",
  black: "fekete",
  white: "fehér",
};

export const areas: AreaWords = { port: "kikötő", commercial: "üzletsor", palace: "palota" };

/** What the majority in each area wins. */
export const rewards: AreaWords = {
  port: "egy fekete drágakő",
  commercial: "3 pont",
  palace: "a karakter lapja",
};

export const characters: CardsWords = {
  bishop: {
    name: "Püspök",
    effect: "Az első lerakás előtt: ebben a fordulóban minden üzletkötődet lefordítva teheted le.",
  },
  spy: {
    name: "Kém",
    effect:
      "Az első lerakás előtt: ebben a fordulóban megnézheted a többiek legfeljebb három lefordított üzletkötőjét.",
  },
  illusionist: {
    name: "Bűvész",
    effect:
      "Az első lerakás előtt: ebben a fordulóban a paravánod elől is letehetsz üzletkötőt; a helyére rögtön másik kerül.",
  },
  queen: {
    name: "Királynő",
    effect: "Egy lerakásod előtt: az értékelésig lezárja a város egy részét a többiek elől.",
    effectOnArea: "Közvetlenül egy lerakásod után: az értékelésig lezár egy területet mindenki elől.",
  },
  magician: { name: "Varázsló", effect: "Közvetlenül egy lerakásod után: megcseréled két üzletkötődet." },
  mercenary: {
    name: "Zsoldos",
    effect: "Közvetlenül egy lerakásod után: a most letett két üzletkötő egyike 5‑öt ér ebben a fordulóban.",
  },
  captain: { name: "Kapitány", effect: "Az értékelés előtt: megcseréled két negyed hajóját." },
  herald: {
    name: "Hírnök",
    effect: "Az értékelés előtt: áthelyezed egy üzletkötődet; ugyanaz az oldala marad felül.",
  },
  intriguer: { name: "Intrikus", effect: "Az értékelés előtt: ebben a fordulóban minden döntetlent te nyersz meg." },
  merchant: {
    name: "Kereskedő",
    effect: "Az értékelés előtt: ebben a fordulóban az üzletsorok 5 pontot érnek, akárki nyeri is meg őket.",
  },
  alchemist: { name: "Alkimista", effect: "Az értékelés után: egy drágakövedet más színűre cserélheted." },
  banker: { name: "Bankár", effect: "Az értékelés után: egy ár eggyel feljebb, egy másik eggyel lejjebb lép." },
  jeweller: { name: "Ékszerész", effect: "Az értékelés után: két drágakövet kapsz, a színüket te választod." },
  prince: { name: "Herceg", effect: "Amikor elnyered: 4 pont." },
  king: { name: "Király", effect: "Amikor elnyered: 5 pont." },
  blue: { name: "kék lap", effect: "Amikor elnyered: egy drágakő, a színét te választod." },
};

/** As what is played or won. */
export const cardObjects: Readonly<Record<CardName, string>> = {
  bishop: "a Püspököt",
  spy: "a Kémet",
  illusionist: "a Bűvészt",
  queen: "a Királynőt",
  magician: "a Varázslót",
  mercenary: "a Zsoldost",
  captain: "a Kapitányt",
  herald: "a Hírnököt",
  intriguer: "az Intrikust",
  merchant: "a Kereskedőt",
  alchemist: "az Alkimistát",
  banker: "a Bankárt",
  jeweller: "az Ékszerészt",
  prince: "a Herceget",
  king: "a Királyt",
  blue: "a kék lapot",
};

export const NEUTRAL_NAME: string = "Semleges";

export const quarter = (at: number): string => `${at + 1}. negyed`;

/** Within its quarter, or on the market: "kikötő", "piros 3". */
export const shortPlace = (place: number): string =>
  places.isSquare(place)
    ? `${gemNamed(gems, places.columnOf(place))} ${places.rowOf(place) + 1}`
    : areas[places.AREAS[place % 3]];

/** "2. negyed, kikötő", "piac, piros 3": stands by itself, where a label needs no suffix. */
export const placeName = (place: number): string =>
  places.isSquare(place) ? `piac, ${shortPlace(place)}` : `${quarter(places.quarterOf(place))}, ${shortPlace(place)}`;

/** What the Queen closes: a quarter, or an area. */
export const zoneName = (zone: number): string => (zone < 4 ? quarter(zone) : placeName(zone - 4));

interface PlaceForms {
  readonly to: string;
  readonly at: string;
  readonly from: string;
  readonly object: string;
}

const AREA_FORMS: Readonly<Record<places.AreaName, PlaceForms>> = {
  port: { to: "kikötőjébe", at: "kikötőjében", from: "kikötőjéből", object: "kikötőjét" },
  commercial: { to: "üzletsorára", at: "üzletsorán", from: "üzletsoráról", object: "üzletsorát" },
  palace: { to: "palotájába", at: "palotájában", from: "palotájából", object: "palotáját" },
};
const SQUARE_FORMS: PlaceForms = { to: "mezőjére", at: "mezőjén", from: "mezőjéről", object: "mezőjét" };

/** A place within a sentence: "a 2. negyed kikötőjébe", "a piros oszlop 3. mezőjén". */
export const place = (which: number, form: keyof PlaceForms): string =>
  places.isSquare(which)
    ? `${the(gemNamed(gems, places.columnOf(which)))} oszlop ${places.rowOf(which) + 1}. ${SQUARE_FORMS[form]}`
    : `${the(quarter(places.quarterOf(which)))} ${AREA_FORMS[places.AREAS[which % 3]][form]}`;
