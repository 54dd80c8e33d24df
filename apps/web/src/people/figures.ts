import type { LadderKind, PlayerPage } from "./people-api.ts";

/** More would be a scribble: the last ones tell how somebody plays now. */
const MOST_SCORES = 30;

const isOf =
  ({ game, players }: LadderKind) =>
  (one: LadderKind): boolean =>
    one.game === game && one.players === players;

/** What somebody has played, the most often first. */
export function kindsOf({ finishes }: Pick<PlayerPage, "finishes">): LadderKind[] {
  const games = new Map<string, { readonly kind: LadderKind; count: number }>();
  for (const { game, players, games: count } of finishes) {
    const known = games.get(`${game} ${players}`) ?? { kind: { game, players }, count: 0 };
    known.count += count;
    games.set(`${game} ${players}`, known);
  }
  return [...games.values()].sort((a, b) => b.count - a.count).map(({ kind }) => kind);
}

/** Points game by game, the oldest first. */
export const scoresOf = ({ results }: Pick<PlayerPage, "results">, kind: LadderKind): number[] =>
  results
    .filter(isOf(kind))
    .slice(0, MOST_SCORES)
    .map(({ score }) => score)
    .reverse();

/** How often each place was reached, the first place first. */
export const placesOf = ({ finishes }: Pick<PlayerPage, "finishes">, kind: LadderKind): number[] =>
  Array.from({ length: kind.players }, (_, i) =>
    finishes
      .filter(isOf(kind))
      .filter(({ rank }) => rank === i + 1)
      .reduce((sum, { games }) => sum + games, 0),
  );

export interface Share {
  readonly source: string;
  readonly percent: number;
}

/**
 * Where points came from, in whole percents that add up to a hundred: the greatest remainders are rounded up. What cost
 * points has a negative share, and its size counts towards the hundred per cent.
 */
export function sharesOf({ plans }: Pick<PlayerPage, "plans">, game: string): Share[] {
  const own = plans.filter((plan) => plan.game === game && plan.points !== 0);
  const total = own.reduce((sum, { points }) => sum + Math.abs(points), 0);
  const exact = own.map(({ points }) => (100 * Math.abs(points)) / total);
  const missing = Math.round(100 - exact.reduce((sum, share) => sum + Math.floor(share), 0));
  const byRemainder = [...exact.keys()].sort((a, b) => (exact[b] % 1) - (exact[a] % 1));
  const roundedUp = new Set(byRemainder.slice(0, missing));
  return own
    .map(({ source, points }, i) => {
      const percent = Math.floor(exact[i]) + (roundedUp.has(i) ? 1 : 0);
      return { source, percent: points > 0 ? percent : -percent };
    })
    .filter(({ percent }) => percent !== 0);
}
