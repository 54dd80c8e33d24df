import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import type { AnyGame } from "../game.ts";
import { play, readMove } from "../match.ts";
import { beginRecorded, type GameRecord, optionValues } from "../record.ts";
import { type CommonRefusal, Refusal, refuse } from "../refusal.ts";
import { commitmentTo, type FairPlace, type FairStart2, hex256, nameHashOf, type Terms } from "./fair.ts";

const short = z.string().check(z.maxLength(60));

/** A place as everybody was shown it before any nonce was revealed. */
const seenPlace = z.union([
  z.strictObject({ kind: z.literal("bot"), bot: short, name: short }),
  z.strictObject({
    kind: z.literal("person"),
    name: short,
    salt: z.string().check(z.maxLength(64)),
    commitment: hex256,
  }),
]);

const seenNonce = z.strictObject({
  nonce: hex256,
  /** The host has confirmed that its hash stands for the player's place. */
  accepted: z.optional(z.literal(true)),
  /** The number of the start it was revealed for; 0 where the page was going away. */
  revealedFor: z.optional(z.int().check(z.minimum(0))),
});

/** What a player's device keeps of a start, so that nobody can change it afterwards. */
const seenSchema = z.strictObject({
  seraiSeen: z.literal(1),
  table: short,
  game: short,
  rules: z.int(),
  options: optionValues,
  /** The hash of the host's secret. */
  commitment: hex256,
  /** Those of this device, the newest last. */
  nonces: z.array(seenNonce).check(z.maxLength(1_000)),
  /** The last start for which this device revealed, as it was shown then. */
  start: z.optional(
    z.strictObject({
      number: z.int().check(z.minimum(1)),
      seating: z.enum(["random", "given"]),
      places: z.array(seenPlace).check(z.minLength(1), z.maxLength(16)),
      mine: z.int().check(z.minimum(0), z.maximum(15)),
      /** The page was there when the game began from it. */
      begun: z.boolean(),
    }),
  ),
  /** SHA-256 of the first view that this device was shown, as JSON, and of which seat. */
  opening: z.optional(z.strictObject({ seat: z.int().check(z.minimum(0), z.maximum(15)), digest: hex256 })),
});

export type SeenPlace = z.infer<typeof seenPlace>;
export type SeenStart = z.infer<typeof seenSchema>;

export function readSeenStart(text: string): SeenStart {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse<CommonRefusal>("bad-seen", { where: "JSON" });
  }
  const read = seenSchema.safeParse(json);
  if (!read.success) throw refuse<CommonRefusal>("bad-seen", { where: read.error.issues[0].path.join(".") || "file" });
  return read.data;
}

export const writeSeenStart = (seen: SeenStart): string => `${JSON.stringify(seen, undefined, 2)}\n`;

export const digestOf = (view: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(view))));

/** Was this device's nonce still unknown when everybody else's was fixed? Only then does its own check prove the deal. */
export const wasPresent = ({ start, nonces }: SeenStart, { tries, places }: FairStart2): boolean => {
  const mine = start && places[start.mine];
  return (
    start !== undefined &&
    start.number === tries &&
    mine?.kind === "person" &&
    nonces.some(({ nonce, revealedFor }) => nonce === mine.nonce && revealedFor === tries)
  );
};

export type SeenClaim = "seen-host" | "seen-terms" | "seen-own" | "seen-start" | "seen-places" | "seen-opening";

/** Whether the record is about the start that this device saw, one claim after the other. */
export function compareWithSeen(
  game: AnyGame,
  record: GameRecord,
  seen: SeenStart,
): { readonly claim: SeenClaim; readonly holds: boolean }[] {
  const { fair } = record;
  const fair2 = fair !== undefined && "form" in fair ? fair : undefined;
  const { start, opening } = seen;
  // A page that saw the game begin knows by which start; one that did not may have missed later ones.
  const isLaterStart = fair2 !== undefined && start !== undefined && fair2.tries > start.number && !start.begun;
  const sawStart = start !== undefined && !isLaterStart;
  // Before the start a host may change to newer rules; a device that saw the start saw which.
  const rules = sawStart ? seen.rules : Math.max(seen.rules, record.rules);
  return [
    { claim: "seen-host", holds: record.commitment === seen.commitment },
    { claim: "seen-terms", holds: fair?.table === seen.table && sameTerms(record, { ...seen, rules }) },
    { claim: "seen-own", holds: fair2 !== undefined && hasOwn(fair2, seen) },
    ...(sawStart
      ? [
          { claim: "seen-start" as const, holds: fair2?.tries === start.number },
          { claim: "seen-places" as const, holds: fair2 !== undefined && samePlaces(fair2, start) },
        ]
      : []),
    ...(opening ? [{ claim: "seen-opening" as const, holds: wasDealt(game, record, opening) }] : []),
  ];
}

export const sameTerms = (a: Terms, b: Terms): boolean =>
  a.game === b.game && a.rules === b.rules && JSON.stringify(sorted(a.options)) === JSON.stringify(sorted(b.options));

const sorted = (options: Terms["options"]) => Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));

/** An older nonce than the last one that the host confirmed would let it choose between two starts. */
function hasOwn({ places }: FairStart2, { nonces, start }: SeenStart): boolean {
  const current = nonces.slice(
    Math.max(
      0,
      nonces.findLastIndex(({ accepted }) => accepted),
    ),
  );
  const isOwn = (place: FairPlace | undefined): boolean =>
    place?.kind === "person" && current.some(({ nonce }) => nonce === place.nonce);
  return start ? isOwn(places[start.mine]) : places.some(isOwn);
}

const samePlaces = ({ places, seating }: FairStart2, start: NonNullable<SeenStart["start"]>): boolean =>
  seating === start.seating &&
  places.length === start.places.length &&
  places.every((place, i) => isSamePlace(place, start.places[i]));

function isSamePlace(place: FairPlace, seen: SeenPlace): boolean {
  if (place.kind === "bot") return seen.kind === "bot" && seen.bot === place.bot && seen.name === place.name;
  if (seen.kind === "bot" || commitmentTo(place.nonce) !== seen.commitment) return false;
  return "nameHash" in place
    ? place.nameHash === nameHashOf(seen.name, seen.salt)
    : place.name === seen.name && place.salt === seen.salt;
}

/** Some view before the seat's own first move is the one that was shown. */
function wasDealt(game: AnyGame, record: GameRecord, { seat, digest }: NonNullable<SeenStart["opening"]>): boolean {
  if (seat >= record.seats.length) return false;
  const match = beginRecorded(game, record);
  const isShown = (): boolean => digestOf(game.view(match.state, seat)) === digest;
  try {
    for (const line of record.actions) {
      if (isShown()) return true;
      const move = readMove(game, line);
      if (move.seat === seat) return false;
      play(match, move.seat, move.action);
    }
  } catch (error) {
    // An action that the rules refuse: another claim says so.
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
  return isShown();
}
