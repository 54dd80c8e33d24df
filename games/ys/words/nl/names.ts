import { places } from "../../rules/index.ts";
import { type AreaWords, type CardsWords, type GemWords, gemNamed } from "../shared.ts";

export const gems: GemWords = {
  blue: "blauw",
  green: "groen",
  yellow: "geel",
  red: "rood",
  black: "zwart",
  white: "wit",
};

export const areas: AreaWords = { port: "haven", commercial: "winkels", palace: "paleis" };

/** What the majority in each area wins. */
export const rewards: AreaWords = {
  port: "een zwarte edelsteen",
  commercial: "3 punten",
  palace: "het personage",
};

export const characters: CardsWords = {
  bishop: {
    name: "Bisschop",
    effect: "Vóór de eerste plaatsing: deze ronde mag je al je handelaren gedekt plaatsen.",
  },
  spy: {
    name: "Spion",
    effect: "Vóór de eerste plaatsing: deze ronde mag je hoogstens drie gedekte handelaren van anderen bekijken.",
  },
  illusionist: {
    name: "Tovenaar",
    effect:
      "Vóór de eerste plaatsing: deze ronde mag je ook handelaren van voor je scherm plaatsen; er komt meteen een andere voor terug.",
  },
  queen: {
    name: "Koningin",
    effect: "Vóór een van je plaatsingen: sluit een deel van de stad af voor de anderen, tot het geteld is.",
    effectOnArea: "Meteen na een van je plaatsingen: sluit één gebied af voor iedereen, tot het geteld is.",
  },
  magician: { name: "Magiër", effect: "Meteen na een van je plaatsingen: verwissel twee van je handelaren." },
  mercenary: {
    name: "Huurling",
    effect: "Meteen na een van je plaatsingen: een van de twee net geplaatste handelaren telt deze ronde voor 5.",
  },
  captain: { name: "Kapitein", effect: "Vóór de telling: verwissel de schepen van twee wijken." },
  herald: { name: "Omroeper", effect: "Vóór de telling: verplaats een van je handelaren, met dezelfde kant boven." },
  intriguer: { name: "Intrigant", effect: "Vóór de telling: deze ronde win jij elke gelijke stand." },
  merchant: {
    name: "Koopman",
    effect: "Vóór de telling: deze ronde leveren de winkels 5 punten op, wie ze ook wint.",
  },
  alchemist: { name: "Alchemist", effect: "Na de telling: je mag een van je edelstenen van kleur veranderen." },
  banker: { name: "Bankier", effect: "Na de telling: één prijs stijgt een vakje en een andere daalt er een." },
  jeweller: { name: "Juwelier", effect: "Na de telling: neem twee edelstenen in kleuren naar keuze." },
  prince: { name: "Prins", effect: "Als je hem wint: 4 punten." },
  king: { name: "Koning", effect: "Als je hem wint: 5 punten." },
  blue: { name: "blauwe kaart", effect: "Als je hem wint: een edelsteen in een kleur naar keuze." },
};

export const NEUTRAL_NAME: string = "Neutraal";

export const quarter = (at: number): string => `wijk ${at + 1}`;
export const row = (at: number): string => `rij ${at + 1} van de markt`;

/** Within its quarter, or on the market: "haven", "rood 3". */
export const shortPlace = (place: number): string =>
  places.isSquare(place)
    ? `${gemNamed(gems, places.columnOf(place))} ${places.rowOf(place) + 1}`
    : areas[places.AREAS[place % 3]];

/** "haven van wijk 2", "marktvak rood 3". */
export const placeName = (place: number): string =>
  places.isSquare(place)
    ? `marktvak ${shortPlace(place)}`
    : `${shortPlace(place)} van ${quarter(places.quarterOf(place))}`;

/** The same with its article, for use within a sentence. */
export const thePlace = (place: number): string =>
  `${places.isSquare(place) || places.AREAS[place % 3] === "palace" ? "het" : "de"} ${placeName(place)}`;

/** What the Queen closes: a quarter, or an area. */
export const zoneName = (zone: number): string => (zone < 4 ? quarter(zone) : thePlace(zone - 4));

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
