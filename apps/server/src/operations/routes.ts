import { setTimeout } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Rates } from "../rates.ts";
import type { Api } from "../routes/services.ts";
import type { Store } from "../store/store.ts";
import type { Metrics } from "./metrics.ts";
import { isOperator } from "./operator-key.ts";
import type { OperatorView } from "./operator-page.ts";
import { operatorRoutes } from "./operator-routes.ts";

interface Operations {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly rates: Rates;
  readonly key: string;
  addressOf(request: FastifyRequest): string;
  /** Whether it takes nobody new, because it is about to end. */
  isDraining(): boolean;
  /** What this server is doing now. */
  now(): Pick<OperatorView, "load" | "errors">;
  onBansChanged(): Promise<void>;
}

/** How long the database may take to answer before the server counts as not ready. */
const READY_WITHIN_MS = 2_000;

/** For those who run the server and for what watches it. Without the operator's key none of it tells of people or games. */
export function operationRoutes(api: Api, operations: Operations): void {
  const { store, metrics, isDraining } = operations;

  api.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));

  api.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !isDraining() && (await answers(store));
    return reply
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : isDraining() ? "draining" : "no database" });
  });

  api.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(operations, request)) return askForKey(reply);
    return reply
      .header("cache-control", "no-store")
      .type("text/plain; version=0.0.4")
      .send(await metrics.text());
  });

  const { now, onBansChanged } = operations;
  const behindKey = { askForKey, isAllowed: (request: FastifyRequest) => isAllowed(operations, request) };
  // A scope of its own: what holds for its requests holds for no others.
  void api.register((scope: Api, _options, done) => {
    operatorRoutes(scope, { store, now, onBansChanged, ...behindKey });
    done();
  });
}

async function answers(store: Store): Promise<boolean> {
  const asked = store.tableTime().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, setTimeout(READY_WITHIN_MS, false)]);
}

/** Guessing is limited like any other request. */
function isAllowed({ rates, key, addressOf }: Operations, request: FastifyRequest): boolean {
  rates.mustAllow("operator", { address: addressOf(request) });
  return isOperator(request.headers.authorization, key);
}

const askForKey = (reply: FastifyReply): FastifyReply =>
  reply.status(401).header("www-authenticate", 'Basic realm="Serai", charset="UTF-8"').send();
