import { type GameRecord, readRecord, replay, type Verdict } from "@serai/kernel";
import { openRules } from "./games/registry.ts";

/** The browser's own cryptography checks the promise and the key; the rules, fetched for the game, play it again. */
export async function verdictOn(text: string): Promise<Verdict> {
  const record = readRecord(text);
  const { differences } = replay(await openRules(record.game), record);
  return {
    ...(await promiseKept(record)),
    actions: !differences.some(({ kind }) => kind === "refused"),
    result: !differences.some(({ kind }) => kind === "result"),
  };
}

async function promiseKept({ fair, commitment, key }: GameRecord): Promise<{ promise: boolean; key: boolean }> {
  if (fair === undefined) return { promise: false, key: false };
  const secret = bytesOf(fair.secret);
  const words = new TextEncoder();
  const parts = [words.encode("serai key 1"), ...fair.nonces.map(bytesOf), words.encode(fair.table)];
  const message = new Uint8Array(await new Blob(parts).arrayBuffer());
  const signer = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return {
    promise: hexOf(await crypto.subtle.digest("SHA-256", secret)) === commitment,
    key: hexOf(await crypto.subtle.sign("HMAC", signer, message)) === key,
  };
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
