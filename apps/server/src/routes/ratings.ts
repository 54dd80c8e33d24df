import { gameById, gameIds } from "@serai/games/list/index.ts";
import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { personOf } from "../people/identity.ts";
import type { PlayerPage } from "../store/ratings.ts";
import { ladder, playerPage } from "./schemas/people.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

/** How people and bots have played. Everything here was counted up when games ended; asking costs little. */
export function ratingRoutes(api: Api, { store }: RouteServices): void {
  api.get(
    "/api/ladder/:game/:players",
    {
      schema: {
        summary: "The best at a game with so many players",
        params: z.object({ game: z.string().max(40), players: z.coerce.number().int().min(1).max(16) }),
        response: { 200: ladder },
      },
    },
    async ({ params }) => ({ entries: [...(await store.ladder({ ...params, most: LIMITS.ladder }))] }),
  );

  api.get(
    "/api/people/:tag",
    {
      schema: {
        summary: "What somebody has played, and how",
        params: z.object({ tag: schemas.tag }),
        response: { 200: playerPage },
      },
    },
    async (request) => {
      const { tag } = request.params;
      const [found, asking] = await Promise.all([store.playerPage({ tag }), personOf(store, request.cookies)]);
      if (found === undefined) throw refuse<TableRefusal>("unknown-person");
      return { tag, ...shown(found, found.who === asking?.id) };
    },
  );

  api.get(
    "/api/bots/:bot",
    {
      schema: {
        summary: "What a bot has played, and how",
        params: z.object({ bot: z.string().max(40) }),
        response: { 200: playerPage },
      },
    },
    async ({ params: { bot } }) => {
      const isKnown = gameIds.some((game) => gameById(game).bots.some(({ id }) => id === bot));
      const found = isKnown ? await store.playerPage({ bot }) : undefined;
      if (found === undefined) throw refuse<TableRefusal>("unknown-person");
      return { bot, ...shown(found, false) };
    },
  );
}

/** The way to a table is for those who sat there; to others the result alone. */
const shown = ({ name, ratings, results, finishes, plans, against }: PlayerPage, isMine: boolean) => ({
  name,
  ratings: [...ratings],
  results: results.map(({ table, ...result }) => ({ ...result, ...(isMine && { table }) })),
  finishes: [...finishes],
  plans: [...plans],
  against: [...against],
});
