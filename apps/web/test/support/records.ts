import { readdirSync, readFileSync } from "node:fs";
import { type GameRecord, readRecord } from "@serai/kernel";
import { gameEntry, openRules } from "../../src/games/registry.ts";

export interface Recorded {
  readonly name: string;
  readonly record: GameRecord;
}

/** The recorded games that the rules are tested with. */
export const recorded: readonly Recorded[] = ["byzanz", "ys"].flatMap((game) => {
  const folder = new URL(`../../../../games/${game}/test/records/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({ name: `${game}/${name}`, record: readRecord(readFileSync(new URL(name, folder), "utf8")) }));
});

/** The page of the day, and the rules that the record was played by. */
export async function tellingAndRules({ game: id, rules }: { readonly game: string; readonly rules?: number }) {
  const entry = gameEntry(id);
  if (entry === undefined) throw new Error(`no page for ${id}`);
  const [page, game] = await Promise.all([entry.page(), openRules(id, rules)]);
  return { playback: await page.playback(), game };
}
