import { type GameRecord, writeRecord } from "@serai/kernel";
import { saveFile } from "../device/save-file.ts";
import { language } from "../device/settings.ts";
import { gameEntry } from "../games/registry.ts";
import type { ReplayedGame } from "./replayed-game.ts";

export const saveAsJson = (record: GameRecord): void =>
  saveFile(`${record.game}.json`, "application/json", writeRecord(record));

export async function saveAsText({ record, moments }: ReplayedGame): Promise<void> {
  const game = gameEntry(record.game);
  if (game === undefined) return;
  const { storyText } = await import("@serai/words/story");
  saveFile(`${record.game}.txt`, "text/plain", storyText(language.peek(), game.text.text, record, moments));
}
