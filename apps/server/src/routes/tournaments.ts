import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { z } from "zod";
import { poolsOf, type Tournaments } from "../clubs/tournaments.ts";
import { clubFor } from "./clubs.ts";
import { newTournament, tournamentPage } from "./schemas/clubs.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

/** Tournaments of a club: its owner begins them, its members see them. */
export function tournamentRoutes(
  api: Api,
  { store, identity, rates, tournaments }: RouteServices & { readonly tournaments: Tournaments },
): void {
  api.post(
    "/api/clubs/:id/tournaments",
    {
      schema: {
        summary: "Begin a tournament: its tables are opened at once, every place kept for somebody",
        params: schemas.inTable,
        body: newTournament,
        response: { 201: z.object({ id: schemas.tableId }) },
      },
    },
    async (request, reply) => {
      const { club, person } = await clubFor(store, request, request.params.id);
      if (club.owner !== person.id) throw refuse<TableRefusal>("not-owner");
      rates.mustAllow("tournaments", identity.asker(request, person));
      const { name, people, ...plan } = request.body;
      const members = await store.members(club.id);
      const chosen = people === undefined ? members : members.filter(({ tag }) => people.includes(tag));
      if (people !== undefined && chosen.length !== people.length) throw refuse<TableRefusal>("unknown-person");
      const id = await tournaments.create(club, name, plan, chosen, Date.now());
      return reply.status(201).send({ id });
    },
  );

  api.get(
    "/api/tournaments/:id",
    {
      schema: {
        summary: "A tournament, for the club's members",
        params: schemas.inTable,
        response: { 200: tournamentPage },
      },
    },
    async (request) => {
      const tournament = await store.tournament(request.params.id);
      if (tournament === undefined) throw refuse<TableRefusal>("unknown-club");
      await clubFor(store, request, tournament.club);
      const { plan, ...facts } = tournament;
      const tables = await store.tournamentTables(tournament.id);
      return {
        ...facts,
        ...plan,
        tables: tables.map(({ stage, pool: ofPool, table, ranks }) => ({
          stage,
          pool: ofPool,
          id: table.id,
          status: table.status,
          seats: table.places.map(({ keptFor, seat }) => ({
            name: keptFor?.name ?? "",
            tag: keptFor?.tag ?? "",
            rank: ranks?.find((one) => one.seat === seat)?.rank,
          })),
        })),
        standings: poolsOf(tables).map(({ scores, ...of }) => ({
          ...of,
          scores: scores.map(({ name, tag, points, games, wins }) => ({ name, tag, points, games, wins })),
        })),
      };
    },
  );
}
