import { z } from "zod";
import { tableId, tag } from "../schemas.ts";

const count = z.int();
const known = { name: z.string(), tag: tag.optional(), bot: z.string().optional() };
const rated = { mu: z.number(), sigma: z.number(), rating: z.number(), games: count };
const kind = { game: z.string(), players: count };

export const ladder = z.object({ entries: z.array(z.object({ ...known, ...rated })) });
export const playerPage = z.object({
  name: z.string(),
  tag: tag.optional(),
  bot: z.string().optional(),
  ratings: z.array(z.object({ ...kind, ...rated, place: count })),
  results: z.array(
    z.object({
      ...kind,
      rated: z.boolean(),
      at: z.number(),
      score: z.number(),
      rank: count,
      table: tableId.optional(),
    }),
  ),
  finishes: z.array(z.object({ ...kind, rank: count, games: count })),
  plans: z.array(z.object({ game: z.string(), source: z.string(), points: z.number() })),
  against: z.array(z.object({ ...known, game: z.string(), wins: count, losses: count, draws: count })),
});
