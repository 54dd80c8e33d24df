import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import { Refusal, type RefusalParams, refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { Tournaments } from "./clubs/tournaments.ts";
import { GAMES_MODULE, loadGames } from "./games/registry.ts";
import { Addresses } from "./http/address.ts";
import { BY_TLS_ONLY, HEADERS } from "./http/headers.ts";
import { loggerFor } from "./http/logged-request.ts";
import { isSameOrigin } from "./http/origin.ts";
import { type AnswerRaw, answerBrokenRequest, answerRaw } from "./http/raw-answer.ts";
import { refusalStatus } from "./http/refusal-status.ts";
import { LIMITS } from "./limits.ts";
import { NoticeDispatcher } from "./notices/notice-dispatcher.ts";
import { Senders } from "./notices/senders.ts";
import type { NoticeSenderSettings } from "./notices/settings.ts";
import { vapidKeysIn } from "./notices/vapid.ts";
import { Bans } from "./operations/bans.ts";
import { Metrics } from "./operations/metrics.ts";
import { operatorKeyIn } from "./operations/operator-key.ts";
import { RecentErrors } from "./operations/recent-errors.ts";
import { operationRoutes } from "./operations/routes.ts";
import { servePage } from "./page/page.ts";
import { Challenges } from "./people/challenges.ts";
import { Identity, keyHashIn, newKey } from "./people/identity.ts";
import { startPeriodicJobs } from "./periodic-jobs.ts";
import { Rates } from "./rates.ts";
import { Rooms } from "./rooms/rooms.ts";
import { type TableTime, tableTimeIn, withPausingTime } from "./rooms/table-time.ts";
import { chatRoutes } from "./routes/chat.ts";
import { clubRoutes } from "./routes/clubs.ts";
import { deviceRoutes } from "./routes/devices.ts";
import { noticeRoutes } from "./routes/notices.ts";
import { ownDataRoutes } from "./routes/own-data.ts";
import { passkeyRoutes } from "./routes/passkeys.ts";
import { peopleRoutes } from "./routes/people.ts";
import { ratingRoutes } from "./routes/ratings.ts";
import { recordRoutes } from "./routes/records.ts";
import { tableRoutes } from "./routes/tables.ts";
import { tournamentRoutes } from "./routes/tournaments.ts";
import { Sockets } from "./sockets/sockets.ts";
import { answerUpgrades } from "./sockets/upgrade.ts";
import { CannotSave } from "./store/cannot-save.ts";
import type { Store } from "./store/store.ts";
import { Bots } from "./threads/bots.ts";
import { Engines } from "./threads/engines.ts";
import { TIME_LIMITS_MS, type TimeLimits } from "./threads/settings.ts";

export interface AppOptions {
  readonly store: Store;
  readonly post: NoticeSenderSettings;
  readonly log: boolean;
  /** How many proxies stand before this server, each adding to X-Forwarded-For; absent: nobody has said, so none. */
  readonly proxies?: number | undefined;
  /** The time by the calendar, where a test wants another one. */
  readonly now?: () => number;
  /** Milliseconds that pass whatever the calendar says; without them, where a test sets the calendar, clocks go by it. */
  readonly ticks?: () => number;
  /** The same for limits, where a test wants others. */
  readonly limitTicks?: () => number;
  /** The module that games are read from, and how long their rules may take, where a test wants others. */
  readonly games?: string;
  readonly timeLimits?: Partial<TimeLimits>;
}

export interface App {
  readonly http: FastifyInstance;
  readonly rooms: Rooms;
  readonly dispatcher: NoticeDispatcher;
  readonly tournaments: Tournaments;
  /** Takes nobody new from now on; those who are here may go on until it closes. */
  drain(): void;
  close(): Promise<void>;
}

export async function createApp(options: AppOptions): Promise<App> {
  const { post, log, now = Date.now } = options;
  const tableTime = await tableTimeFor(options);
  const store = withPausingTime(options.store, tableTime);
  const threads = { games: options.games ?? GAMES_MODULE, timeLimits: { ...TIME_LIMITS_MS, ...options.timeLimits } };
  const vapidKeys = await vapidKeysIn(store);
  const challenges = new Challenges(await store.serverKey({ name: "challenges", made: newKey() }), store);
  const errors = new RecentErrors();
  const http = fastify({
    logger: loggerFor(log, (about) => errors.note(about, now())),
    bodyLimit: LIMITS.body,
    forceCloseConnections: true,
    requestTimeout: LIMITS.requestTimeout,
    connectionTimeout: LIMITS.connectionTimeout,
    http: { headersTimeout: LIMITS.requestTimeout, connectionsCheckingInterval: LIMITS.timeoutsCheckedEvery },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, refuseRaw),
    // An address that cannot be read: so no route or hook applies.
    frameworkErrors: (_error, request, reply) => {
      reply.hijack();
      refuseRaw(request.raw.socket, 400, "malformed");
    },
  });
  const games = await loadGames(threads.games);
  const engines = new Engines(threads);
  const bots = new Bots(threads, http.log);
  const rates = new Rates(options.limitTicks);
  const addresses = new Addresses(options.proxies, http.log);
  const identity = new Identity({ store, rates, addresses, url: post.url });
  const metrics = new Metrics({
    sockets: () => sockets.count,
    tablesInUse: () => rooms.inUse,
    engineQueue: () => engines.waiting,
    botQueue: () => bots.waiting,
    engineSeconds: () => engines.processorSeconds(),
    botSeconds: () => bots.processorSeconds(),
  });
  const refuseRaw: AnswerRaw = (socket, status, code) => {
    metrics.refused(code);
    answerRaw(socket, status, code);
  };
  const around = { store, games, engines, bots, log: http.log, metrics, rates };
  const rooms = new Rooms({ ...around, now, tableTime: tableTime.now });
  const senders = new Senders(post, vapidKeys);
  const dispatcher = new NoticeDispatcher({ store, rooms, senders, url: post.url, log: http.log, now });
  const tournaments = new Tournaments(store, rooms);
  const sockets = new Sockets(http.log, rates, (code) => metrics.refused(code));
  const operatorKey = await operatorKeyIn(store);
  const bans = new Bans(store);
  const holdBans = async (): Promise<void> => {
    await bans.refresh();
    if (!bans.isEmpty) sockets.drop((who) => bans.isBanned(who));
  };
  await bans.refresh();
  let isDraining = false;
  const dropUnknownKeys = async (): Promise<void> => {
    for (const keyHash of await store.unknownKeys(sockets.keys)) sockets.dropKey(keyHash);
  };
  store.nodes.onChange((change) => {
    if (change.kind === "key") return sockets.dropKey(change.id);
    void rooms.changed(change);
    if (change.kind === "missed")
      dropUnknownKeys().catch((error: unknown) => http.log.error({ err: error }, "missed news could not be read"));
  });

  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  await http.register(cookie);
  await http.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Serai", version: "1" } },
    transform: jsonSchemaTransform,
  });

  http.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS);
    if (identity.isByTls(request)) reply.headers(BY_TLS_ONLY);
    const isApi = request.url.startsWith("/api/");
    if (isApi) reply.header("cache-control", "no-store");
    const changes = request.method !== "GET" && request.method !== "HEAD";
    if (changes && !isSameOrigin(request.headers, post.url)) throw refuse<TableRefusal>("wrong-origin");
    if (isApi) {
      rates.mustAllow("requests", identity.asker(request));
      const who = { address: addresses.of(request.raw), keyHash: keyHashIn(request.cookies) };
      // The operator's own page stays open: a ban that was a mistake can be lifted.
      if (bans.isBanned(who) && !request.url.startsWith("/api/operator")) throw refuse<TableRefusal>("banned");
      await identity.moveKey(request, reply);
    }
  });
  http.setErrorHandler((error: FastifyError | Refusal | CannotSave, _request, reply) => {
    const answer = (status: number, code: string, params: RefusalParams = {}): FastifyReply => {
      metrics.refused(code);
      return reply.status(status).send({ code, params });
    };
    if (error instanceof Refusal) return answer(refusalStatus(error.code), error.code, error.params);
    if (error instanceof CannotSave) {
      http.log.error({ err: error }, "a request could not be saved");
      return answer(503, "cannot-save" satisfies TableRefusal);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) http.log.error({ err: error }, "a request failed");
    const isName = error.validation?.some(({ instancePath }) => instancePath === "/name");
    const code: TableRefusal =
      status >= 500 ? "failed" : status === 413 ? "too-long" : isName ? "bad-name" : "malformed";
    return answer(status, code);
  });

  const api = http.withTypeProvider<ZodTypeProvider>();
  const services = { store, rooms, games, identity, rates };
  // After the plugins, so that the OpenAPI document sees every route.
  http.after(() => {
    tableRoutes(api, services);
    recordRoutes(api, services);
    ratingRoutes(api, services);
    clubRoutes(api, services);
    tournamentRoutes(api, { ...services, tournaments });
    chatRoutes(api, services);
    noticeRoutes(api, { ...services, senders, dispatcher, url: post.url });
    peopleRoutes(api, services);
    deviceRoutes(api, { ...services, sockets });
    passkeyRoutes(api, { ...services, challenges, url: post.url });
    ownDataRoutes(api, services);
    const addressOf = ({ raw }: FastifyRequest): string => addresses.of(raw);
    operationRoutes(api, {
      store,
      metrics,
      rates,
      key: operatorKey,
      addressOf,
      isDraining: () => isDraining,
      onBansChanged: holdBans,
      now: () => ({
        errors: errors.list,
        load: {
          sockets: sockets.count,
          tablesInUse: rooms.inUse,
          engineQueue: engines.waiting,
          botQueue: bots.waiting,
          megabytes: Math.round(process.memoryUsage().rss / 1_048_576),
          uptimeMinutes: Math.round(process.uptime() / 60),
        },
      }),
    });
    http.get("/api/openapi.json", { schema: { hide: true } }, () => http.swagger());
  });

  const parseCookie = (cookies: string) => http.parseCookie(cookies);
  const upgrading = {
    store,
    rooms,
    sockets,
    rates,
    addresses,
    bans,
    refuseRaw,
    url: post.url,
    log: http.log,
    parseCookie,
    isDraining: () => isDraining,
  };
  http.server.on("upgrade", answerUpgrades(upgrading));

  await servePage(http, store, post.url);

  const jobs = startPeriodicJobs({
    store,
    rooms,
    dispatcher,
    tournaments,
    tableTime,
    challenges,
    holdBans,
    log: http.log,
  });
  // Not awaited: a game that loops must not keep the others from opening.
  const checking = rooms.checkRunning().catch((error: unknown) => http.log.error({ err: error }, "checking failed"));
  const drain = (): void => {
    isDraining = true;
    // However long this takes, nobody who is cut off runs out of time.
    tableTime.stop();
  };
  return {
    http,
    rooms,
    dispatcher,
    tournaments,
    drain,
    async close() {
      drain();
      jobs.stop();
      rooms.close();
      await senders.close();
      sockets.close();
      await http.close();
      // Without its last seconds a restart gives them back; a database that is gone must not keep the rest from ending.
      await tableTime.keep().catch((error: unknown) => http.log.error({ err: error }, "the time could not be kept"));
      await bots.close();
      await engines.close();
      await checking;
    },
  };
}

/** Where a test sets the calendar and nothing else, clocks go by it. */
function tableTimeFor({ store, now, ticks }: AppOptions): TableTime | Promise<TableTime> {
  if (now !== undefined && ticks === undefined) return { now, pause() {}, stop() {}, keep: async () => {} };
  return tableTimeIn(store, now ?? Date.now, ticks ?? (() => performance.now()));
}
