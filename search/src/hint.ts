import { type Action, FastChance, type GameTypes } from "@serai/kernel";
import { type Analyst, evaluatorOf } from "./analyst.ts";
import type { Sight, Thinking } from "./bot.ts";
import type { ActionValue } from "./search/search.ts";
import { Trials } from "./search/trials.ts";

/** One action, and the result to expect from it. */
export interface Advice {
  readonly action: Action;
  /** The share of wins to expect, and half the width of its 95 % interval. */
  readonly share: number;
  readonly errorMargin: number;
  /** The points to expect at the end. */
  readonly points: number;
  /** How many points fewer than the first; 0 where the difference is not significant. */
  readonly behind: number;
  /** In the game's own terms; empty where it gives none. */
  readonly reasons: readonly unknown[];
}

/** Whether the win is still open. Once it is decided, hints go by points. */
export type ExpectedResult = "open" | "won" | "lost";

export interface Hint {
  /** Best first: by wins while the game is open, else by points. */
  readonly ranked: readonly Advice[];
  /** Whether the first is significantly better than the others. */
  readonly isClear: boolean;
  readonly expected: ExpectedResult;
}

const Z = 1.96;
/** Actions shown in a hint. */
const MOST_ADVICE = 3;
/** Actions compared where points decide. */
const MOST_COMPARED = 6;
/** Win shares at which a game counts as decided. */
const LOST = 0.04;
const WON = 0.96;
/** Win shares that count as equal once the game is decided. */
const EQUAL_SHARES = 0.05;
/** One playout to the end costs as much as this many iterations that are cut short. */
const ITERATIONS_A_PLAYOUT = 40;
const FEWEST_TIMES = 16;
const MOST_TIMES = 40;
/** The confidence needed to call the first better than the second. */
const CONFIDENCE = 0.9;
/** Two actions of equal worth seem to differ by this many standard errors once in ten times. */
const SIGNIFICANT_ERRORS = 1.645;

export function hint<T extends GameTypes>(
  analyst: Analyst<T>,
  sight: Sight<T>,
  seed: number,
  thinking?: Thinking,
): Hint {
  const { game, knowledge, settings } = analyst;
  const chance = new FastChance(seed);
  const found = evaluatorOf(analyst)(sight, settings.iterations, chance, thinking).filter(({ visits }) => visits > 0);
  const expected = expectedResultOf(found);
  const explained = distinct(
    found
      .filter(({ share }) => expected === "open" || share >= found[0].share - EQUAL_SHARES)
      .map((value) => ({ ...value, reasons: analyst.reasons?.(sight, value.action) ?? [] })),
  ).slice(0, expected === "open" ? MOST_ADVICE : MOST_COMPARED);
  const actions = explained.map(({ action }) => action);
  const times = Math.min(MOST_TIMES, Math.max(FEWEST_TIMES, Math.ceil(settings.iterations / ITERATIONS_A_PLAYOUT)));
  const outcomes = new Trials(game, knowledge).points(sight, actions, settings, chance, times);
  const played = explained.map((value, at) => ({ ...value, scores: outcomes[at] }));
  if (expected !== "open") played.sort((a, b) => mean(b.scores) - mean(a.scores));
  const ranked = played.slice(0, MOST_ADVICE).map(({ action, share, visits, scores, reasons }) => ({
    action,
    share,
    errorMargin: Z * errorOf(share, visits),
    points: mean(scores),
    behind: shortfall(played[0].scores, scores),
    reasons,
  }));
  const isClear =
    expected === "open" ? confidence(played) >= CONFIDENCE : ranked.slice(1).every(({ behind }) => behind > 0);
  return { ranked, isClear, expected };
}

/** Drops actions with the same reasons as a better one. */
function distinct<F extends { readonly reasons: readonly unknown[] }>(values: readonly F[]): F[] {
  const said = new Set<string>();
  return values.filter(({ reasons }) => {
    const words = JSON.stringify(reasons);
    if (reasons.length > 0 && said.has(words)) return false;
    said.add(words);
    return true;
  });
}

function expectedResultOf(found: readonly ActionValue[]): ExpectedResult {
  const [first, second = first] = found;
  if (first.share < LOST) return "lost";
  return first.share > WON && second.share > WON - EQUAL_SHARES ? "won" : "open";
}

/** The probability that the first is better than the second. */
function confidence([first, second]: readonly ActionValue[]): number {
  if (second === undefined) return 1;
  const error = Math.hypot(errorOf(first.share, first.visits), errorOf(second.share, second.visits));
  return Math.max(0.5, 1 / (1 + Math.exp((-1.702 * (first.share - second.share)) / error)));
}

/** The standard error of a share; never zero, since a few wins in a row prove little. */
const errorOf = (share: number, visits: number): number =>
  Math.sqrt(Math.max(share * (1 - share), 1 / (visits + 4)) / visits);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** How many points the second is behind the first, game by game with equal luck; 0 where not significant. */
function shortfall(best: readonly number[], other: readonly number[]): number {
  const differences = best.map((points, game) => points - other[game]);
  const less = mean(differences);
  const error = Math.sqrt(mean(differences.map((one) => (one - less) ** 2)) / differences.length);
  return less > SIGNIFICANT_ERRORS * error ? less : 0;
}
