import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { LIMITS } from "../limits.ts";
import { browserName } from "../people/browser-name.ts";
import { hashOf, keyHashIn, newKey, personOf } from "../people/identity.ts";
import { CannotSave } from "../store/cannot-save.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

/** Who one is: a name, and a way to be the same person on another device. */
export function peopleRoutes(api: Api, { store, identity, rates }: RouteServices): void {
  api.get("/api/me", { schema: { summary: "Who I am here", response: { 200: schemas.me } } }, async (request) => {
    const person = await personOf(store, request.cookies);
    const keyHash = keyHashIn(request.cookies);
    if (person && keyHash !== undefined) {
      const browser = browserName(request.headers["user-agent"]);
      await store.noteSeen({ keyHash, browser, at: Date.now(), every: LIMITS.seenEvery }).catch((error: unknown) => {
        // Where nothing can be saved people can still look at everything: it is noted another time.
        if (!(error instanceof CannotSave)) throw error;
      });
    }
    const passkeys = person ? await store.passkeysOf(person.id) : [];
    return { name: person?.name ?? "", passkey: passkeys.length > 0, ...(person && { tag: person.tag }) };
  });

  api.put(
    "/api/me",
    { schema: { summary: "Change my name", body: schemas.renaming, response: { 200: schemas.nothing } } },
    async (request, reply) => {
      const { id } = await identity.personOrNew(request, reply);
      await store.rename({ id, name: request.body.name });
      return {};
    },
  );

  api.post(
    "/api/me/link",
    { schema: { summary: "A link that makes another device mine, once", response: { 201: schemas.token } } },
    async (request, reply) => {
      const visitor = await identity.visitor(request);
      rates.mustAllow("deviceLinks", identity.asker(request, visitor));
      await identity.keep(visitor, request, reply);
      const token = newKey();
      const expires = Date.now() + LIMITS.linkLives;
      await store.addLink({ hash: hashOf(token), person: visitor.id, expires, most: LIMITS.openDeviceLinks });
      return reply.status(201).send({ token });
    },
  );

  api.post(
    "/api/link",
    { schema: { summary: "Use such a link", body: schemas.token, response: { 200: schemas.nothing } } },
    async (request, reply) => {
      const person = await store.useLink({ hash: hashOf(request.body.token), now: Date.now() });
      if (person === undefined) throw refuse<TableRefusal>("bad-link");
      await identity.recognise(person, request, reply);
      return {};
    },
  );
}
