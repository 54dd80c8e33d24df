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
import { type Analyst, eyesOf } from "./analyst.ts";
import type { Sight } from "./bot.ts";
import { Search } from "./search/search.ts";
import { shareWins } from "./search/shares.ts";
import { Witnesses } from "./witnesses.ts";

/** One decision of a finished game, from the seat that made it. */
export interface Reviewed {
  /** Its place in the record, from 0. */
  readonly move: number;
  readonly seat: Seat;
  readonly action: Action;
  /** The better of what was done and what the search would have done; what was done, where that cannot be told. */
  readonly best: Action;
  /** The seat's chance to win by what the search would have done, and by what was done: equal unless beyond doubt. */
  readonly before: number;
  readonly after: number;
  /** What came between this decision and the seat's next, or the end: cards, and others' play. */
  readonly fortune: number;
  /** What speaks for the better one and for what was done, in the game's own terms; only where they differ. */
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
  /** How many of them the search has nothing against. */
  readonly sound: number;
  /** The shares of wins that the others cost, less what better ones than the search's brought. */
  readonly cost: number;
  /** What the seat got of the win. */
  readonly share: number;
}

/** What is told of a game: a few things. */
const MOST_MISTAKES = 5;
const MOST_SWINGS = 2;
/** What changes less than this share of a win is not told. */
const LEAST_MISTAKE = 0.03;
const LEAST_SWING = 0.25;

/** Goes through a finished game, from each seat's sight alone. Decisions with one answer are passed over. */
export function review<T extends GameTypes>(
  analyst: Analyst<T>,
  record: GameRecord,
  onDecision?: (move: number, of: number) => void,
): Review {
  const { game } = analyst;
  const judge = judgeOf(analyst);
  const match = beginRecorded(game, record);
  const witnesses = new Witnesses(game, match.state, match.seats);
  witnesses.hear(match.events);
  const looked: Omit<Reviewed, "fortune">[] = [];
  for (const [move, line] of record.actions.entries()) {
    const { seat, action } = readMove(game, line);
    const sight = witnesses.sightOf(match.state, seat);
    if (sight.legal.length > 1) {
      const judged = judge(sight, action, move);
      looked.push({ move, seat, action, ...judged, ...whyBetter(analyst, sight, action, judged.best) });
    }
    witnesses.hear(play(match, seat, action));
    onDecision?.(move + 1, record.actions.length);
  }
  const final = new Float64Array(match.seats);
  const result = game.result(match.state);
  if (result) shareWins(result, 0, 1, final);
  return summed(looked, final);
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
const BEYOND_DOUBT = 1.645;

/**
 * Half of the search goes into what to do, the other half into comparing that with what was done, with new luck: what
 * looks best among many owes a part of its looks to luck, and nobody is blamed for not having had that. A player may
 * well have seen more than half a search did; what is within doubt counts for neither.
 */
function judgeOf<T extends GameTypes>(
  analyst: Analyst<T>,
): (sight: Sight<T>, action: Action, seed: number) => Pick<Reviewed, "best" | "before" | "after"> {
  const { game, knowledge, manner } = analyst;
  const look = eyesOf(analyst);
  const search = new Search(game, knowledge);
  const half = Math.ceil(manner.iterations / 2);
  return (sight, action, seed) => {
    const chance = new FastChance(seed);
    const [{ action: found }] = look(sight, half, chance);
    const { one, other, error } = search.compare(sight, [found, action], manner, chance, Math.ceil(half / 2));
    if (found === action || Math.abs(one - other) <= BEYOND_DOUBT * error) {
      const alike = (one + other) / 2;
      return { best: action, before: alike, after: alike };
    }
    return { best: one > other ? found : action, before: one, after: other };
  };
}

function summed(looked: readonly Omit<Reviewed, "fortune">[], final: Float64Array): Review {
  const next = [...final];
  const decisions = looked
    .toReversed()
    .map((one) => {
      const fortune = next[one.seat] - one.after;
      next[one.seat] = one.before;
      return { ...one, fortune };
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
    swings: most(({ fortune }) => Math.abs(fortune), LEAST_SWING, MOST_SWINGS),
  };
}

const costOf = ({ before, after }: Reviewed): number => before - after;
