import { z } from "zod";
import { gathering, myTable, nameUpTo, optionValues, tableId, tag } from "../schemas.ts";

export const clubs = z.object({ clubs: z.array(z.object({ id: tableId, name: z.string() })) });
export const clubPage = z.object({
  id: tableId,
  name: z.string(),
  owner: z.boolean(),
  members: z.array(z.object({ name: z.string(), tag, owner: z.boolean() })),
  invitations: z.array(gathering),
  tables: z.array(myTable),
  tournaments: z.array(z.object({ id: tableId, name: z.string(), status: z.enum(["running", "over"]) })),
});

export const tournamentKind = z.enum(["round-robin", "groups"]);
export const newTournament = z.strictObject({
  name: nameUpTo(60),
  kind: tournamentKind,
  game: z.string().max(40),
  options: optionValues.default({}),
  players: z.int().min(2).max(16),
  hours: z.int().min(1).max(720),
  people: z.array(tag).max(100).optional(),
});
const guest = { name: z.string(), tag };
const pool = { stage: z.int(), pool: z.int() };
export const tournamentPage = z.object({
  id: tableId,
  club: tableId,
  name: z.string(),
  kind: tournamentKind,
  game: z.string(),
  options: optionValues,
  players: z.int(),
  hours: z.int(),
  stage: z.int(),
  status: z.enum(["running", "over"]),
  tables: z.array(
    z.object({
      ...pool,
      id: tableId,
      status: z.enum(["gathering", "playing", "over", "broken", "given-up"]),
      seats: z.array(z.object({ ...guest, rank: z.int().optional() })),
    }),
  ),
  standings: z.array(
    z.object({ ...pool, scores: z.array(z.object({ ...guest, points: z.number(), games: z.int(), wins: z.int() })) }),
  ),
});
