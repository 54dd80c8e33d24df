import { z } from "zod";

/** What comes in over HTTP, and what goes out. One place: the OpenAPI document is made from it. */
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** A person's public tag. */
export const tag = z.string().regex(/^[0-9a-f]{16}$/);
export const inTable = z.object({ id: tableId });

const name = z.string().trim().min(1).max(40);
const hex256 = z.string().regex(/^[0-9a-f]{64}$/);
export const optionValues = z.record(z.string().max(40), z.union([z.boolean(), z.string().max(40), z.int()]));

export const clock = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({
    kind: z.literal("live"),
    decision: z.int().min(5).max(3_600),
    reserve: z.int().min(0).max(36_000),
  }),
  z.strictObject({ kind: z.literal("mail"), hours: z.int().min(1).max(720) }),
]);

const seat = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("person") }),
  z.strictObject({ kind: z.literal("bot"), bot: z.string().max(40) }),
]);

export const wanted = z.strictObject({
  game: z.string().max(40),
  options: optionValues.default({}),
  seats: z.array(seat).min(1).max(16),
  clock: clock.default({ kind: "none" }),
  public: z.boolean().default(false),
  rated: z.boolean().optional(),
  club: tableId.optional(),
  seating: z.enum(["random", "given"]).default("random"),
});

/** `nonce`: 256 random bits as hex, chosen after the commitment was seen. */
export const sitting = z.strictObject({ name, nonce: hex256 });
export const renaming = z.strictObject({ name });
export const token = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

export const refused = z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });
export const opened = z.object({ id: tableId, commitment: hex256 });
export const nothing = z.object({});

const place = z.object({
  kind: z.enum(["person", "bot"]),
  name: z.string().optional(),
  bot: z.string().optional(),
  tag: tag.optional(),
  keptFor: z.object({ name: z.string(), tag }).optional(),
});

export const me = z.object({ name: z.string(), passkey: z.boolean(), tag: tag.optional() });

export const myTable = z.object({
  id: tableId,
  game: z.string(),
  options: optionValues,
  clock,
  places: z.array(place).readonly(),
  status: z.enum(["gathering", "playing", "over", "broken"]),
  yourTurn: z.boolean(),
  updated: z.number(),
});
export const myTables = z.object({ tables: z.array(myTable).readonly() });

export const gathering = z.object({
  id: tableId,
  game: z.string(),
  options: optionValues,
  clock,
  commitment: hex256,
  public: z.boolean(),
  watchers: z.boolean(),
  rated: z.boolean(),
  places: z.array(place).readonly(),
  mine: z.int().optional(),
  canSit: z.boolean(),
  owner: z.boolean(),
});
export const lobby = z.object({ tables: z.array(gathering).readonly() });

export const record = z.object({
  serai: z.literal(1),
  game: z.string(),
  rules: z.int(),
  options: optionValues,
  seats: z.array(z.string()),
  key: hex256.optional(),
  commitment: hex256.optional(),
  fair: z.object({ table: z.string(), secret: hex256, nonces: z.array(hex256) }).optional(),
  actions: z.array(z.string()),
  result: z.object({ scores: z.array(z.number()), ranks: z.array(z.number()) }).optional(),
});
