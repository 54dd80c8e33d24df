import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { networkOf } from "../http/address.ts";
import * as schemas from "../routes/schemas.ts";
import type { Api } from "../routes/services.ts";
import type { Store, StoredTable } from "../store/store.ts";
import { type OperatorView, operatorPage } from "./operator-page.ts";
import { OPERATOR_STYLE } from "./operator-style.ts";

interface OperatorServices {
  readonly store: Store;
  /** What this server is doing now. */
  now(): Pick<OperatorView, "load" | "errors">;
  isAllowed(request: FastifyRequest): boolean;
  askForKey(reply: FastifyReply): FastifyReply;
  /** Bans were changed: they hold here at once, and at the other servers when they next look. */
  onBansChanged(): Promise<void>;
}

const line = z.strictObject({
  table: schemas.inTable.shape.id,
  room: z.enum(["players", "spectators"]),
  number: z.coerce.number().int().min(1),
});
const banned = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("person"),
    whose: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9_-]{16}$/),
  }),
  z.object({ kind: z.literal("address"), whose: z.string().trim().transform(networkOf).pipe(z.string()) }),
]);
const ban = z.intersection(banned, z.object({ why: z.string().trim().max(200).default("") }));

const HIDDEN = { schema: { hide: true } } as const;

/**
 * The page of those who run the server, behind their key; under /api/, which no browser keeps. Of games that run it shows numbers alone; the record of a game
 * can be had once it is set aside.
 */
export function operatorRoutes(api: Api, services: OperatorServices): void {
  const { store, now, isAllowed, askForKey, onBansChanged } = services;
  // Forms are understood here and nowhere else.
  api.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  api.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isAllowed(request)) return askForKey(reply);
    return undefined;
  });

  api.get("/api/operator", HIDDEN, async (_request, reply) => {
    const [openTables, reports, bans, setAside] = await Promise.all([
      store.openTables(),
      store.reports(),
      store.bans(),
      store.setAsideTables(),
    ]);
    return reply.type("text/html").send(operatorPage({ ...now(), openTables, reports, bans, setAside }));
  });

  api.get("/api/operator/style.css", HIDDEN, (_request, reply) => reply.type("text/css").send(OPERATOR_STYLE));

  api.get("/api/operator/tables/:id", { schema: { hide: true, params: schemas.inTable } }, async (request) => {
    const table = await store.table(request.params.id);
    if (table?.status !== "broken") throw refuse<TableRefusal>("unknown-table");
    return { ...withoutPeople(table), log: await store.log(table.id) };
  });

  api.post("/api/operator/reports", { schema: { hide: true, body: line } }, async (request, reply) => {
    await store.closeReports(request.body);
    return reply.redirect("/api/operator", 303);
  });

  api.post("/api/operator/bans", { schema: { hide: true, body: ban } }, async (request, reply) => {
    if (!(await store.ban({ ...request.body, at: Date.now() }))) throw refuse<TableRefusal>("unknown-person");
    await onBansChanged();
    return reply.redirect("/api/operator", 303);
  });

  api.post("/api/operator/bans/lift", { schema: { hide: true, body: banned } }, async (request, reply) => {
    await store.liftBan(request.body);
    await onBansChanged();
    return reply.redirect("/api/operator", 303);
  });
}

/** What its rules need to be played again, and nothing that leads to a person. */
const withoutPeople = ({ owner: _owner, club: _club, ...table }: StoredTable) => ({
  ...table,
  places: table.places.map(({ kind, bot, seat, commitment, nonce }) => ({ kind, bot, seat, commitment, nonce })),
});
