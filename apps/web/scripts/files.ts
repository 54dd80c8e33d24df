/** Modules that match come in one file, with everything they import that no group before has taken. */
interface Group {
  readonly name: string;
  readonly test: RegExp;
  readonly tags?: "$initial"[];
}

export const GAMES = ["sultan", "byzanz", "ys"];
export const LANGUAGES = ["en", "hu", "nl"];

const ofGame = (game: string): Group[] => [
  {
    name: `${game}-parts`,
    test: new RegExp(
      `/packages/(games/${game}/src/(actions|notation|events|score)|text/src/${game}/(shared|standing))\\.ts$`,
    ),
  },
  { name: game, test: new RegExp(`/packages/web/src/games/${game}/index\\.ts$`) },
  { name: `${game}-telling`, test: new RegExp(`/packages/web/src/games/${game}/telling\\.ts$`) },
  ...LANGUAGES.map((language) => ({
    name: `${game}-${language}`,
    test: new RegExp(`/packages/web/src/games/${game}/words/${language}\\.ts$`),
  })),
];

/**
 * What is always wanted together comes in one file: every file more is a part of a round trip more. A visit to a table
 * takes the start and its words, and of the game its parts, its page and its words. The rest is left to itself.
 */
export const FILES: Group[] = [
  // The service worker is built along and must share nothing with the page.
  { name: "start", tags: ["$initial"], test: /^(?!.*\/src\/sw\/)/ },
  {
    name: "games",
    test: /\/packages\/(kernel\/src\/(seats|refusal|game)|text\/src\/(list|hungarian|level)|web\/src\/(art\/gems|games\/final-score|parts\/drag))\.tsx?$/,
  },
  ...GAMES.flatMap(ofGame),
];
