import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import { type Key, keyedChance } from "../keyed-chance.ts";
import type { OptionValues } from "../options.ts";

/*
 * A fair start (docs/fairness.md). The host shows the hash of a secret; every player sends the hash of a nonce; when all
 * hashes are shown to all, the players reveal their nonces; the key follows from the secret, the nonces and everything
 * that was agreed. After the end the secret is shown.
 */

export const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const name = z.string().check(z.maxLength(60));
const tableId = z.string().check(z.maxLength(60));
const botId = z.string().check(z.maxLength(40));
const salt = z.string().check(z.regex(/^[0-9a-f]{0,64}$/));

/** Key form 1: binds the table's id and the nonces, in the order of sitting down, and nothing else. */
const fairStart1 = z.strictObject({ table: tableId, secret: hex256, nonces: z.array(hex256).check(z.maxLength(16)) });

const fairPlace = z.union([
  z.strictObject({ kind: z.literal("bot"), bot: botId, name }),
  z.strictObject({ kind: z.literal("person"), name, salt, nonce: hex256 }),
  /** A person who has asked to be forgotten: the hash of the name stays, without the salt it tells nothing. */
  z.strictObject({ kind: z.literal("person"), nameHash: hex256, nonce: hex256 }),
]);

/** Key form 2: binds everything that was agreed before the start. */
const fairStart2 = z.strictObject({
  form: z.literal(2),
  table: tableId,
  secret: hex256,
  seating: z.enum(["random", "given"]),
  /** Which start of the table this was: more than 1 where players did not reveal in time. */
  tries: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  places: z.array(fairPlace).check(z.minLength(1), z.maxLength(16)),
});

export const fairStartSchema = z.union([fairStart2, fairStart1]);
export type FairPlace = z.infer<typeof fairPlace>;
export type FairStart1 = z.infer<typeof fairStart1>;
export type FairStart2 = z.infer<typeof fairStart2>;
export type FairStart = FairStart1 | FairStart2;

/** What is played, as agreed before the start. */
export interface Terms {
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
}

/** SHA-256 of a secret or a nonce. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Each field as its length in bytes, a colon and the field: no two lists of fields give the same bytes. */
function encoded(fields: readonly (string | number)[]): Uint8Array {
  const parts = fields.flatMap((field) => {
    const bytes = utf8ToBytes(String(field));
    return [utf8ToBytes(`${bytes.length}:`), bytes];
  });
  return concatBytes(...parts);
}

/** The salt is deleted with the name when a person asks to be forgotten: then the hash cannot be tried with names. */
export const nameHashOf = (name: string, salt: string): string =>
  bytesToHex(sha256(encoded(["serai name 1", salt, name])));

const fieldsOf = (place: FairPlace): string[] =>
  place.kind === "bot"
    ? ["bot", place.bot, nameHashOf(place.name, ""), ""]
    : ["person", "", "nameHash" in place ? place.nameHash : nameHashOf(place.name, place.salt), place.nonce];

/** Everything the key of form 2 binds but for the secret. */
export function agreementOf({ game, rules, options }: Terms, fair: FairStart2): Uint8Array {
  const chosen = Object.keys(options)
    .sort()
    .flatMap((option) => [option, JSON.stringify(options[option])]);
  return encoded([
    "serai key 2",
    fair.table,
    game,
    rules,
    chosen.length / 2,
    ...chosen,
    fair.seating,
    fair.tries,
    fair.places.length,
    ...fair.places.flatMap(fieldsOf),
  ]);
}

/** HMAC-SHA-256 with the secret as its key: of the agreement, or in form 1 of "serai key 1" ‖ nonces ‖ table id. */
export function keyOf(terms: Terms, fair: FairStart): Key {
  const secret = hexToBytes(fair.secret);
  if ("form" in fair) return hmac(sha256, secret, agreementOf(terms, fair));
  const nonces = fair.nonces.map((nonce) => hexToBytes(nonce));
  return hmac(sha256, secret, concatBytes(utf8ToBytes("serai key 1"), ...nonces, utf8ToBytes(fair.table)));
}

/** Not a step any game can reach. */
const SEATING_STEP = 2 ** 32 - 1;

/** Who sits where, by lot: the k-th place at the table goes to the seat at index k. */
export function seatingOf(key: Key, seats: number): number[] {
  const order = [...Array(seats).keys()];
  keyedChance(key, SEATING_STEP).shuffle(order);
  return order;
}
