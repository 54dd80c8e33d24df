import { type Action, FastChance, type GameTypes } from "@serai/kernel";
import { type Analyst, eyesOf } from "./analyst.ts";
import type { Sight, Thinking } from "./bot.ts";
import { type Finding, Search } from "./search/search.ts";

/** One thing to do, and what is expected of it. */
export interface Advice {
  readonly action: Action;
  /** The share of wins to expect, and half the width of its 95 % interval. */
  readonly share: number;
  readonly give: number;
  /** The points to expect at the end. */
  readonly points: number;
  /** How many points fewer than the first; 0 where that is within doubt. */
  readonly behind: number;
  /** In the game's own terms; empty where it has none. */
  readonly reasons: readonly unknown[];
}

/** Whether there is still a game to be won. Where there is not, points are what is left to play for. */
export type Prospect = "open" | "won" | "lost";

export interface Hint {
  /** Best first: by wins while the game is open, else by points. */
  readonly ranked: readonly Advice[];
  /** The first is better than the others beyond reasonable doubt. */
  readonly isClear: boolean;
  readonly prospect: Prospect;
}

const Z = 1.96;
/** More than this is no advice. */
const MOST_ADVICE = 3;
/** Where points decide, so many are compared. */
const MOST_COMPARED = 6;
/** As good as lost, or won, whatever the seat does of what was looked at. */
const LOST = 0.04;
const WON = 0.96;
/** Shares of wins that are alike once the game is decided. */
const ALIKE = 0.05;
/** One game played to its end costs as much as so many iterations that are cut short. */
const TO_THE_END = 40;
const FEWEST_TIMES = 16;
const MOST_TIMES = 40;
/** How sure the first has to be better than the second to be called so. */
const CLEAR = 0.9;
/** Two actions of equal worth seem to differ by this many standard errors once in ten times. */
const BEYOND_DOUBT = 1.645;

export function hint<T extends GameTypes>(
  analyst: Analyst<T>,
  sight: Sight<T>,
  seed: number,
  thinking?: Thinking,
): Hint {
  const { game, knowledge, manner } = analyst;
  const chance = new FastChance(seed);
  const found = eyesOf(analyst)(sight, manner.iterations, chance, thinking).filter(({ visits }) => visits > 0);
  const prospect = prospectOf(found);
  const explained = distinct(
    found
      .filter(({ share }) => prospect === "open" || share >= found[0].share - ALIKE)
      .map((finding) => ({ ...finding, reasons: analyst.reasons?.(sight, finding.action) ?? [] })),
  ).slice(0, prospect === "open" ? MOST_ADVICE : MOST_COMPARED);
  const actions = explained.map(({ action }) => action);
  const times = Math.min(MOST_TIMES, Math.max(FEWEST_TIMES, Math.ceil(manner.iterations / TO_THE_END)));
  const outcomes = new Search(game, knowledge).points(sight, actions, manner, chance, times);
  const played = explained.map((finding, at) => ({ ...finding, scores: outcomes[at] }));
  if (prospect !== "open") played.sort((a, b) => mean(b.scores) - mean(a.scores));
  const ranked = played.slice(0, MOST_ADVICE).map(({ action, share, visits, scores, reasons }) => ({
    action,
    share,
    give: Z * errorOf(share, visits),
    points: mean(scores),
    behind: shortfall(played[0].scores, scores),
    reasons,
  }));
  const isClear = prospect === "open" ? surety(played) >= CLEAR : ranked.slice(1).every(({ behind }) => behind > 0);
  return { ranked, isClear, prospect };
}

/** What is good for the very same reasons as something better is no other advice. */
function distinct<F extends { readonly reasons: readonly unknown[] }>(findings: readonly F[]): F[] {
  const said = new Set<string>();
  return findings.filter(({ reasons }) => {
    const words = JSON.stringify(reasons);
    if (reasons.length > 0 && said.has(words)) return false;
    said.add(words);
    return true;
  });
}

function prospectOf(found: readonly Finding[]): Prospect {
  const [first, second = first] = found;
  if (first.share < LOST) return "lost";
  return first.share > WON && second.share > WON - ALIKE ? "won" : "open";
}

/** How likely the first is truly better than the second. */
function surety([first, second]: readonly Finding[]): number {
  if (second === undefined) return 1;
  const error = Math.hypot(errorOf(first.share, first.visits), errorOf(second.share, second.visits));
  return Math.max(0.5, 1 / (1 + Math.exp((-1.702 * (first.share - second.share)) / error)));
}

/** The standard error of a share; never quite zero, for a few wins in a row prove little. */
const errorOf = (share: number, visits: number): number =>
  Math.sqrt(Math.max(share * (1 - share), 1 / (visits + 4)) / visits);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** By how much the second falls short of the first, game by game with equal luck; 0 within doubt. */
function shortfall(best: readonly number[], other: readonly number[]): number {
  const differences = best.map((points, game) => points - other[game]);
  const less = mean(differences);
  const error = Math.sqrt(mean(differences.map((one) => (one - less) ** 2)) / differences.length);
  return less > BEYOND_DOUBT * error ? less : 0;
}
