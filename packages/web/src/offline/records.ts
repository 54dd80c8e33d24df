import { readRecord } from "@serai/kernel";
import { newId } from "./id.ts";
import { localStore } from "./local-store.ts";
import type { KeptRecord } from "./store.ts";

/** Keeps a record that came as a file, and returns its id here. What is no record is refused. */
export async function keepRecord(text: string): Promise<string> {
  const record = readRecord(text);
  const id = newId();
  await (await localStore()).keepRecord({ id, record, at: Date.now() });
  return id;
}

export const keptRecords = async (): Promise<KeptRecord[]> => (await localStore()).records();
export const keptRecord = async (id: string): Promise<KeptRecord | undefined> => (await localStore()).record(id);
