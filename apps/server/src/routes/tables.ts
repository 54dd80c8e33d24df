import { refuse } from "@serai/kernel";
import { DEFAULT_BOT } from "@serai/shelf";
import type { TableRefusal } from "@serai/table";
import { personOf, personOrNew } from "../identity.ts";
import { Buckets, LIMITS } from "../limits.ts";
import { nameTheBots } from "../rooms/rooms.ts";
import { gatheringFor, listedFor } from "../rooms/start.ts";
import { clubFor } from "./clubs.ts";
import type { Api, Desk } from "./desk.ts";
import * as schemas from "./schemas.ts";

/** Opening tables, sitting down at them, finding them again. */
export function tableRoutes(api: Api, { store, rooms }: Desk): void {
  const openings = new Buckets(LIMITS.tables);

  const mayOpen = (person: string): void => {
    if (!openings.take(person, Date.now())) throw refuse<TableRefusal>("too-many");
  };

  api.post(
    "/api/tables",
    { schema: { summary: "Open a table", body: schemas.wanted, response: { 201: schemas.opened } } },
    async (request, reply) => {
      const { id } = await personOrNew(store, request, reply);
      mayOpen(id);
      if (request.body.club !== undefined) await clubFor(store, request, request.body.club);
      return reply.status(201).send(await rooms.open(request.body, id));
    },
  );

  api.get(
    "/api/tables",
    { schema: { summary: "My tables, those where play waits for me first", response: { 200: schemas.myTables } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const mine = person ? await store.tablesOf(person.id) : [];
      const tables = mine.map((table) => listedFor(table, person?.id));
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
    "/api/tables/:id",
    { schema: { summary: "A table as it gathers", params: schemas.inTable, response: { 200: schemas.gathering } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      return (await rooms.find(request.params.id)).gathering(person?.id);
    },
  );

  api.post(
    "/api/tables/:id/sit",
    {
      schema: {
        summary: "Sit down, adding to the luck; the last to sit down begins the game",
        params: schemas.inTable,
        body: schemas.sitting,
        response: { 200: schemas.nothing },
      },
    },
    async (request, reply) => {
      const person = await personOrNew(store, request, reply);
      const { name, nonce } = request.body;
      await store.rename({ id: person.id, name });
      await (await rooms.find(request.params.id)).sit(person, name, nonce);
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

  api.post(
    "/api/tables/:id/bots",
    {
      schema: { summary: "Let bots take the free places", params: schemas.inTable, response: { 200: schemas.nothing } },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const room = await rooms.find(request.params.id);
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
      mayOpen(person.id);
      return reply.status(201).send(await rooms.rematch(request.params.id, person.id));
    },
  );
}
