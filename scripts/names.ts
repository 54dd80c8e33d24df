// Nothing outside games/ names a game, neither in code nor in comments, styles or settings: hosts find games by the
// generated list. Tests may play one as an example, and documents may speak of them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync } from "vite";
import { foldersOf } from "./games.ts";

const FOLDERS = ["kernel", "table", "search", "words", "ui", "apps", "bench", "scripts", "deploy"];
const isCode = (file: string): boolean => /\.(tsx?|m?js)$/.test(file);
const isOtherText = (file: string): boolean =>
  /\.(css|html|json|webmanifest|svg|yml|service)$|(^|[\\/])(Caddyfile|Dockerfile)$/.test(file);
const isLeftOut = (file: string): boolean =>
  /(^|[\\/])(node_modules|dist|test|\.\w+)[\\/]|\.test\.tsx?$|^package-lock\.json$/.test(file);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
}

/** A string that is the id or leads into the game's folder; a name that begins with the id. */
function namesGame(node: Node, id: string): boolean {
  if (node.type === "Identifier") return new RegExp(`^${id}([A-Z]|$)`).test(String(node.name));
  const text =
    node.type === "TemplateElement" ? Object(node.value).raw : node.type === "Literal" ? node.value : undefined;
  return typeof text === "string" && namesInText(text, id);
}

const namesInText = (text: string, id: string): boolean =>
  text.toLowerCase() === id || new RegExp(`games/${id}(/|$)|\\bgame-${id}\\b`).test(text);

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The game's name as sentences write it, its id in quotes, or its folder: a small letter may be any other word. */
const namesInProse = (text: string, id: string): boolean =>
  namesInText(text, id) || new RegExp(`\\b${capital(id)}\\b|(["'\`])${id}\\1|games/${id}\\b`).test(text);

function* inFile(root: string, file: string, ids: readonly string[]): Generator<string> {
  const text = readFileSync(join(root, file), "utf8");
  const naming = (line: number, id: string): string => `${file}:${line}: names the game ${id}`;
  const proseIn = function* (prose: string, firstLine: number): Generator<string> {
    for (const [number, line] of prose.split("\n").entries())
      for (const id of ids) if (namesInProse(line, id)) yield naming(firstLine + number, id);
  };
  if (!isCode(file)) return yield* proseIn(text, 1);
  const lineOf = (at: number): number => text.slice(0, at).split("\n").length;
  const { program, comments } = parseSync(file, text);
  for (const node of isNode(program) ? nodesIn(program) : [])
    for (const id of ids) if (namesGame(node, id)) yield naming(lineOf(node.start), id);
  for (const { value, start } of comments) yield* proseIn(value, lineOf(start));
}

/** Every place outside games/ that names one of these games, as `file:line: what is wrong`. */
export function namings(root: string, ids: readonly string[]): string[] {
  const inFolders = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const found = [...readdirSync(root), ...inFolders]
    .filter((file) => (isCode(file) || isOtherText(file)) && !isLeftOut(file))
    .flatMap((file) => [...inFile(root, file, ids)]);
  return [...new Set(found)].sort();
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "..");
  const found = namings(
    root,
    (await foldersOf(root)).map(({ id }) => id),
  );
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
