// `npm run games` writes games/list/generated: what every host knows of the games, read from their folders alone.
// With --check it writes nothing and fails where a file is not as it would write it.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const LANGUAGES = ["en", "hu", "nl"];
const LAST = 1000;

type About = Pick<import("@serai/words/about").About, "order">;
type FirstGame = Pick<import("@serai/words/first-game").AnyFirstGame, "minutes">;

const FIRST_GAME = "learn/first-game/index.ts";

export interface Folder {
  readonly id: string;
  readonly order: number;
  has(file: string): boolean;
  /** How long its first game takes, where it has one. */
  readonly lesson: number | undefined;
  /** Earlier versions of its rules that are kept. */
  readonly frozen: readonly number[];
}

/** Written by `npx serai freeze`, one file a version. */
function frozenIn(folder: string): number[] {
  const versions = existsSync(folder) ? readdirSync(folder).filter((file) => /^[1-9]\d*\.js$/.test(file)) : [];
  return versions.map((file) => Number.parseInt(file, 10)).sort((a, b) => a - b);
}

/** The games of a tree in the order they are offered. A folder without words is in the making and not offered yet. */
export async function foldersOf(root: string): Promise<Folder[]> {
  const games = join(root, "games");
  const ids = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(games, entry.name, "words")))
    .map(({ name }) => name);
  const folders = ids.map(async (id): Promise<Folder> => {
    const has = (file: string): boolean => existsSync(join(games, id, file));
    const { order = LAST }: About = has("about.ts")
      ? (await import(pathToFileURL(join(games, id, "about.ts")).href)).about
      : { order: LAST + 1 };
    const lesson: FirstGame | undefined = has(FIRST_GAME)
      ? (await import(pathToFileURL(join(games, id, FIRST_GAME)).href)).firstGame
      : undefined;
    return { id, order, has, lesson: lesson?.minutes, frozen: frozenIn(join(games, id, "frozen")) };
  });
  return (await Promise.all(folders)).sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** What keeps a folder from being a game, as lines for people. */
export function faultsOf({ id, has }: Folder): string[] {
  const needed = [
    "rules/game.ts",
    "rules/checks.ts",
    "bots/knowledge.ts",
    ...LANGUAGES.map((language) => `words/${language}.ts`),
  ];
  return [
    ...(/^[a-z][a-z0-9]*$/.test(id) ? [] : [`games/${id}: an id is small letters and figures, a letter first`]),
    ...[
      ...needed,
      // A page leads to the game's rules.
      ...(has("page/index.ts")
        ? ["about.ts", "page/cover.svg", ...LANGUAGES.map((language) => `learn/rules/${language}.ts`)]
        : []),
      ...["reasons", "exercises"]
        .filter((name) => has(`learn/${name}.ts`))
        .flatMap((name) => LANGUAGES.map((language) => `words/${name}/${language}.ts`)),
    ]
      .filter((file) => !has(file))
      .map((file) => `games/${id}/${file} is missing`),
  ];
}

/** People are offered a game that has a page; the others are for the terminal and for developers. */
const isOffered = ({ has }: Folder): boolean => has("page/index.ts");

const HEAD = "// Written by `npm run games` from the folders of games: do not edit.\n";

/** An import under a name that is the game's own: `levels` of chess is `chessLevels`. */
const own = (id: string, name: string): string => `${id}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const importOf = (id: string, name: string, file: string): string =>
  `import { ${name} as ${own(id, name)} } from "../../${id}/${file}";\n`;

const lazy = (id: string, name: string, file: string): string =>
  `async () => (await import("../../${id}/${file}")).${name}`;

const BOTS = ["knowledge", "levels", "simple"];

function rules(folders: readonly Folder[]): string {
  const partsOf = ({ has }: Folder): [string, string][] => [
    ["game", "rules/game.ts"],
    ["checks", "rules/checks.ts"],
    ...BOTS.filter((name) => has(`bots/${name}.ts`)).map((name): [string, string] => [name, `bots/${name}.ts`]),
  ];
  const imports = folders.flatMap((folder) => partsOf(folder).map(([name, file]) => importOf(folder.id, name, file)));
  const entries = folders.map((folder) => {
    const parts = partsOf(folder).map(([name]) => `${name}: ${own(folder.id, name)}`);
    return `  { ${parts.join(", ")} },\n`;
  });
  return `${HEAD}import type { Parts } from "../entry.ts";\n${imports.join("")}
/** In the order they are offered. */
export const GAMES: readonly Parts[] = [\n${entries.join("")}];\n`;
}

function words(folders: readonly Folder[]): string {
  const name = (id: string, language: string): string => own(id, language);
  const imports = folders.flatMap(({ id }) =>
    LANGUAGES.map((language) => `import { text as ${name(id, language)} } from "../../${id}/words/${language}.ts";\n`),
  );
  const entries = folders.map(
    ({ id }) => `  ${id}: { ${LANGUAGES.map((language) => `${language}: ${name(id, language)}`).join(", ")} },\n`,
  );
  return `${HEAD}import type { AnyGameText, Language } from "@serai/words";\n${imports.join("")}
export const WORDS: Readonly<Record<string, Readonly<Record<Language, AnyGameText>>>> = {\n${entries.join("")}};\n`;
}

function screens(folders: readonly Folder[]): string {
  const drawn = folders.filter(({ has }) => has("terminal.ts"));
  const imports = drawn.map(({ id }) => importOf(id, "screen", "terminal.ts"));
  const entries = drawn.map(({ id }) => `  ${id}: ${own(id, "screen")},\n`);
  return `${HEAD}import type { GameTypes } from "@serai/kernel";\nimport type { Screen } from "@serai/words/terminal";
${imports.join("")}
export const SCREENS: Readonly<Record<string, Screen<GameTypes>>> = {\n${entries.join("")}};\n`;
}

/** Loaded only by the benchmark, which alone has what they need. */
function peers(folders: readonly Folder[]): string {
  const entries = folders
    .filter(({ has }) => has("tools/peer.ts"))
    .map(({ id }) => `  ${id}: ${lazy(id, "peer", "tools/peer.ts")},\n`);
  return `${HEAD}import type { Peer } from "../peer.ts";

export const PEERS: Readonly<Record<string, () => Promise<Peer>>> = {\n${entries.join("")}};\n`;
}

/** Loaded only when weights are trained. */
function trainings(folders: readonly Folder[]): string {
  const entries = folders
    .filter(({ has }) => has("tools/training.ts"))
    .map(({ id }) => `  ${id}: ${lazy(id, "stages", "tools/training.ts")},\n`);
  return `${HEAD}import type { TrainingStage } from "../training.ts";

export const TRAININGS: Readonly<Record<string, () => Promise<readonly TrainingStage[]>>> = {\n${entries.join("")}};\n`;
}

/** Each is fetched when a game that began with it is opened. */
function frozen(folders: readonly Folder[]): string {
  const entries = folders.flatMap(({ id, frozen: versions }) =>
    versions.map((rules) => `  ["${id} ${rules}", () => import("../../${id}/frozen/${rules}.js")],\n`),
  );
  return `${HEAD}import type { WholeParts } from "../entry.ts";

export const FROZEN: ReadonlyMap<string, () => Promise<WholeParts>> = new Map<string, () => Promise<WholeParts>>([\n${entries.join("")}]);\n`;
}

/** Small modules, so that each game's rules and bots come in one file. */
const offlineOf = ({ id, has }: Folder): string =>
  has("bots/levels.ts")
    ? `${HEAD}export { levels } from "../../../${id}/bots/levels.ts";\nexport { game } from "../../../${id}/rules/game.ts";\n`
    : `${HEAD}import { defaultLevels } from "@serai/search/defaults";
import { knowledge } from "../../../${id}/bots/knowledge.ts";
import { game } from "../../../${id}/rules/game.ts";

export { game };
export const levels = defaultLevels(game, knowledge);\n`;

const analystOf = ({ id }: Folder): string => `${HEAD}import { defaultAnalyst } from "@serai/search/defaults";
import { knowledge } from "../../../${id}/bots/knowledge.ts";
import { game } from "../../../${id}/rules/game.ts";

export const analyst = defaultAnalyst(game, knowledge);\n`;

const hasAnalyst = ({ has }: Folder): boolean => has("bots/analyst.ts");

function offline(folders: readonly Folder[]): string {
  const entries = folders.filter(isOffered).map(({ id }) => `  ${id}: () => import("./offline/${id}.ts"),\n`);
  return `${HEAD}import type { OfflineGame } from "../offline.ts";

export const OFFLINE: Readonly<Record<string, () => Promise<OfflineGame>>> = {\n${entries.join("")}};\n`;
}

function analysts(folders: readonly Folder[]): string {
  const entries = folders.filter(isOffered).map((folder) => {
    const made = `async () => (await import("./analysts/${folder.id}.ts")).analyst`;
    return `  ${folder.id}: ${hasAnalyst(folder) ? lazy(folder.id, "analyst", "bots/analyst.ts") : made},\n`;
  });
  return `${HEAD}import type { GameTypes } from "@serai/kernel";\nimport type { Analyst } from "@serai/search";

export const ANALYSTS: Readonly<Record<string, () => Promise<Analyst<GameTypes>>>> = {\n${entries.join("")}};\n`;
}

/** Why moves are good, for hints and reviews; a game without says what to expect of them. */
const hasReasons = ({ has }: Folder): boolean => has("learn/reasons.ts");

function reasons(folders: readonly Folder[]): string {
  const entries = folders
    .filter((folder) => isOffered(folder) && hasReasons(folder))
    .map(({ id }) => `  ${id}: ${lazy(id, "reasoner", "learn/reasons.ts")},\n`);
  return `${HEAD}import type { GameTypes } from "@serai/kernel";\nimport type { Reasoner } from "@serai/search";

export const REASONS: Readonly<Record<string, () => Promise<Reasoner<GameTypes, unknown>>>> = {\n${entries.join("")}};\n`;
}

/** A catalogue that is fetched a language at a time, from files of one name. */
const catalogueOf = (id: string, type: string, name: string, folder: string): string =>
  `catalogue<${type}>({\n${LANGUAGES.map((one) => `    ${one}: ${lazy(id, name, `${folder}/${one}.ts`)},\n`).join("")}  })`;

function reasonWords(folders: readonly Folder[]): string {
  const entries = folders
    .filter((folder) => isOffered(folder) && hasReasons(folder))
    .map(({ id }) => `  ${id}: ${catalogueOf(id, "AnyReasonText", "reasons", "words/reasons")},\n`);
  return `${HEAD}import { type Catalogue, catalogue } from "@serai/ui/words/catalogue.ts";
import type { AnyReasonText } from "@serai/words/reasons";

export const REASON_WORDS: Readonly<Record<string, Catalogue<AnyReasonText>>> = {\n${entries.join("")}};\n`;
}

/** One-minute exercises: how they are made, what they say, and how they are drawn where the table is not enough. */
function exercises(folders: readonly Folder[]): string {
  const entries = folders
    .filter((folder) => isOffered(folder) && folder.has("learn/exercises.ts"))
    .map(
      ({ id, has }) => `  ${id}: {
    exercises: ${lazy(id, "exercises", "learn/exercises.ts")},
    text: ${catalogueOf(id, "AnyExerciseText", "exercises", "words/exercises").replaceAll("\n", "\n  ")},
${has("page/exercise-figure.tsx") ? `    figure: () => import("../../${id}/page/exercise-figure.tsx"),\n` : ""}  },\n`,
    );
  return `${HEAD}import { catalogue } from "@serai/ui/words/catalogue.ts";
import type { AnyExerciseText } from "@serai/words/exercises";
import type { PracticeEntry } from "../exercises.ts";

/** In the order they are offered. */
export const EXERCISES: Readonly<Record<string, PracticeEntry>> = {\n${entries.join("")}};\n`;
}

function pages(folders: readonly Folder[]): string {
  const offered = folders.filter(isOffered);
  const imports = offered
    .filter(({ has }) => has("page/words.ts"))
    .map(({ id }) => importOf(id, "words", "page/words.ts"));
  const entries = offered.map(({ id, has }) => {
    const languages = LANGUAGES.map((one) => `      ${one}: ${lazy(id, "text", `words/${one}.ts`)},\n`);
    return `  ${id}: {
    text: catalogue<GameText<GameTypes>>({\n${languages.join("")}    }),
${has("page/words.ts") ? `    words: ${own(id, "words")},\n` : ""}    page: ${lazy(id, "page", "page/index.ts")},
    rules: ${lazy(id, "game", "rules/game.ts")},
  },\n`;
  });
  return `${HEAD}import type { GameTypes } from "@serai/kernel";
import { catalogue } from "@serai/ui/words/catalogue.ts";
import type { GameText } from "@serai/words/game-text";
import type { PageEntry } from "../pages.ts";
${imports.join("")}
/** In the order they are offered. */
export const PAGES: Readonly<Record<string, PageEntry>> = {\n${entries.join("")}};\n`;
}

/** For the build of the page, which has to name files before it can load any. */
const ids = (folders: readonly Folder[]): string =>
  `${HEAD}export const PAGE_IDS: readonly string[] = ${JSON.stringify(folders.filter(isOffered).map(({ id }) => id))};\n`;

/** What is known of every game before it is fetched. */
function abouts(folders: readonly Folder[]): string {
  const told = folders.filter(isOffered);
  const imports = told.map(({ id }) => importOf(id, "about", "about.ts"));
  const entries = told.map(({ id }) => `  ${id}: ${own(id, "about")},\n`);
  return `${HEAD}import type { About } from "@serai/words/about";\n${imports.join("")}
/** In the order they are offered. */
export const ABOUT: Readonly<Record<string, About>> = {\n${entries.join("")}};\n`;
}

/** Games whose Masters have styles, for those who tell people of them without loading any bot. */
function styles(folders: readonly Folder[]): string {
  const told = folders.filter(({ has }) => has("bots/styles.ts"));
  const imports = told.map(({ id }) => importOf(id, "hasStyles", "bots/styles.ts"));
  const entries = told.map(({ id }) => `  ${id}: ${own(id, "hasStyles")},\n`);
  return `${HEAD}${imports.join("")}
export const HAS_STYLES: Readonly<Record<string, boolean>> = {\n${entries.join("")}};\n`;
}

/** What the rules pages say, a file a language. */
function rulesTexts(folders: readonly Folder[]): string {
  const entries = folders
    .filter(({ has }) => LANGUAGES.every((language) => has(`learn/rules/${language}.ts`)))
    .map(({ id }) => {
      const files = LANGUAGES.map(
        (language) => `    ${language}: ${lazy(id, "rules", `learn/rules/${language}.ts`)},\n`,
      );
      return `  ${id}: {\n${files.join("")}  },\n`;
    });
  return `${HEAD}import type { Language } from "@serai/words";\nimport type { RulesText } from "@serai/words/rules-text";

export const RULES_TEXTS: Readonly<Record<string, Readonly<Record<Language, () => Promise<RulesText>>>>> = {\n${entries.join("")}};\n`;
}

/** How long each first game takes is known before it is fetched. */
function firstGames(folders: readonly Folder[]): string {
  const entries = folders
    .filter((folder) => isOffered(folder) && folder.lesson !== undefined)
    .map(({ id, lesson }) => `  ${id}: { minutes: ${lesson}, open: ${lazy(id, "firstGame", FIRST_GAME)} },\n`);
  return `${HEAD}import type { AnyFirstGame } from "@serai/words/first-game";

export const FIRST_GAMES: Readonly<
  Record<string, { readonly minutes: number; readonly open: () => Promise<AnyFirstGame> }>
> = {\n${entries.join("")}};\n`;
}

/** What a game's folder makes of words, in every language: `make(words)` of one file with `words` of another. */
function spoken(folders: readonly Folder[], folder: string, make: string): string {
  const entries = folders
    .filter((one) => isOffered(one) && one.has(`learn/${folder}/index.tsx`))
    .map(({ id }) => {
      const languages = LANGUAGES.map(
        (language) => `    ${language}: async () => {
      const [{ ${make} }, { words }] = await Promise.all([
        import("../../${id}/learn/${folder}/index.tsx"),
        import("../../${id}/learn/${folder}/${language}.ts"),
      ]);
      return ${make}(words);
    },\n`,
      );
      return `  ${id}: {\n${languages.join("")}  },\n`;
    });
  return entries.join("");
}

/** Help on the pieces of a game. */
const helps = (folders: readonly Folder[]): string =>
  `${HEAD}import type { AnyGameHelp } from "@serai/ui/help.ts";\nimport type { Language } from "@serai/words";

export const HELPS: Readonly<Record<string, Readonly<Record<Language, () => Promise<AnyGameHelp>>>>> = {\n${spoken(folders, "help", "helpIn")}};\n`;

/** Drawings of the rules pages. */
const figures = (folders: readonly Folder[]): string =>
  `${HEAD}import type { Figures } from "@serai/ui/figures.ts";\nimport type { Language } from "@serai/words";

export const FIGURES: Readonly<Record<string, Readonly<Record<Language, () => Promise<Figures>>>>> = {\n${spoken(folders, "figures", "figuresIn")}};\n`;

const FILES: Readonly<Record<string, (folders: readonly Folder[]) => string>> = {
  "rules.ts": rules,
  "words.ts": words,
  "screens.ts": screens,
  "peers.ts": peers,
  "trainings.ts": trainings,
  "frozen.ts": frozen,
  "about.ts": abouts,
  "styles.ts": styles,
  "rules-texts.ts": rulesTexts,
  "first-games.ts": firstGames,
  "helps.ts": helps,
  "figures.ts": figures,
  "pages.ts": pages,
  "offline.ts": offline,
  "analysts.ts": analysts,
  "reasons.ts": reasons,
  "reason-words.ts": reasonWords,
  "exercises.ts": exercises,
  "ids.ts": ids,
};

/** The files of the list with their contents. */
export const listOf = (folders: readonly Folder[]): Map<string, string> =>
  new Map([
    ...Object.entries(FILES).map(([file, write]): [string, string] => [file, write(folders)]),
    ...folders.filter(isOffered).map((folder): [string, string] => [`offline/${folder.id}.ts`, offlineOf(folder)]),
    ...folders
      .filter((folder) => isOffered(folder) && !hasAnalyst(folder))
      .map((folder): [string, string] => [`analysts/${folder.id}.ts`, analystOf(folder)]),
  ]);

/** Writes the list again; what is wrong with a folder, as lines for people. */
export const writeList = (root: string): Promise<string[]> => run(root, false);

async function run(root: string, isCheck: boolean): Promise<string[]> {
  const folders = await foldersOf(root);
  const faults = folders.flatMap(faultsOf);
  if (faults.length > 0) return faults;
  const target = join(root, "games/list/generated");
  const files = listOf(folders);
  const there = existsSync(target)
    ? readdirSync(target, { recursive: true, encoding: "utf8" })
        .map((file) => file.replaceAll(sep, "/"))
        .filter((file) => file.endsWith(".ts"))
    : [];
  if (isCheck) {
    const stale = [...files].filter(([file, text]) => {
      const path = join(target, file);
      return !existsSync(path) || readFileSync(path, "utf8") !== text;
    });
    const names = [...stale.map(([file]) => file), ...there.filter((file) => !files.has(file))];
    return names.map((file) => `games/list/generated/${file} is stale: run \`npm run games\``);
  }
  for (const folder of ["offline", "analysts"]) mkdirSync(join(target, folder), { recursive: true });
  for (const file of there) if (!files.has(file)) rmSync(join(target, file));
  for (const [file, text] of files) writeFileSync(join(target, file), text);
  return [];
}

if (import.meta.main) {
  const faults = await run(resolve(import.meta.dirname, ".."), process.argv.includes("--check"));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
