import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import cookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import { has, Refusal, refuse } from "@serai/kernel";
import { nameBots, type TableRefusal } from "@serai/table";
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { personOf, personOrNew } from "./identity.ts";
import { Bucket, LIMITS } from "./limits.ts";
import { Sockets } from "./sockets.ts";
import type { Store } from "./store/store.ts";
import { Tables } from "./tables.ts";

const PAGE = fileURLToPath(new URL("../../web/dist/", import.meta.url));

const tableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const name = z.string().trim().min(1).max(40);
const wanted = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.union([z.boolean(), z.string().max(40), z.int()])).default({}),
  seats: z
    .array(
      z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("person"), name }),
        z.strictObject({ kind: z.literal("bot"), bot: z.string().max(40), name: name.optional() }),
      ]),
    )
    .min(1)
    .max(16),
});

const STATUS: Readonly<Record<string, number>> = {
  "unknown-table": 404,
  "unknown-game": 404,
  "not-over": 409,
  "wrong-origin": 403,
  "too-many": 429,
};

export interface App {
  readonly http: FastifyInstance;
  close(): Promise<void>;
}

export async function createApp(store: Store, log: boolean): Promise<App> {
  const http = fastify({ logger: log, bodyLimit: LIMITS.body, forceCloseConnections: true });
  const tables = new Tables(store);
  const sockets = new Sockets(http.log);
  const idle = setInterval(() => void tables.putAwayIdle(), LIMITS.idle);
  const openings = new Map<string, Bucket>();

  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  await http.register(cookie);

  http.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "content-security-policy":
        "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
    if (request.method !== "GET" && request.method !== "HEAD" && !isSameOrigin(request.headers))
      throw refuse<TableRefusal>("wrong-origin");
  });

  http.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refusal)
      return reply.status(STATUS[error.code] ?? 400).send({ code: error.code, params: error.params });
    const status = error.statusCode ?? 500;
    if (status >= 500) http.log.error({ err: error }, "a request failed");
    const code: TableRefusal = status >= 500 ? "failed" : status === 413 ? "too-long" : "malformed";
    return reply.status(status).send({ code, params: {} });
  });

  const api = http.withTypeProvider<ZodTypeProvider>();

  api.post("/api/tables", { schema: { body: wanted } }, async (request, reply) => {
    const person = await personOrNew(store, request, reply);
    const bucket = openings.get(person.id) ?? new Bucket(LIMITS.tables, Date.now());
    openings.set(person.id, bucket);
    if (!bucket.take(Date.now())) throw refuse<TableRefusal>("too-many");
    const { game, options, seats } = request.body;
    const id = await tables.open({ game, options, seats: nameBots(seats) }, person.id);
    return reply.status(201).send({ id });
  });

  api.get("/api/tables", async (request) => {
    const person = await personOf(store, request.cookies);
    const mine = person ? await store.tablesOf(person.id) : [];
    return {
      tables: mine.map(({ start, updated, over, deciders, seat }) => ({
        id: start.id,
        game: start.game,
        seats: start.seats,
        updated,
        over,
        yourTurn: !over && has(deciders, seat),
      })),
    };
  });

  api.get("/api/tables/:id/record", { schema: { params: z.object({ id: tableId }) } }, async (request) => {
    const table = await tables.find(request.params.id);
    const record = await table.record();
    if (record === undefined) throw refuse<TableRefusal>("not-over");
    return record;
  });

  http.server.on("upgrade", (request, socket, head) => {
    const close = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    const url = new URL(request.url ?? "/", "http://localhost");
    const [, id] = /^\/api\/tables\/([A-Za-z0-9_-]{22})\/play$/.exec(url.pathname) ?? [];
    const from = url.searchParams.get("from") ?? undefined;
    if (id === undefined || (from !== undefined && !/^\d{1,9}$/.test(from))) return close("400 Bad Request");
    if (!isSameOrigin(request.headers)) return close("403 Forbidden");
    socket.on("error", () => socket.destroy());
    const connect = async (): Promise<void> => {
      const person = await personOf(store, http.parseCookie(request.headers.cookie ?? ""));
      const table = await tables.find(id);
      sockets.accept(request, socket, head, table, person?.id, from === undefined ? undefined : Number(from));
    };
    connect().catch((error: unknown) => {
      if (error instanceof Refusal) return close("404 Not Found");
      http.log.error({ err: error }, "a connection failed");
      close("500 Internal Server Error");
    });
  });

  if (existsSync(PAGE)) {
    await http.register(fastifyStatic, { root: PAGE, maxAge: "1y", immutable: true, index: false });
    http.setNotFoundHandler((request, reply) => {
      if (request.method !== "GET" || request.url.startsWith("/api/"))
        return reply.status(404).send({ code: "unknown-address" satisfies TableRefusal, params: {} });
      return reply.header("cache-control", "no-cache").sendFile("index.html", { maxAge: 0, immutable: false });
    });
  }

  return {
    http,
    async close() {
      clearInterval(idle);
      sockets.close();
      await http.close();
    },
  };
}

/** A browser says where a request comes from; from another site's page it is not taken. */
function isSameOrigin(headers: { readonly origin?: string | undefined; readonly host?: string | undefined }): boolean {
  return (
    headers.origin === undefined || (URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host)
  );
}
