import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type GameEntry, gameAt, gameById } from "@serai/games/list/index.ts";
import { beginRecorded, type GameRecord, Refusal, readRecord, writeRecord } from "@serai/kernel";
import { refusalText } from "@serai/words";
import { type Shell, Stop } from "./shell.ts";

/** The system's own short word for what is wrong with a file: ENOENT, EISDIR, EACCES. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

export interface OpenedRecord {
  readonly record: GameRecord;
  readonly entry: GameEntry;
}

/** A record that can at least be begun: well formed, of a game and rules that are here, with its key. */
export async function openRecord({ text, language }: Shell, file: string): Promise<OpenedRecord> {
  try {
    const record = readRecord(readFileSync(file, "utf8"));
    const entry = (await gameAt(record.game, record.rules)) ?? gameById(record.game);
    beginRecorded(entry.game, record);
    return { record, entry };
  } catch (error) {
    if (error instanceof Refusal) throw new Stop(text.errors.inFile(file, refusalText(language, undefined, error)));
    const code = systemCode(error);
    if (code === undefined) throw error;
    throw new Stop(text.errors.cannotRead(file, code));
  }
}

export function saveRecord(shell: Shell, file: string, record: GameRecord): void {
  writeText(shell, file, writeRecord(record));
}

export function readText({ text }: Shell, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Stop(text.errors.cannotRead(file, systemCode(error) ?? String(error)));
  }
}

export function writeText({ text }: Shell, file: string, content: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (error) {
    throw new Stop(text.errors.cannotWrite(file, systemCode(error) ?? String(error)));
  }
}
