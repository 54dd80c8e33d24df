import { refuse } from "@serai/kernel";
import { LONGEST_LINE, type TableRefusal } from "@serai/table";
import { z } from "zod";
import { personOf } from "../people/identity.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

const tag = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
const line = schemas.inTable.extend({
  room: z.enum(["players", "spectators"]),
  number: z.coerce.number().int().min(1).max(1_000_000_000),
});

/** What one can do about chat beside reading and writing it, and about those who watch. */
export function chatRoutes(api: Api, { store, rooms, identity, rates }: RouteServices): void {
  api.put(
    "/api/tables/:id/chat/:tag/mute",
    {
      schema: {
        summary: "Read no more of what somebody says, at this table or another; or read it again",
        params: schemas.inTable.extend({ tag }),
        body: z.strictObject({ muted: z.boolean() }),
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) throw refuse<TableRefusal>("unknown-line");
      await (await rooms.find(request.params.id)).mute(person.id, request.params.tag, request.body.muted);
      await rooms.changed({ kind: "mutes", id: person.id });
      return {};
    },
  );

  api.post(
    "/api/tables/:id/chat/:room/:number/report",
    {
      schema: {
        summary: "Report a chat line to the operator of this server",
        params: line,
        body: z.strictObject({ why: z.string().trim().max(LONGEST_LINE).default("") }),
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      const { id, room, number } = request.params;
      const person = await personOf(store, request.cookies);
      const found = await rooms.find(id);
      if (person === undefined || !found.mayRead(person.id, room)) throw refuse<TableRefusal>("unknown-line");
      rates.mustAllow("reports", identity.asker(request, person));
      const report = { table: id, room, number, reporter: person.id, why: request.body.why, at: Date.now() };
      if (!(await store.report(report))) throw refuse<TableRefusal>("unknown-line");
      request.log.warn({ table: id, room, number }, "a line of chat was reported");
      return {};
    },
  );

  api.post(
    "/api/tables/:id/watchers",
    {
      schema: {
        summary: "Open my table to those who do not play, or close it to them",
        params: schemas.inTable,
        body: z.strictObject({ open: z.boolean() }),
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      await (await rooms.find(request.params.id)).setWatchers(person?.id, request.body.open);
      return {};
    },
  );
}
