import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { newId } from "../new-id.ts";
import { hashOf, newKey, personOf } from "../people/identity.ts";
import { gatheringFor, listedFor } from "../rooms/start.ts";
import type { Club } from "../store/clubs.ts";
import type { Person, Store } from "../store/store.ts";
import { clubPage, clubs } from "./schemas/clubs.ts";
import { ladder } from "./schemas/people.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

const name = schemas.nameUpTo(60);

/** The club as one of its members sees it; nobody else sees it at all. */
export async function clubFor(
  store: Store,
  request: FastifyRequest,
  id: string,
): Promise<{ club: Club; person: Person }> {
  const [club, person] = await Promise.all([store.club(id), personOf(store, request.cookies)]);
  if (club === undefined) throw refuse<TableRefusal>("unknown-club");
  const isMember = person && (await store.clubsOf(person.id)).some((one) => one.id === id);
  if (!isMember) throw refuse<TableRefusal>("not-member");
  return { club, person };
}

/** Small groups who play together, found by a link. */
export function clubRoutes(api: Api, { store, games, identity, rates }: RouteServices): void {
  api.post(
    "/api/clubs",
    {
      schema: {
        summary: "Found a club; anybody with the token may join",
        body: z.strictObject({ name }),
        response: { 201: schemas.token.extend({ id: schemas.tableId }) },
      },
    },
    async (request, reply) => {
      const visitor = await identity.visitor(request);
      rates.mustAllow("clubs", identity.asker(request, visitor));
      await identity.keep(visitor, request, reply);
      const [id, token] = [newId(), newKey()];
      const club = { id, name: request.body.name, owner: visitor.id };
      await store.addClub({ ...club, link: hashOf(token), at: Date.now() });
      return reply.status(201).send({ id, token });
    },
  );

  api.get("/api/clubs", { schema: { summary: "My clubs", response: { 200: clubs } } }, async (request) => {
    const person = await personOf(store, request.cookies);
    const mine = person ? await store.clubsOf(person.id) : [];
    return { clubs: mine.map(({ id, name: called }) => ({ id, name: called })) };
  });

  api.post(
    "/api/clubs/join",
    {
      schema: {
        summary: "Join the club whose link this is",
        body: schemas.token,
        response: { 200: z.object({ id: schemas.tableId }) },
      },
    },
    async (request, reply) => {
      const link = hashOf(request.body.token);
      if ((await store.clubByLink(link)) === undefined) throw refuse<TableRefusal>("bad-link");
      const person = await identity.personOrNew(request, reply);
      const club = await store.joinClub({ link, person: person.id, at: Date.now() });
      if (club === undefined) throw refuse<TableRefusal>("bad-link");
      return { id: club.id };
    },
  );

  api.get(
    "/api/clubs/:id",
    { schema: { summary: "A club, for its members", params: schemas.inTable, response: { 200: clubPage } } },
    async (request) => {
      const { club, person } = await clubFor(store, request, request.params.id);
      const [members, tables, tournaments] = await Promise.all([
        store.members(club.id),
        store.clubTables(club.id),
        store.tournamentsOf(club.id),
      ]);
      return {
        id: club.id,
        name: club.name,
        owner: club.owner === person.id,
        members: members.map(({ id, name: called, tag }) => ({ name: called, tag, owner: id === club.owner })),
        invitations: tables
          .filter(({ status }) => status === "gathering")
          .map((table) => gatheringFor(table, person.id)),
        tables: tables
          .filter(({ status }) => status !== "gathering")
          .map((table) => listedFor(table, person.id, games)),
        tournaments: tournaments.map(({ id, name: called, status }) => ({ id, name: called, status })),
      };
    },
  );

  api.get(
    "/api/clubs/:id/ladder/:game/:players",
    {
      schema: {
        summary: "The ladder among the club's members",
        params: schemas.inTable.extend({ game: z.string().max(40), players: z.coerce.number().int().min(1).max(16) }),
        response: { 200: ladder },
      },
    },
    async (request) => {
      const { club } = await clubFor(store, request, request.params.id);
      return { entries: [...(await store.clubLadder({ ...request.params, club: club.id }))] };
    },
  );

  api.post(
    "/api/clubs/:id/leave",
    {
      schema: {
        summary: "Leave the club; an owner's club goes to the member who has been there longest",
        params: schemas.inTable,
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      const { club, person } = await clubFor(store, request, request.params.id);
      await store.leaveClub({ club: club.id, person: person.id });
      return {};
    },
  );

  api.delete(
    "/api/clubs/:id/members/:tag",
    {
      schema: {
        summary: "Send a member away from my club; the link ends too, and a new one is given",
        params: schemas.inTable.extend({ tag: schemas.tag }),
        response: { 200: schemas.token },
      },
    },
    async (request) => {
      const { club, person } = await clubFor(store, request, request.params.id);
      if (club.owner !== person.id) throw refuse<TableRefusal>("not-owner");
      const member = (await store.members(club.id)).find(({ tag }) => tag === request.params.tag);
      if (member === undefined || member.id === club.owner) throw refuse<TableRefusal>("unknown-person");
      const token = newKey();
      await store.removeMember({ club: club.id, person: member.id, link: hashOf(token) });
      return { token };
    },
  );

  api.post(
    "/api/clubs/:id/link",
    {
      schema: {
        summary: "A new link into my club; the old one ends",
        params: schemas.inTable,
        response: { 200: schemas.token },
      },
    },
    async (request) => {
      const { club, person } = await clubFor(store, request, request.params.id);
      if (club.owner !== person.id) throw refuse<TableRefusal>("not-owner");
      const token = newKey();
      await store.renewClubLink({ club: club.id, link: hashOf(token) });
      return { token };
    },
  );
}
