import { PAGE_IDS } from "@serai/games/list/generated/ids.ts";

/** Modules that match come in one file, with everything they import that no group before has taken. */
interface Group {
  readonly name: string;
  readonly test: RegExp;
  readonly tags?: "$initial"[];
}

export const LANGUAGES = ["en", "hu", "nl"];

const ofGame = (game: string): Group[] => [
  {
    name: `${game}-parts`,
    test: new RegExp(`/games/${game}/(rules/(actions|notation|events|score)|words/(shared|standing))\\.ts$`),
  },
  { name: game, test: new RegExp(`/games/${game}/page/index\\.ts$`) },
  { name: `${game}-playback`, test: new RegExp(`/games/${game}/page/playback\\.ts$`) },
  ...LANGUAGES.map((language) => ({
    name: `${game}-${language}`,
    test: new RegExp(`/games/${game}/words/${language}\\.ts$`),
  })),
];

/**
 * What is always wanted together comes in one file: every file more is a part of a round trip more. A visit to a table
 * takes the start and its words, and of the game its parts, its page and its words. The rest is left to itself.
 */
export const FILES: Group[] = [
  // The service worker and the styles of the rules pages are built along and are no part of the page.
  { name: "start", tags: ["$initial"], test: /^(?!.*\/src\/(sw|rules)\/)/ },
  // Before the words: what all languages share must not come with one of them.
  {
    name: "games",
    test: /\/(kernel\/src\/(seats|refusal|game|luck)|words\/src\/(list|hungarian|level)|ui\/src\/(art\/gems|parts\/(final-score|drag)))\.tsx?$/,
  },
  // What every page says: the app, the parts of pages, tables online.
  ...LANGUAGES.map((language) => ({
    name: language,
    test: new RegExp(`/(ui/src/words|apps/web/src/text(/online)?)/${language}\\.ts$`),
  })),
  ...PAGE_IDS.flatMap(ofGame),
  { name: "home", test: /\/src\/home\/page\.tsx$/ },
  ...LANGUAGES.map((language) => ({
    name: `home-${language}`,
    test: new RegExp(`/src/text/(home|offline)/${language}\\.ts$`),
  })),
];
