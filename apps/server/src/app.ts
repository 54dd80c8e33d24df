import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import { Refusal, refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { Tournaments } from "./clubs/tournaments.ts";
import { personOf } from "./identity.ts";
import { Buckets, LIMITS } from "./limits.ts";
import { PostOffice } from "./notices/post-office.ts";
import { Senders } from "./notices/senders.ts";
import type { PostSettings } from "./notices/settings.ts";
import { vapidKeysIn } from "./notices/vapid.ts";
import { servePage } from "./page.ts";
import { startEngine } from "./rooms/engine.ts";
import { Rooms } from "./rooms/rooms.ts";
import { chatRoutes } from "./routes/chat.ts";
import { clubRoutes } from "./routes/clubs.ts";
import { noticeRoutes } from "./routes/notices.ts";
import { ownDataRoutes } from "./routes/own-data.ts";
import { passkeyRoutes } from "./routes/passkeys.ts";
import { peopleRoutes } from "./routes/people.ts";
import { ratingRoutes } from "./routes/ratings.ts";
import { recordRoutes } from "./routes/records.ts";
import { tableRoutes } from "./routes/tables.ts";
import { tournamentRoutes } from "./routes/tournaments.ts";
import { Sockets } from "./sockets.ts";
import type { Store } from "./store/store.ts";
import { Bots } from "./threads/bots.ts";

const HEADERS = {
  "content-security-policy":
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
};

const STATUS: Readonly<Partial<Record<string, number>>> = {
  "unknown-table": 404,
  "unknown-game": 404,
  "not-seated": 403,
  "not-owner": 403,
  "no-watchers": 403,
  "unknown-line": 404,
  "unknown-person": 404,
  "unknown-club": 404,
  "not-member": 403,
  "wrong-origin": 403,
  "bad-passkey": 403,
  "table-full": 409,
  "already-started": 409,
  "not-started": 409,
  "not-over": 409,
  "table-broken": 409,
  "no-mail": 503,
  "bad-link": 410,
  "too-many": 429,
};

export interface AppOptions {
  readonly store: Store;
  readonly post: PostSettings;
  readonly log: boolean;
  /** The time, where a test wants another one. */
  readonly now?: () => number;
}

export interface App {
  readonly http: FastifyInstance;
  readonly rooms: Rooms;
  readonly office: PostOffice;
  readonly tournaments: Tournaments;
  close(): Promise<void>;
}

export async function createApp({ store, post, log, now = Date.now }: AppOptions): Promise<App> {
  const http = fastify({ logger: log, bodyLimit: LIMITS.body, forceCloseConnections: true });
  const engine = startEngine();
  const bots = new Bots(http.log);
  const rooms = new Rooms({ store, engine, bots, log: http.log, says: new Buckets(LIMITS.chat), now });
  const senders = new Senders(post, await vapidKeysIn(store));
  const office = new PostOffice({ store, rooms, senders, url: post.url, log: http.log, now });
  const tournaments = new Tournaments(store, rooms);
  const sockets = new Sockets(http.log);

  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  await http.register(cookie);
  await http.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Serai", version: "1" } },
    transform: jsonSchemaTransform,
  });

  http.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS);
    const changes = request.method !== "GET" && request.method !== "HEAD";
    if (changes && !isSameOrigin(request.headers)) throw refuse<TableRefusal>("wrong-origin");
  });
  http.setErrorHandler((error: FastifyError | Refusal, _request, reply) => {
    if (error instanceof Refusal)
      return reply.status(STATUS[error.code] ?? 400).send({ code: error.code, params: error.params });
    const status = error.statusCode ?? 500;
    if (status >= 500) http.log.error({ err: error }, "a request failed");
    const code: TableRefusal = status >= 500 ? "failed" : status === 413 ? "too-long" : "malformed";
    return reply.status(status).send({ code, params: {} });
  });

  const api = http.withTypeProvider<ZodTypeProvider>();
  const desk = { store, rooms };
  // After the plugins, so that the OpenAPI document sees every route.
  http.after(() => {
    tableRoutes(api, desk);
    recordRoutes(api, desk);
    ratingRoutes(api, desk);
    clubRoutes(api, desk);
    tournamentRoutes(api, { ...desk, tournaments });
    chatRoutes(api, desk);
    noticeRoutes(api, { ...desk, senders, office, url: post.url });
    peopleRoutes(api, desk);
    passkeyRoutes(api, desk);
    ownDataRoutes(api, desk);
    http.get("/api/openapi.json", { schema: { hide: true } }, () => http.swagger());
  });

  http.server.on("upgrade", (request, socket, head) => {
    const close = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    socket.on("error", () => socket.destroy());
    const url = new URL(request.url ?? "/", "http://localhost");
    const [, id] = /^\/api\/tables\/([A-Za-z0-9_-]{22})\/play$/.exec(url.pathname) ?? [];
    const from = url.searchParams.get("from") ?? undefined;
    if (id === undefined || (from !== undefined && !/^\d{1,9}$/.test(from))) return close("400 Bad Request");
    if (!isSameOrigin(request.headers)) return close("403 Forbidden");
    const connect = async (): Promise<void> => {
      const person = await personOf(store, http.parseCookie(request.headers.cookie ?? ""));
      const room = await rooms.find(id);
      sockets.accept(request, socket, head, {
        room,
        person: person?.id,
        from: from === undefined ? undefined : Number(from),
      });
    };
    connect().catch((error: unknown) => {
      if (error instanceof Refusal) return close("404 Not Found");
      http.log.error({ err: error }, "a connection failed");
      close("500 Internal Server Error");
    });
  });

  await servePage(http, store);

  const minding = mind({ rooms, office, tournaments }, http);
  await rooms.checkRunning();
  return {
    http,
    rooms,
    office,
    tournaments,
    async close() {
      minding.stop();
      senders.close();
      sockets.close();
      await http.close();
      await bots.close();
      await engine.close();
    },
  };
}

/** Looks after tables that move without people, tells those who are awaited, and puts away what is not in use. */
function mind(
  { rooms, office, tournaments }: Pick<App, "rooms" | "office" | "tournaments">,
  http: FastifyInstance,
): { stop(): void } {
  const failed = (error: unknown): void => http.log.error({ err: error }, "minding the tables failed");
  const waking = setInterval(() => rooms.wakeDue().catch(failed), LIMITS.wakeEvery);
  const telling = setInterval(() => office.work().catch(failed), LIMITS.tellEvery);
  const advancing = setInterval(() => tournaments.advance().catch(failed), LIMITS.advanceEvery);
  const tidying = setInterval(() => rooms.putAwayIdle().catch(failed), LIMITS.idle);
  return {
    stop() {
      clearInterval(waking);
      clearInterval(telling);
      clearInterval(advancing);
      clearInterval(tidying);
    },
  };
}

/** A browser says where a request comes from; from another site's page it is not taken. */
function isSameOrigin(headers: { readonly origin?: string | undefined; readonly host?: string | undefined }): boolean {
  return (
    headers.origin === undefined || (URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host)
  );
}
