import { createHash } from "node:crypto";
import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { z } from "zod";
import { keyHashIn, personOf } from "../people/identity.ts";
import type { Sockets } from "../sockets/sockets.ts";
import { devices, idOfDevice } from "./schemas/devices.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

/** What a browser is called towards its person: the hash of its key does not leave. */
const deviceId = (keyHash: string): string =>
  createHash("sha256").update(`serai device\n${keyHash}`).digest("base64url").slice(0, 22);

/** The browsers that are one's own, and sending one of them away. */
export function deviceRoutes(api: Api, { store, sockets }: RouteServices & { readonly sockets: Sockets }): void {
  api.get(
    "/api/me/devices",
    { schema: { summary: "The browsers that are mine", response: { 200: devices } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const own = keyHashIn(request.cookies);
      if (person === undefined || own === undefined) return { devices: [] };
      const keys = await store.keysOf(person.id);
      return {
        devices: keys.map(({ keyHash, ...key }) => ({
          id: deviceId(keyHash),
          browser: key.browser,
          since: key.at,
          seen: key.seen,
          current: keyHash === own,
        })),
      };
    },
  );

  api.delete(
    "/api/me/devices/:id",
    {
      schema: {
        summary: "Send one of my browsers away: it is no longer mine, and leaves the tables at once",
        params: z.object({ id: idOfDevice }),
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const keys = person ? await store.keysOf(person.id) : [];
      const key = keys.find(({ keyHash }) => deviceId(keyHash) === request.params.id);
      if (key === undefined) throw refuse<TableRefusal>("unknown-device");
      await store.removeKey(key.keyHash);
      sockets.dropKey(key.keyHash);
      return {};
    },
  );
}
