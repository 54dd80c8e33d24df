// Which folder may import which (docs/architecture.md), that pure code stays pure, and that package.json tells the truth.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { parseSync } from "vite";

const libraries = ["kernel", "table", "search", "words"];
const ofGames = ["rules", "bots", "words of a game", "about", "learn", "terminal", "page"];

/** A layer and the layers it may import besides itself. In a game's folder each subfolder is a layer. */
const arrows: Record<string, readonly string[]> = {
  kernel: [],
  table: ["kernel"],
  search: ["kernel"],
  words: ["kernel", "table"],
  ui: ["kernel", "table", "words"],
  rules: ["kernel"],
  bots: ["kernel", "search", "rules"],
  "words of a game": ["kernel", "words", "rules"],
  page: ["kernel", "table", "words", "ui", "rules", "words of a game"],
  about: ["words"],
  learn: ["kernel", "table", "search", "words", "ui", "rules", "bots", "words of a game", "page"],
  terminal: ["kernel", "words", "rules", "words of a game"],
  // The one place that knows every game; it is written by scripts/games.ts.
  list: [...libraries, "ui", ...ofGames, "tools", "frozen"],
  // Bundles of earlier rules: all they need is in them.
  frozen: ["list"],
  // Measuring and fitting, run by hand on Node.
  tools: [...libraries, "rules", "bots", "words of a game", "list"],
  server: [...libraries, "list"],
  web: [...libraries, "ui", "list"],
  cli: [...libraries, "list", "server"],
  bench: [...libraries, "list", "server", "cli"],
};

const pure = [...libraries, "rules", "bots", "words of a game", "learn", "terminal", "list"];

/** A package's layer is its folder's last name; in games it depends on the folder inside the game. */
function layerOf(file: string): string | undefined {
  const [top, second, part] = file.split(sep);
  if (top !== "games") return top === "apps" ? second : top;
  if (second === "list" || second === "test") return second;
  return part === "words" ? "words of a game" : part?.replace(/\.tsx?$/, "");
}

const gameOf = (file: string) => {
  const [top, game] = file.split(sep);
  return top === "games" && game !== "list" && game !== "test" ? game : undefined;
};

const isTest = (file: string) => /[\\/]test[\\/]|\.test\.tsx?$/.test(file);

// `npx serai` must find Node 24 before any package can be resolved.
const exceptions = new Set([
  "apps/cli/bin/serai.mjs → scripts/node24.mjs",
  // `serai add-game` works on the sources, as the scripts do.
  "apps/cli/src/commands/add-game.ts → scripts/add-game/add-game.ts",
]);

/** Modules of another layer whose types alone may be imported: nothing of them runs there. */
const typesOnly: Record<string, readonly string[]> = {
  web: ["@serai/server/http-types"],
};

/** What makes a run differ from its replay, or works on one host only. */
const forbiddenMembers = /^(Date\.now|Math\.random|(console|process|globalThis|performance|crypto)\..*)$/;
const forbiddenCalls = /^(setTimeout|setInterval|setImmediate|queueMicrotask|fetch|Date)$/;

type Manifest = { name: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
type Package = { folder: string; manifest: Manifest };
type Node = { type: string; start: number; [key: string]: unknown };

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

function packagesOf(root: string): Package[] {
  const inside = (folder: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []);
  return [...inside("."), ...inside("apps").map((name) => join("apps", name))]
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }));
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
  }
}

const nameOf = (node: unknown) => (isNode(node) && node.type === "Identifier" ? String(node.name) : undefined);

/** The module a node names, whatever the form: import, export from, import(), a type's import(). */
function importedBy(node: Node): string | undefined {
  if (!/^(Import|Export|TSImportType)/.test(node.type) || !isNode(node.source)) return undefined;
  return typeof node.source.value === "string" ? node.source.value : undefined;
}

const isTypeImport = ({ importKind, exportKind }: Node): boolean => importKind === "type" || exportKind === "type";

function impurity(node: Node): string | undefined {
  if (node.type === "MemberExpression") {
    const name = `${nameOf(node.object)}.${nameOf(node.property)}`;
    if (forbiddenMembers.test(name)) return name;
  }
  const called = nameOf(node.callee);
  if (called === undefined || !forbiddenCalls.test(called)) return undefined;
  // A date made from given numbers is as pure as they are.
  const isGivenDate = node.type === "NewExpression" && Array.isArray(node.arguments) && node.arguments.length > 0;
  return isGivenDate ? undefined : `${called}()`;
}

const packageName = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Every broken rule, as `file:line: what is wrong`. */
export function breaches(root: string): string[] {
  const packages = packagesOf(root);
  const rootManifest = readManifest(root);
  const folders = new Map(packages.map(({ manifest, folder }) => [manifest.name, folder]));

  /** Where a specifier leads, from the root of the repository; undefined where it is not ours. */
  function targetOf(file: string, specifier: string): string | undefined {
    if (specifier.startsWith(".") || isAbsolute(specifier)) {
      return relative(root, resolve(root, dirname(file), specifier));
    }
    const name = packageName(specifier);
    const folder = folders.get(name);
    return folder && join(folder, specifier.slice(name.length + 1));
  }

  /** Why a file may not import the other, if so. */
  function againstArrow(file: string, target: string, specifier: string): string | undefined {
    const [from, to] = [layerOf(file), layerOf(target)];
    if (from === undefined || to === undefined || isTest(file)) return undefined;
    if (gameOf(file) !== undefined && gameOf(target) !== undefined && gameOf(file) !== gameOf(target)) {
      return `a game may not import another; not ${specifier}`;
    }
    if (from === to || arrows[from]?.includes(to)) return undefined;
    return `${from} may import ${arrows[from]?.join(", ") || "nothing else of ours"}; not ${specifier}`;
  }

  function wrongImport(from: Package, file: string, specifier: string, isOfTypes: boolean): string | undefined {
    const target = targetOf(file, specifier);
    if (specifier.startsWith(".") || isAbsolute(specifier)) {
      if (target === undefined || exceptions.has(`${file} → ${target}`)) return undefined;
      if (!target.startsWith(from.folder + sep)) return `relative imports stay inside the package; not ${specifier}`;
      return againstArrow(file, target, specifier);
    }
    const layer = layerOf(file) ?? from.folder;
    if (isBuiltin(specifier)) {
      return pure.includes(layer) && !isTest(file) ? `${layer} is pure; not ${specifier}` : undefined;
    }
    const name = packageName(specifier);
    const { dependencies, devDependencies } = from.manifest;
    const listed = isShipped(from, file)
      ? dependencies
      : { ...rootManifest.devDependencies, ...devDependencies, ...dependencies };
    if (name !== from.manifest.name && listed?.[name] === undefined && !specifier.startsWith("virtual:")) {
      return `${from.folder}/package.json must list ${name}`;
    }
    if (isOfTypes && typesOnly[layer]?.includes(specifier)) return undefined;
    return target && againstArrow(file, target, specifier);
  }

  const isShipped = (from: Package, file: string) =>
    !isTest(file) &&
    layerOf(file) !== "tools" &&
    (from.folder === "games" || file.startsWith(join(from.folder, "src")));

  function* inFile(from: Package, file: string, unused: Set<string>): Generator<string> {
    const text = readFileSync(join(root, file), "utf8");
    const layer = layerOf(file) ?? from.folder;
    const isPure = pure.includes(layer) && isShipped(from, file);
    const { program, errors } = parseSync(file, text);
    for (const error of errors) yield `${file}: ${error.message}`;
    for (const node of isNode(program) ? nodesIn(program) : []) {
      const specifier = importedBy(node);
      if (specifier) unused.delete(packageName(specifier));
      const unclean = isPure ? impurity(node) : undefined;
      const wrong =
        (specifier && wrongImport(from, file, specifier, isTypeImport(node))) ||
        (unclean && `${layer} is pure; not ${unclean}`);
      if (wrong) yield `${file}:${text.slice(0, node.start).split("\n").length}: ${wrong}`;
    }
  }

  function* inPackage(from: Package): Generator<string> {
    const unused = new Set(Object.keys(from.manifest.dependencies ?? {}).filter((name) => folders.has(name)));
    for (const file of readdirSync(join(root, from.folder), { recursive: true, encoding: "utf8" }).sort()) {
      if (/(^|[\\/])(node_modules|dist)[\\/]/.test(file) || !/\.(tsx?|mjs)$/.test(file)) continue;
      const path = join(from.folder, file);
      const layer = layerOf(path) ?? "";
      if (layer !== "test" && arrows[layer] === undefined) {
        yield `${path}: unknown layer ${layer}; give it its arrows in scripts/arrows.ts`;
      }
      yield* inFile(from, path, unused);
    }
    for (const name of unused) yield `${from.folder}/package.json lists ${name}, which nothing there imports`;
  }

  return packages.flatMap((from) => [...inPackage(from)]);
}

if (import.meta.main) {
  const found = breaches(resolve(import.meta.dirname, ".."));
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
