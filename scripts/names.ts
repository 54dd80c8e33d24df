// Nothing outside games/ names a game: hosts find games by the generated list. Tests may play one as an example, and
// documents may speak of them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync } from "vite";
import { foldersOf } from "./games.ts";

const FOLDERS = ["kernel", "table", "search", "words", "ui", "apps", "bench", "scripts"];
const isSource = (file: string): boolean => /\.(tsx?|mjs|css|html)$/.test(file);
const isLeftOut = (file: string): boolean => /(^|[\\/])(node_modules|dist|test)[\\/]|\.test\.tsx?$/.test(file);

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

function* inFile(root: string, file: string, ids: readonly string[]): Generator<string> {
  const text = readFileSync(join(root, file), "utf8");
  const lineOf = (at: number): number => text.slice(0, at).split("\n").length;
  if (/\.(css|html)$/.test(file)) {
    for (const [number, line] of text.split("\n").entries())
      for (const id of ids) if (namesInText(line, id)) yield `${file}:${number + 1}: names the game ${id}`;
    return;
  }
  const { program } = parseSync(file, text);
  for (const node of isNode(program) ? nodesIn(program) : [])
    for (const id of ids) if (namesGame(node, id)) yield `${file}:${lineOf(node.start)}: names the game ${id}`;
}

/** Every place outside games/ that names one of these games, as `file:line: what is wrong`. */
export function namings(root: string, ids: readonly string[]): string[] {
  const files = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const found = files
    .filter((file) => isSource(file) && !isLeftOut(file))
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
