import {
  type Action,
  beginRecorded,
  type Chance,
  FastChance,
  type Game,
  type GameRecord,
  type GameTypes,
  play,
  readMove,
  type Seat,
} from "@serai/kernel";
import type { Sight, Thinking } from "./bot.ts";
import type { Knowledge, Manner } from "./search/knowledge.ts";
import { Race } from "./search/race.ts";
import { type Finding, Search } from "./search/search.ts";
import { shareWins } from "./search/shares.ts";
import { Witnesses } from "./witnesses.ts";

/*
 * For people: what a strong player would do in their seat, seeing what they see, and afterwards what a game turned on.
 * Whoever offers this sees to it that nobody is helped in a rated game while it runs.
 */

/** One thing to do, and what is expected of it. */
export interface Advice {
  readonly action: Action;
  /** The share of wins to expect, and half the width of its 95 % interval. */
  readonly share: number;
  readonly give: number;
  /** The part of the search that went into it: what it came back to again and again. */
  readonly attention: number;
}

export interface Hint {
  /** Best first; only what was looked at. */
  readonly ranked: readonly Advice[];
  /** How likely the first is truly better than the second, from one half to 1. */
  readonly sure: number;
}

export interface Analyst<T extends GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly manner: Manner;
}

const Z = 1.96;

export const hint = <T extends GameTypes>(
  analyst: Analyst<T>,
  sight: Sight<T>,
  seed: number,
  thinking?: Thinking,
): Hint => weigh(eyesOf(analyst)(sight, analyst.manner.iterations, new FastChance(seed), thinking));

type Eyes<T extends GameTypes> = (
  sight: Sight<T>,
  iterations: number,
  chance: Chance,
  thinking?: Thinking,
) => readonly Finding[];

/** How the analyst looks at what can be done, the best first: as its manner is, by a race or in a tree. */
function eyesOf<T extends GameTypes>({ game, knowledge, manner }: Analyst<T>): Eyes<T> {
  const { racing } = manner;
  if (racing) {
    const race = new Race(game, knowledge);
    return (sight, iterations, chance, thinking) =>
      race.look(sight, { ...manner, iterations }, racing, chance, thinking);
  }
  const search = new Search(game, knowledge);
  return (sight, iterations, chance, thinking) => search.look(sight, { ...manner, iterations }, chance, thinking);
}

function weigh(findings: readonly Finding[]): Hint {
  const all = findings.reduce((sum, { visits }) => sum + visits, 0);
  const ranked = findings
    .filter(({ visits }) => visits > 0)
    .map(({ action, share, visits }) => ({
      action,
      share,
      give: Z * errorOf(share, visits),
      attention: visits / all,
    }));
  const [first, second] = ranked;
  if (second === undefined) return { ranked, sure: 1 };
  const error = Math.hypot(first.give, second.give) / Z;
  return { ranked, sure: Math.max(0.5, 1 / (1 + Math.exp((-1.702 * (first.share - second.share)) / error))) };
}

/** The standard error of a share; never quite zero, for a few wins in a row prove little. */
const errorOf = (share: number, visits: number): number =>
  Math.sqrt(Math.max(share * (1 - share), 1 / (visits + 4)) / visits);

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
}

export interface Review {
  readonly decisions: readonly Reviewed[];
  /** By seat. These four sum to what the seat got of the win. */
  readonly seats: readonly {
    readonly fair: number;
    /** What the deal made of a fair share before the seat's first decision. */
    readonly deal: number;
    /** What its decisions cost or brought it against the search's, and what came between them. */
    readonly play: number;
    readonly fortune: number;
  }[];
  /** Places in `decisions` where most was won or lost, by play or by fortune, the greatest first. */
  readonly turningPoints: readonly number[];
}

const MOST_TURNING_POINTS = 5;

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
    if (sight.legal.length > 1) looked.push({ move, seat, action, ...judge(sight, action, move) });
    witnesses.hear(play(match, seat, action));
    onDecision?.(move + 1, record.actions.length);
  }
  const final = new Float64Array(match.seats);
  const result = game.result(match.state);
  if (result) shareWins(result, 0, 1, final);
  return summed(looked, final);
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
  const fair = 1 / final.length;
  const seats = next.map((first, seat) => {
    const own = decisions.filter((decision) => decision.seat === seat);
    return {
      fair,
      deal: first - fair,
      play: own.reduce((sum, { before, after }) => sum + after - before, 0),
      fortune: own.reduce((sum, { fortune }) => sum + fortune, 0),
    };
  });
  const swing = ({ before, after, fortune }: Reviewed): number => Math.max(before - after, Math.abs(fortune));
  const turningPoints = decisions
    .map((decision, at) => ({ at, swing: swing(decision) }))
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST_TURNING_POINTS)
    .map(({ at }) => at);
  return { decisions, seats, turningPoints };
}
