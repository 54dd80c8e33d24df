import type { OptionValues, RefusalParams } from "@serai/kernel";
import type { Gathering } from "@serai/table";

/** A table as the list of one's own tables tells of it. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly places: Gathering["places"];
  readonly status: "gathering" | "playing" | "over" | "broken";
  readonly yourTurn: boolean;
  readonly updated: number;
}

export interface NewTable {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly (
    | { readonly kind: "person"; readonly name: string }
    | { readonly kind: "bot"; readonly bot: string }
  )[];
}

/** What the server says when it will not. */
export class ServerRefusal extends Error {
  readonly code: string;
  readonly params: RefusalParams;

  constructor({ code, params }: { readonly code: string; readonly params: RefusalParams }) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** The server is our own and its answers are taken at their word: the type is the caller's to state. */
async function ask<T>(path: string, body?: unknown): Promise<T> {
  const how: RequestInit = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(path, body === undefined ? {} : how);
  const said = await answer.json();
  if (!answer.ok) throw new ServerRefusal(said);
  return said;
}

export const openTable = (wanted: NewTable): Promise<{ readonly id: string }> => ask("/api/tables", wanted);

export const myTables = async (): Promise<readonly TableLine[]> =>
  (await ask<{ readonly tables: readonly TableLine[] }>("/api/tables")).tables;

/** A socket that does not open gives no reason; this does. */
export async function tableExists(id: string): Promise<boolean> {
  const { status } = await fetch(`/api/tables/${encodeURIComponent(id)}`);
  return status !== 404 && status !== 400;
}
