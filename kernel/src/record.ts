import * as z from "zod/mini";
import { fairStartSchema, hex256 } from "./fair/fair.ts";
import type { Game, GameTypes, Result } from "./game.ts";
import { keyFromHex, keyToHex } from "./keyed-chance.ts";
import { begin, type Match, play, readMove, writeMove } from "./match.ts";
import { readOptions } from "./options.ts";
import { type CommonRefusal, Refusal, refuse } from "./refusal.ts";

export const optionValues = z.record(
  z.string().check(z.maxLength(40)),
  z.union([z.boolean(), z.string().check(z.maxLength(40)), z.int()]),
);

/** A game as a file: everything needed to play it again. */
const recordSchema = z.strictObject({
  serai: z.literal(1),
  game: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  rules: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  options: optionValues,
  /** One name a seat. */
  seats: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(16)),
  /** All luck of the game; absent while it runs. */
  key: z.optional(hex256),
  /** What was promised about the key before play. */
  commitment: z.optional(hex256),
  /** How the key came about, so that anybody can check the promise. */
  fair: z.optional(fairStartSchema),
  actions: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100_000)),
  result: z.optional(z.strictObject({ scores: z.array(z.number()), ranks: z.array(z.number()) })),
});

export type GameRecord = z.infer<typeof recordSchema>;

export function recordOf<T extends GameTypes>(match: Match<T>, names: readonly string[]): GameRecord {
  const { game, state } = match;
  const result = game.result(state);
  return {
    serai: 1,
    game: game.id,
    rules: game.rules,
    options: { ...match.options },
    seats: [...names],
    key: keyToHex(match.key),
    actions: match.moves.map((move) => writeMove(game, move)),
    ...(result && { result: { scores: [...result.scores], ranks: [...result.ranks] } }),
  };
}

/** A line of actions a line of the file: a record should read well in an editor and in a diff. */
export const writeRecord = (record: GameRecord): string => `${JSON.stringify(record, undefined, 2)}\n`;

export function readRecord(text: string): GameRecord {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse<CommonRefusal>("bad-record", { where: "JSON" });
  }
  const read = recordSchema.safeParse(json);
  if (!read.success)
    throw refuse<CommonRefusal>("bad-record", { where: read.error.issues[0].path.join(".") || "file" });
  if (read.data.key === undefined && read.data.commitment === undefined)
    throw refuse<CommonRefusal>("bad-record", { where: "key" });
  return read.data;
}

/** Begins the recorded game, no action played yet. */
export function beginRecorded<T extends GameTypes>(game: Game<T>, record: GameRecord): Match<T> {
  if (record.game !== game.id) throw refuse<CommonRefusal>("unknown-game", { game: record.game });
  if (record.rules !== game.rules) throw refuse<CommonRefusal>("unknown-rules", { rules: record.rules, game: game.id });
  if (record.key === undefined) throw refuse<CommonRefusal>("no-key");
  const seats = record.seats.length;
  const options = readOptions(game.options, record.options, seats);
  return begin(game, { options, seats, key: keyFromHex(record.key) });
}

/** Where a record and the rules disagree. */
export type Difference =
  | { readonly kind: "refused"; readonly action: number; readonly line: string; readonly code: string }
  | { readonly kind: "result"; readonly recorded: Result | undefined; readonly replayed: Result | undefined };

export interface Replay<T extends GameTypes> {
  readonly match: Match<T>;
  readonly differences: readonly Difference[];
}

/** Plays the record again by the rules, up to the first action they refuse, and compares the outcome. */
export function replay<T extends GameTypes>(game: Game<T>, record: GameRecord): Replay<T> {
  const match = beginRecorded(game, record);
  const differences: Difference[] = [];
  for (const [action, line] of record.actions.entries()) {
    try {
      const move = readMove(game, line);
      play(match, move.seat, move.action);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      differences.push({ kind: "refused", action, line, code: error.code });
      break;
    }
  }
  const replayed = game.result(match.state);
  if (JSON.stringify(replayed) !== JSON.stringify(record.result))
    differences.push({ kind: "result", recorded: record.result, replayed });
  return { match, differences };
}
