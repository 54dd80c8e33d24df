import {
  type Action,
  beginRecorded,
  FastChance,
  type GameRecord,
  type GameTypes,
  play,
  readMove,
  type Seat,
} from "@serai/kernel";
import { type Analyst, evaluatorOf } from "./analyst.ts";
import type { Sight } from "./bot.ts";
import { shareWins } from "./search/shares.ts";
import { Trials } from "./search/trials.ts";
import { SeatMemories } from "./seat-memories.ts";

/** One decision of a finished game, from the seat that made it. */
export interface Reviewed {
  /** Its place in the record, from 0. */
  readonly move: number;
  readonly seat: Seat;
  readonly action: Action;
  /** The better of the action played and the action of the search; the one played where neither is significantly better. */
  readonly best: Action;
  /** The seat's chance to win by the action of the search and by the one played: equal unless the difference is significant. */
  readonly before: number;
  readonly after: number;
  /** How the chance to win changed until the seat's next decision, or the end, by cards and others' play. */
  readonly swing: number;
  /** Reasons for the better action and for the one played, in the game's own terms; only where they differ. */
  readonly reasons?: { readonly best: readonly unknown[]; readonly played: readonly unknown[] };
}

export interface Review {
  readonly decisions: readonly Reviewed[];
  readonly seats: readonly SeatReview[];
  /** Places in `decisions` of those that cost most, the dearest first. */
  readonly mistakes: readonly number[];
  /** Places in `decisions` after which cards and others' play changed most, the greatest change first. */
  readonly swings: readonly number[];
}

export interface SeatReview {
  readonly decisions: number;
  /** How many of them cost nothing. */
  readonly sound: number;
  /** The shares of wins that the others cost, less what better ones than the search's brought. */
  readonly cost: number;
  /** What the seat got of the win. */
  readonly share: number;
}

/** How many are shown. */
const MOST_MISTAKES = 5;
const MOST_SWINGS = 2;
/** Smaller changes of the win share are not shown. */
const LEAST_MISTAKE = 0.03;
const LEAST_SWING = 0.25;

/** Reviews a finished game from each seat's sight. Decisions with one legal action are skipped. */
export function review<T extends GameTypes>(
  analyst: Analyst<T>,
  record: GameRecord,
  onDecision?: (move: number, of: number) => void,
): Review {
  const { game } = analyst;
  const compare = comparisonOf(analyst);
  const match = beginRecorded(game, record);
  const memories = new SeatMemories(game, match.state, match.seats);
  memories.remember(match.events);
  const reviewed: Omit<Reviewed, "swing">[] = [];
  for (const [move, line] of record.actions.entries()) {
    const { seat, action } = readMove(game, line);
    const sight = memories.sightOf(match.state, seat);
    if (sight.legal.length > 1) {
      const compared = compare(sight, action, move);
      reviewed.push({ move, seat, action, ...compared, ...whyBetter(analyst, sight, action, compared.best) });
    }
    memories.remember(play(match, seat, action));
    onDecision?.(move + 1, record.actions.length);
  }
  const final = new Float64Array(match.seats);
  const result = game.result(match.state);
  if (result) shareWins(result, 0, 1, final);
  return summed(reviewed, final);
}

function whyBetter<T extends GameTypes>(
  analyst: Analyst<T>,
  sight: Sight<T>,
  action: Action,
  best: Action,
): Pick<Reviewed, "reasons"> {
  if (best === action || analyst.reasons === undefined) return {};
  return { reasons: { best: analyst.reasons(sight, best), played: analyst.reasons(sight, action) } };
}

/** Two actions of equal worth seem to differ by this many standard errors once in ten times. */
const SIGNIFICANT_ERRORS = 1.645;

/**
 * Half of the iterations search for the best action, the other half compare it with the action played, with new luck:
 * the best of many looks better than it is. Differences that are not significant count for neither.
 */
function comparisonOf<T extends GameTypes>(
  analyst: Analyst<T>,
): (sight: Sight<T>, action: Action, seed: number) => Pick<Reviewed, "best" | "before" | "after"> {
  const { game, knowledge, settings } = analyst;
  const evaluate = evaluatorOf(analyst);
  const trials = new Trials(game, knowledge);
  const half = Math.ceil(settings.iterations / 2);
  return (sight, action, seed) => {
    const chance = new FastChance(seed);
    const [{ action: found }] = evaluate(sight, half, chance);
    const { one, other, error } = trials.compare(sight, [found, action], settings, chance, Math.ceil(half / 2));
    if (found === action || Math.abs(one - other) <= SIGNIFICANT_ERRORS * error) {
      const alike = (one + other) / 2;
      return { best: action, before: alike, after: alike };
    }
    return { best: one > other ? found : action, before: one, after: other };
  };
}

function summed(reviewed: readonly Omit<Reviewed, "swing">[], final: Float64Array): Review {
  const next = [...final];
  const decisions = reviewed
    .toReversed()
    .map((one) => {
      const swing = next[one.seat] - one.after;
      next[one.seat] = one.before;
      return { ...one, swing };
    })
    .reverse();
  const seats = [...final].map((share, seat): SeatReview => {
    const own = decisions.filter((decision) => decision.seat === seat);
    return {
      decisions: own.length,
      sound: own.filter((decision) => costOf(decision) <= 0).length,
      cost: own.reduce((sum, decision) => sum + costOf(decision), 0),
      share,
    };
  });
  const most = (size: (decision: Reviewed) => number, least: number, count: number): number[] =>
    [...decisions.keys()]
      .filter((at) => size(decisions[at]) >= least)
      .sort((a, b) => size(decisions[b]) - size(decisions[a]))
      .slice(0, count);
  return {
    decisions,
    seats,
    mistakes: most(costOf, LEAST_MISTAKE, MOST_MISTAKES),
    swings: most(({ swing }) => Math.abs(swing), LEAST_SWING, MOST_SWINGS),
  };
}

const costOf = ({ before, after }: Reviewed): number => before - after;
