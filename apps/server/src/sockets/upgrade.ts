import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { Refusal } from "@serai/kernel";
import type { FastifyBaseLogger } from "fastify";
import type { Addresses } from "../http/address.ts";
import { isSameOrigin } from "../http/origin.ts";
import type { AnswerRaw } from "../http/raw-answer.ts";
import type { Bans } from "../operations/bans.ts";
import { keyHashIn, personOf } from "../people/identity.ts";
import type { Rates } from "../rates.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { Store } from "../store/store.ts";
import type { Sockets } from "./sockets.ts";

interface UpgradeServices {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  readonly rates: Rates;
  readonly addresses: Addresses;
  readonly bans: Bans;
  readonly refuseRaw: AnswerRaw;
  readonly url: string | undefined;
  readonly log: FastifyBaseLogger;
  /** Whether it is about to end: the page then asks again, and a proxy sends it elsewhere. */
  isDraining(): boolean;
  parseCookie(cookies: string): Readonly<Record<string, string | undefined>>;
}

/** Answers requests for a WebSocket. Whatever is asked, nothing is thrown: nobody would catch it. */
export function answerUpgrades(services: UpgradeServices) {
  const { store, rooms, sockets, rates, addresses, refuseRaw, url, log } = services;

  return (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", destroy);
    const asked = readPlayAddress(request.url ?? "");
    if (asked === undefined) return refuseRaw(socket, 400, "malformed");
    if (services.isDraining()) return refuseRaw(socket, 503, "server-busy");
    if (!isSameOrigin(request.headers, url)) return refuseRaw(socket, 403, "wrong-origin");
    const connect = async (): Promise<void> => {
      const cookies = services.parseCookie(request.headers.cookie ?? "");
      const person = (await personOf(store, cookies))?.id;
      const who = { person, address: addresses.of(request) };
      if (services.bans.isBanned({ address: who.address, keyHash: keyHashIn(cookies) }))
        return refuseRaw(socket, 403, "banned");
      if (!rates.take("joins", who)) return refuseRaw(socket, 429, "too-many");
      const room = await rooms.find(asked.table);
      // Asked and counted in one moment: nobody else can come in between.
      if (!sockets.hasRoomFor(who)) return refuseRaw(socket, 429, "too-many");
      sockets.accept(request, socket, head, { ...who, keyHash: keyHashIn(cookies), room, from: asked.from });
    };
    connect().catch((error: unknown) => {
      if (error instanceof Refusal) return refuseRaw(socket, 404, "unknown-table");
      log.error({ err: error }, "a connection failed");
      refuseRaw(socket, 500, "failed");
    });
  };
}

/** No closure: it stays as long as the socket does, and would hold on to the whole request. */
function destroy(this: Duplex): void {
  this.destroy();
}

/** What a WebSocket's address asks for: a table, and how many of its events were heard before. */
interface PlayAddress {
  readonly table: string;
  readonly from: number | undefined;
}

/** Read with a pattern, not with `URL`, which throws at addresses that the HTTP parser lets through (`//`, `http://[`). */
function readPlayAddress(url: string): PlayAddress | undefined {
  const [, table, query = ""] = /^\/api\/tables\/([A-Za-z0-9_-]{22})\/play(?:\?(.*))?$/.exec(url) ?? [];
  const from = new URLSearchParams(query).get("from") ?? undefined;
  if (table === undefined || (from !== undefined && !/^\d{1,9}$/.test(from))) return undefined;
  return { table, from: from === undefined ? undefined : Number(from) };
}
