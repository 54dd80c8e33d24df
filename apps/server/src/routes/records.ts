import { gameText } from "@serai/games/list/words.ts";
import { LANGUAGES } from "@serai/words";
import { storyText } from "@serai/words/story";
import { z } from "zod";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

/** Finished games, for programs and for people. They hold every secret of the game, and are not to be had before the end. */
export function recordRoutes(api: Api, { rooms, identity, rates }: RouteServices): void {
  api.get(
    "/api/tables/:id/record",
    { schema: { summary: "The finished game as a file", params: schemas.inTable, response: { 200: schemas.record } } },
    async (request) => {
      rates.mustAllow("records", identity.asker(request));
      return (await rooms.find(request.params.id)).record();
    },
  );

  api.get(
    "/api/tables/:id/record.txt",
    {
      schema: {
        summary: "The finished game as a text to read",
        params: schemas.inTable,
        querystring: z.object({ lang: z.enum(LANGUAGES).default("en") }),
      },
    },
    async (request, reply) => {
      rates.mustAllow("records", identity.asker(request));
      const { lang } = request.query;
      const { record, moments } = await (await rooms.find(request.params.id)).story();
      return reply
        .type("text/plain; charset=utf-8")
        .send(storyText(lang, gameText(record.game, lang), record, moments));
    },
  );
}
