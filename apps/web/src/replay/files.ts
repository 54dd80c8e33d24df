import { type GameRecord, writeRecord } from "@serai/kernel";
import { saveFile } from "../save-file.ts";
import { language } from "../settings.ts";
import type { Tape } from "./tape.ts";

export const saveAsJson = (record: GameRecord): void =>
  saveFile(`${record.game}.json`, "application/json", writeRecord(record));

/** Every game's words come along with the story's: fetched only by those who want it. */
export async function saveAsText({ record, moments }: Tape): Promise<void> {
  const { storyText } = await import("@serai/text/story");
  saveFile(`${record.game}.txt`, "text/plain", storyText(language.peek(), record, moments));
}
