import type { RefusalParams } from "@serai/kernel";
import type { Lobby, Me, MyTables, Refused, TableLine, Token, Watchable } from "@serai/server/http-types";

export type { Me, TableLine } from "@serai/server/http-types";

/** What the server says when it will not; the host on this device says it in the same words. */
export class ServerRefusal extends Error {
  readonly code: string;
  readonly params: RefusalParams;

  constructor({ code, params }: Refused) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** A network that answers nothing for so long is as good as none. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The server is our own and its answers are taken at their word: the type is the caller's to state. */
export async function ask<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body: object = {}): Promise<T> {
  const how: RequestInit = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const answer = await fetch(path, method === "GET" ? { signal } : { ...how, signal });
  const said = await answer.json();
  if (!answer.ok) throw new ServerRefusal(said);
  return said;
}

export const stand = (id: string): Promise<void> => ask("POST", `/api/tables/${id}/stand`);
export const fillWithBots = (id: string): Promise<void> => ask("POST", `/api/tables/${id}/bots`);

export const myTables = async (): Promise<readonly TableLine[]> => (await ask<MyTables>("GET", "/api/tables")).tables;

/** Gives up a game against bots alone, or puts a finished one away. */
export const removeTable = (id: string): Promise<void> => ask("DELETE", `/api/tables/${id}`);

export const lobby = async (): Promise<Lobby["tables"]> => (await ask<Lobby>("GET", "/api/lobby")).tables;

/** A running game that anybody may watch. */
export type WatchLine = Watchable["tables"][number];

export const watchable = async (): Promise<readonly WatchLine[]> => (await ask<Watchable>("GET", "/api/watch")).tables;

export const me = (): Promise<Me> => ask("GET", "/api/me");

/** A token that makes another device ours, once. */
export const newLink = async (): Promise<string> => (await ask<Token>("POST", "/api/me/link")).token;
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
