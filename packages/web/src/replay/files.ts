import { type GameRecord, writeRecord } from "@serai/kernel";
import { language } from "../settings.ts";
import type { Tape } from "./tape.ts";

function save(name: string, type: string, text: string): void {
  const file = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  URL.revokeObjectURL(file);
}

export const saveAsJson = (record: GameRecord): void =>
  save(`${record.game}.json`, "application/json", writeRecord(record));

/** Every game's words come along with the story's: fetched only by those who want it. */
export async function saveAsText({ record, moments }: Tape): Promise<void> {
  const { storyText } = await import("@serai/text/story");
  save(`${record.game}.txt`, "text/plain", storyText(language.peek(), record, moments));
}
