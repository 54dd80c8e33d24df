import { DEFAULT_BOT } from "@serai/games/list/index.ts";
import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { personOf } from "../people/identity.ts";
import { nameTheBots } from "../rooms/rooms.ts";
import { gatheringFor, listedFor } from "../rooms/start.ts";
import { clubFor } from "./clubs.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

/** Opening tables, sitting down at them, finding them again. */
export function tableRoutes(api: Api, { store, rooms, games, identity, rates }: RouteServices): void {
  api.post(
    "/api/tables",
    { schema: { summary: "Open a table", body: schemas.newTable, response: { 201: schemas.opened } } },
    async (request, reply) => {
      const newTable = request.body;
      const visitor = await identity.visitor(request);
      if (newTable.club !== undefined) await clubFor(store, request, newTable.club);
      const table = rooms.draft(newTable, visitor.id);
      if (newTable.seats.some(({ kind }) => kind === "bot")) rooms.mustHaveBotsFor(visitor.id);
      const asker = identity.asker(request, visitor);
      if (newTable.public) rates.mustAllow("publicTables", asker);
      rates.mustAllow("tables", asker);
      await identity.keep(visitor, request, reply);
      await rooms.open(table);
      return reply.status(201).send({ id: table.id, commitment: table.commitment });
    },
  );

  api.get(
    "/api/tables",
    { schema: { summary: "My tables, those where play waits for me first", response: { 200: schemas.myTables } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const mine = person ? await store.tablesOf(person.id) : [];
      const tables = mine.map((table) => listedFor(table, person?.id, games));
      return { tables: tables.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) };
    },
  );

  api.get(
    "/api/lobby",
    { schema: { summary: "Tables that anybody may join", response: { 200: schemas.lobby } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      return { tables: (await store.lobby()).map((table) => gatheringFor(table, person?.id)) };
    },
  );

  api.get(
    "/api/watch",
    { schema: { summary: "Running games that anybody may watch", response: { 200: schemas.watchable } } },
    async () => ({
      tables: (await store.watchable())
        .filter(({ game, rules }) => games.has(game, rules))
        .map(({ id, game, places }) => ({
          id,
          game,
          names: places.flatMap(({ name }) => name ?? []),
        })),
    }),
  );

  api.get(
    "/api/tables/:id",
    { schema: { summary: "A table as it gathers", params: schemas.inTable, response: { 200: schemas.gathering } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      return (await rooms.find(request.params.id)).look(person?.id);
    },
  );

  api.post(
    "/api/tables/:id/sit",
    {
      schema: {
        summary: "Sit down with the hash of a nonce; when every place is taken players reveal, and the game begins",
        params: schemas.inTable,
        body: schemas.sitting,
        response: { 200: schemas.gathering },
      },
    },
    async (request, reply) => {
      const visitor = await identity.visitor(request);
      const { name, ...contribution } = request.body;
      const room = await rooms.find(request.params.id);
      if (room.hasBots) rooms.mustHaveBotsFor(room.owner);
      const makeKnown = async (): Promise<void> => {
        await identity.keep({ ...visitor, name }, request, reply);
        if (visitor.newKey === undefined && visitor.name !== name) await store.rename({ id: visitor.id, name });
      };
      // Once, however often another server is first at the table.
      let known: Promise<void> | undefined;
      return room.sit(visitor, name, contribution, () => {
        known ??= makeKnown();
        return known;
      });
    },
  );

  api.post(
    "/api/tables/:id/reveal",
    {
      schema: {
        summary: "Reveal the nonce whose hash was sent on sitting down; the last to reveal begins the game",
        params: schemas.inTable,
        body: schemas.revealing,
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) throw refuse<TableRefusal>("not-seated");
      await (await rooms.find(request.params.id)).reveal(person.id, request.body.nonce);
      return {};
    },
  );

  api.post(
    "/api/tables/:id/stand",
    { schema: { summary: "Leave before the start", params: schemas.inTable, response: { 200: schemas.nothing } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) throw refuse<TableRefusal>("not-seated");
      await (await rooms.find(request.params.id)).stand(person.id);
      return {};
    },
  );

  api.delete(
    "/api/tables/:id",
    {
      schema: {
        summary: "Remove a table from my list: a running game against bots alone is given up with it",
        params: schemas.inTable,
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) throw refuse<TableRefusal>("not-seated");
      await (await rooms.find(request.params.id)).remove(person.id);
      return {};
    },
  );

  api.post(
    "/api/tables/:id/bots",
    {
      schema: { summary: "Let bots take the free places", params: schemas.inTable, response: { 200: schemas.nothing } },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const room = await rooms.find(request.params.id);
      rooms.mustHaveBotsFor(room.owner);
      await room.fillWithBots(person?.id ?? "", (places) =>
        nameTheBots(
          places.map((place) => (place.name === undefined ? { ...place, kind: "bot", bot: DEFAULT_BOT } : place)),
        ),
      );
      return {};
    },
  );

  api.post(
    "/api/tables/:id/rematch",
    { schema: { summary: "The same table again", params: schemas.inTable, response: { 201: schemas.opened } } },
    async (request, reply) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) throw refuse<TableRefusal>("not-seated");
      rates.mustAllow("tables", identity.asker(request, person));
      return reply.status(201).send(await rooms.rematch(request.params.id, person.id));
    },
  );
}
