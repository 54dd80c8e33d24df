import { isName } from "@serai/table";
import { z } from "zod";

/** What comes in over HTTP, and what goes out. One place: the OpenAPI document is made from it. */
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** A person's public tag. */
export const tag = z.string().regex(/^[0-9a-f]{16}$/);
export const inTable = z.object({ id: tableId });

/** What people call themselves and their things: the same gate for all of it. */
export const nameUpTo = (longest: number) => z.string().normalize("NFC").trim().min(1).max(longest).refine(isName);

const name = nameUpTo(40);
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

export const newTable = z.strictObject({
  game: z.string().max(40),
  options: optionValues.default({}),
  seats: z.array(seat).min(1).max(16),
  clock: clock.optional(),
  public: z.boolean().default(false),
  rated: z.boolean().optional(),
  club: tableId.optional(),
  seating: z.enum(["random", "given"]).default("random"),
});

/** `commitment`: SHA-256 of a nonce of 256 random bits; `nonce`: the nonce at once, by players who will not be here. */
export const sitting = z.union([z.strictObject({ name, commitment: hex256 }), z.strictObject({ name, nonce: hex256 })]);
export const revealing = z.strictObject({ nonce: hex256 });
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
  status: z.enum(["gathering", "playing", "waiting", "over", "broken", "given-up"]),
  yourTurn: z.boolean(),
  /** Places that play waits for. */
  asked: z.array(z.int()).readonly(),
  updated: z.number(),
  /** One's own place; once the game has begun one's seat, and once it is over how one came out of it. */
  mine: z.int().optional(),
  seat: z.int().optional(),
  outcome: z.object({ rank: z.int(), score: z.number() }).optional(),
});
export const myTables = z.object({ tables: z.array(myTable).readonly() });

const salt = z.string();
const gatheringPlace = z.object({
  ...place.shape,
  commitment: hex256.optional(),
  salt: salt.optional(),
  revealed: z.boolean().optional(),
});

export const gathering = z.object({
  id: tableId,
  game: z.string(),
  rules: z.int(),
  options: optionValues,
  clock,
  commitment: hex256,
  seating: z.enum(["random", "given"]),
  tries: z.int(),
  revealing: z.boolean(),
  public: z.boolean(),
  watchers: z.boolean(),
  rated: z.boolean(),
  places: z.array(gatheringPlace).readonly(),
  mine: z.int().optional(),
  canSit: z.boolean(),
  owner: z.boolean(),
});
export const lobby = z.object({ tables: z.array(gathering).readonly() });

export const watchable = z.object({
  tables: z.array(z.object({ id: tableId, game: z.string(), names: z.array(z.string()) })).readonly(),
});

const fairStart1 = z.object({ table: z.string(), secret: hex256, nonces: z.array(hex256) });
const fairPlace = z.union([
  z.object({ kind: z.literal("bot"), bot: z.string(), name: z.string() }),
  z.object({ kind: z.literal("person"), name: z.string(), salt, nonce: hex256 }),
  z.object({ kind: z.literal("person"), nameHash: hex256, nonce: hex256 }),
]);
const fairStart2 = z.object({
  form: z.literal(2),
  table: z.string(),
  secret: hex256,
  seating: z.enum(["random", "given"]),
  tries: z.int(),
  places: z.array(fairPlace),
});

export const record = z.object({
  serai: z.literal(1),
  game: z.string(),
  rules: z.int(),
  options: optionValues,
  seats: z.array(z.string()),
  key: hex256.optional(),
  commitment: hex256.optional(),
  fair: z.union([fairStart2, fairStart1]).optional(),
  actions: z.array(z.string()),
  result: z.object({ scores: z.array(z.number()), ranks: z.array(z.number()) }).optional(),
});
