import { z } from "zod";
import { forgetKey, personOf } from "../people/identity.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

/** What is kept about oneself: to have, and to have deleted. */
export function ownDataRoutes(api: Api, { store, rooms, identity, rates }: RouteServices): void {
  api.get(
    "/api/me/export",
    {
      schema: {
        summary: "Everything kept about me",
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (request, reply) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) return {};
      rates.mustAllow("exports", identity.asker(request, person));
      reply.header("content-disposition", 'attachment; filename="serai.json"');
      return store.everythingOf(person.id);
    },
  );

  api.delete(
    "/api/me",
    {
      schema: {
        summary: "Forget me: finished games keep a seat without a name, running ones are left to a bot",
        response: { 200: schemas.nothing },
      },
    },
    async (request, reply) => {
      const person = await personOf(store, request.cookies);
      forgetKey(reply);
      if (person === undefined) return {};
      // The keys go last: should it be interrupted, it can be asked for again.
      for (const table of await store.everyTableOf(person.id)) await (await rooms.find(table)).forgetPerson(person.id);
      await store.forget(person.id);
      return {};
    },
  );
}
