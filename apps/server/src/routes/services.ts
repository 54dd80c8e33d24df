import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Games } from "../games/registry.ts";
import type { Identity } from "../people/identity.ts";
import type { Rates } from "../rates.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { Store } from "../store/store.ts";

/** What the routes work with. */
export interface RouteServices {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly identity: Identity;
  readonly rates: Rates;
  readonly games: Games;
}

export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>;
