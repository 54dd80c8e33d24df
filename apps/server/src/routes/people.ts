import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { hashOf, newKey, personOf, personOrNew, recognise } from "../identity.ts";
import { LIMITS } from "../limits.ts";
import type { Api, Desk } from "./desk.ts";
import * as schemas from "./schemas.ts";

/** Who one is: a name, and a way to be the same person on another device. */
export function peopleRoutes(api: Api, { store }: Desk): void {
  api.get("/api/me", { schema: { summary: "Who I am here", response: { 200: schemas.me } } }, async (request) => {
    const person = await personOf(store, request.cookies);
    const passkeys = person ? await store.passkeysOf(person.id) : [];
    return { name: person?.name ?? "", passkey: passkeys.length > 0, ...(person && { tag: person.tag }) };
  });

  api.put(
    "/api/me",
    { schema: { summary: "Change my name", body: schemas.renaming, response: { 200: schemas.nothing } } },
    async (request, reply) => {
      const { id } = await personOrNew(store, request, reply);
      await store.rename({ id, name: request.body.name });
      return {};
    },
  );

  api.post(
    "/api/me/link",
    { schema: { summary: "A link that makes another device mine, once", response: { 201: schemas.token } } },
    async (request, reply) => {
      const { id } = await personOrNew(store, request, reply);
      const token = newKey();
      await store.addLink({ hash: hashOf(token), person: id, expires: Date.now() + LIMITS.linkLives });
      return reply.status(201).send({ token });
    },
  );

  api.post(
    "/api/link",
    { schema: { summary: "Use such a link", body: schemas.token, response: { 200: schemas.nothing } } },
    async (request, reply) => {
      const person = await store.useLink({ hash: hashOf(request.body.token), now: Date.now() });
      if (person === undefined) throw refuse<TableRefusal>("bad-link");
      await recognise(store, person, request, reply);
      return {};
    },
  );
}
