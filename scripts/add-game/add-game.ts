// Writes a small working game into a new folder (`serai add-game`): the template beside this file, under another name.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeList } from "../games.ts";
import { namings } from "../names.ts";

const TEMPLATE = join(import.meta.dirname, "template");
/** The id of the template's game. */
const PLACEHOLDER = "pebbles";

/** Why a game cannot be called so. */
export type BadId = "not-an-id" | "taken" | "used";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function whyNotId(root: string, id: string): BadId | undefined {
  if (!/^[a-z][a-z0-9]*$/.test(id)) return "not-an-id";
  if (existsSync(join(root, "games", id))) return "taken";
  // A word that code outside games/ uses for something else would be found there by the check of names.
  return namings(root, [id]).length > 0 ? "used" : undefined;
}

/** The files written, from the root of the repository. */
export async function addGame(root: string, id: string): Promise<string[]> {
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
    .sort();
  for (const file of files) {
    const target = join(root, "games", id, file);
    mkdirSync(dirname(target), { recursive: true });
    if (!/\.ts$/.test(file)) cpSync(join(TEMPLATE, file), target);
    else writeFileSync(target, renamed(readFileSync(join(TEMPLATE, file), "utf8"), file, id));
  }
  const faults = await writeList(root);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return files.map((file) => join("games", id, file));
}

/** The id and the name are the new game's; the words of the rules ("pebbles" on the heap) are for the author to change. */
function renamed(text: string, file: string, id: string): string {
  const named = text.replaceAll(`"${PLACEHOLDER}"`, `"${id}"`);
  return /^(words|about)/.test(file) ? named.replaceAll(/name: "[^"]+"/g, `name: "${capital(id)}"`) : named;
}
