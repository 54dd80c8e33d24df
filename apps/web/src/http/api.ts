import type { OptionValues, RefusalParams } from "@serai/kernel";
import type { Clock, Gathering } from "@serai/table";

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
  /** The club it is opened for. */
  readonly club?: string;
  readonly options: OptionValues;
  readonly seats: readonly ({ readonly kind: "person" } | { readonly kind: "bot"; readonly bot: string })[];
  readonly clock?: Clock;
  readonly public?: boolean;
}

/** What the server says when it will not; the host on this device says it in the same words. */
export class ServerRefusal extends Error {
  readonly code: string;
  readonly params: RefusalParams;

  constructor({ code, params }: { readonly code: string; readonly params: RefusalParams }) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** A network that answers nothing for so long is as good as none. */
const PATIENCE = 10_000;

/** The server is our own and its answers are taken at their word: the type is the caller's to state. */
export async function ask<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body: object = {}): Promise<T> {
  const how: RequestInit = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(path, method === "GET" ? { signal } : { ...how, signal });
  const said = await answer.json();
  if (!answer.ok) throw new ServerRefusal(said);
  return said;
}

interface Opened {
  readonly id: string;
  readonly commitment: string;
}

/** 256 random bits of our own, added to the luck of the game after the server has made its promise. */
const ownLuck = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const sit = (id: string, name: string): Promise<void> =>
  ask("POST", `/api/tables/${id}/sit`, { name, nonce: ownLuck() });

/** Opens a table and sits down at it; where nobody else is expected the game begins. */
export async function openTable(wanted: NewTable, name: string): Promise<string> {
  const { id } = await ask<Opened>("POST", "/api/tables", wanted);
  await sit(id, name);
  return id;
}

/** The same table again, or the one somebody here has opened already. */
export async function openRematch(table: string, name: string): Promise<string> {
  const { id } = await ask<Opened>("POST", `/api/tables/${table}/rematch`);
  // Somebody may have let bots take the free places meanwhile: then there is still something to watch.
  await sit(id, name).catch((error: unknown) => {
    if (!(error instanceof ServerRefusal && error.code === "already-started")) throw error;
  });
  return id;
}

export const stand = (id: string): Promise<void> => ask("POST", `/api/tables/${id}/stand`);
export const fillWithBots = (id: string): Promise<void> => ask("POST", `/api/tables/${id}/bots`);

export const myTables = async (): Promise<readonly TableLine[]> =>
  (await ask<{ readonly tables: readonly TableLine[] }>("GET", "/api/tables")).tables;

export const lobby = async (): Promise<readonly Gathering[]> =>
  (await ask<{ readonly tables: readonly Gathering[] }>("GET", "/api/lobby")).tables;

export interface Me {
  readonly name: string;
  readonly passkey: boolean;
  /** The address of one's own page; whoever is new here has none yet. */
  readonly tag?: string;
}

export const me = (): Promise<Me> => ask("GET", "/api/me");

/** A token that makes another device ours, once. */
export const newLink = async (): Promise<string> =>
  (await ask<{ readonly token: string }>("POST", "/api/me/link")).token;
export const acceptLink = (token: string): Promise<void> => ask("POST", "/api/link", { token });

/** Keeps this person's seats with a passkey that the browser makes. */
export async function makePasskey(): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = await ask<Parameters<typeof startRegistration>[0]["optionsJSON"]>(
    "POST",
    "/api/me/passkey/options",
  );
  await ask("POST", "/api/me/passkey", await startRegistration({ optionsJSON }));
}

/** Becomes the person again whose passkey the browser shows. */
export async function showPasskey(): Promise<void> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = await ask<Parameters<typeof startAuthentication>[0]["optionsJSON"]>(
    "POST",
    "/api/passkey/options",
  );
  await ask("POST", "/api/passkey", await startAuthentication({ optionsJSON }));
}

/** A socket that does not open gives no reason; this does. */
export async function tableExists(id: string): Promise<boolean> {
  const { status } = await fetch(`/api/tables/${encodeURIComponent(id)}`);
  return status !== 404 && status !== 400;
}
