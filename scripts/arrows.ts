// Which package may know which (docs: the layout), that pure packages stay pure, and that package.json tells the truth.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { parseSync } from "vite";

const rules = ["kernel", "games"];
const forAll = [...rules, "bots", "table", "text"];
const pure = [...forAll, "shelf"];

/** A layer and the layers it may import. */
const arrows: Record<string, readonly string[]> = {
  kernel: [],
  games: ["kernel"],
  bots: rules,
  table: ["kernel", "bots"],
  text: [...rules, "table"],
  // Every game and bot at once, which no page should have to load.
  shelf: [...rules, "bots"],
  server: pure,
  web: forAll,
  cli: [...pure, "server"],
  bench: [...pure, "server", "cli"],
};

// `npx serai` must find Node 24 before any package can be resolved.
const exceptions = new Set(["packages/cli/bin/serai.mjs → scripts/node24.mjs"]);

/** What makes a run differ from its replay, or works on one host only. */
const forbiddenMembers = /^(Date\.now|Math\.random|(console|process|globalThis|performance|crypto)\..*)$/;
const forbiddenCalls = /^(setTimeout|setInterval|setImmediate|queueMicrotask|fetch|Date)$/;

type Manifest = { name: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
type Package = { folder: string; layer: string; manifest: Manifest };
type Node = { type: string; start: number; [key: string]: unknown };

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

function packagesOf(root: string): Package[] {
  const inside = (folder: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []);
  const folders = [
    ...inside("packages").map((name) => ({ folder: `packages/${name}`, layer: name })),
    ...inside("packages/games").map((name) => ({ folder: `packages/games/${name}`, layer: "games" })),
    { folder: "bench", layer: "bench" },
  ];
  return folders
    .filter(({ folder }) => existsSync(join(root, folder, "package.json")))
    .map((found) => ({ ...found, manifest: readManifest(join(root, found.folder)) }));
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
  const layers = new Map(packages.map(({ manifest, layer }) => [manifest.name, layer]));

  /** Why the package may not use the other one, if so. */
  function againstArrow(from: Package, name: string): string | undefined {
    const to = layers.get(name);
    if (to === undefined || name === from.manifest.name || arrows[from.layer]?.includes(to)) return undefined;
    return `${from.layer} may import ${arrows[from.layer]?.join(", ") || "no other package"}; not ${name}`;
  }

  function wrongImport(from: Package, file: string, specifier: string): string | undefined {
    const isTest = /[\\/]test[\\/]|\.test\.tsx?$/.test(file);
    if (specifier.startsWith(".") || isAbsolute(specifier)) {
      const target = relative(root, resolve(root, dirname(file), specifier));
      if (target.startsWith(from.folder + sep) || exceptions.has(`${file} → ${target}`)) return undefined;
      return `relative imports stay inside the package; not ${specifier}`;
    }
    if (isBuiltin(specifier)) {
      return pure.includes(from.layer) && !isTest ? `${from.layer} is pure; not ${specifier}` : undefined;
    }
    const name = packageName(specifier);
    const { dependencies, devDependencies } = from.manifest;
    const isShipped = file.startsWith(join(from.folder, "src")) && !isTest;
    const listed = isShipped ? dependencies : { ...rootManifest.devDependencies, ...devDependencies, ...dependencies };
    if (name !== from.manifest.name && listed?.[name] === undefined && !specifier.startsWith("virtual:")) {
      return `${from.folder}/package.json must list ${name}`;
    }
    return againstArrow(from, name);
  }

  function* inFile(from: Package, file: string): Generator<string> {
    const text = readFileSync(join(root, file), "utf8");
    const isPure = pure.includes(from.layer) && file.startsWith(join(from.folder, "src")) && !file.endsWith(".test.ts");
    const { program, errors } = parseSync(file, text);
    for (const error of errors) yield `${file}: ${error.message}`;
    for (const node of isNode(program) ? nodesIn(program) : []) {
      const specifier = importedBy(node);
      const unclean = isPure ? impurity(node) : undefined;
      const wrong =
        (specifier && wrongImport(from, file, specifier)) || (unclean && `${from.layer} is pure; not ${unclean}`);
      if (wrong) yield `${file}:${text.slice(0, node.start).split("\n").length}: ${wrong}`;
    }
  }

  function* inPackage(from: Package): Generator<string> {
    if (arrows[from.layer] === undefined)
      yield `${from.folder}: unknown layer; give it its arrows in scripts/arrows.ts`;
    for (const name of Object.keys(from.manifest.dependencies ?? {})) {
      const wrong = againstArrow(from, name);
      if (wrong) yield `${from.folder}/package.json: ${wrong}`;
    }
    for (const file of readdirSync(join(root, from.folder), { recursive: true, encoding: "utf8" }).sort()) {
      if (!/(^|[\\/])(node_modules|dist)[\\/]/.test(file) && /\.(tsx?|mjs)$/.test(file)) {
        yield* inFile(from, join(from.folder, file));
      }
    }
  }

  return packages.flatMap((from) => [...inPackage(from)]);
}

if (import.meta.main) {
  const found = breaches(resolve(import.meta.dirname, ".."));
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
