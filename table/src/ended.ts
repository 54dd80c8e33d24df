import { begin, type GameRecord, play, type Result, recordOf, type Sources, writeMove } from "@serai/kernel";
import type { TableFold } from "./fold.ts";
import { ranksWithResigned } from "./resigned-ranks.ts";

// What a table gives out only after the end of its game, since it holds every secret.

export interface Outcome {
  readonly result: Result;
  /** By seat; empty where the game does not tell. */
  readonly sources: readonly Sources[];
}

/** A move with all that came of it. */
interface ToldMove {
  readonly move?: string;
  readonly events: readonly unknown[];
}

/** How the game ended, with those who resigned behind all others, and where each seat's points came from. */
export function outcomeOf({ game, match, presence }: TableFold): Outcome | undefined {
  const result = game.result(match.state);
  if (result === undefined) return undefined;
  const sources = game.sources?.(match.state) ?? result.scores.map(() => ({}));
  return { result: { ...result, ranks: ranksWithResigned(result.ranks, presence.resigned) }, sources };
}

/** The game as a file. */
export function recordAt({ over, match, start }: TableFold): GameRecord | undefined {
  if (!over) return undefined;
  const { fair, key, commitment, options, seats } = start;
  const names = seats.map(({ name }) => name);
  if (key !== undefined) return recordOf(match, names);
  return { ...recordOf(match, names), options: { ...options }, commitment, fair };
}

/** Every move with all that came of it, nothing hidden. */
export function storyAt({ over, game, match }: TableFold): ToldMove[] | undefined {
  if (!over) return undefined;
  const again = begin(game, match);
  const start = { events: [...again.events] };
  return [
    start,
    ...match.moves.map((move) => ({ move: writeMove(game, move), events: play(again, move.seat, move.action) })),
  ];
}
