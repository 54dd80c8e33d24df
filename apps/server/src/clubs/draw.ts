/** Who plays whom: pure, so that a draw can be checked. People are whatever the caller calls them. */

/** Every subset of the given size. */
export function everySet<P>(people: readonly P[], size: number): P[][] {
  if (size === 0) return [[]];
  return people.flatMap((first, i) => everySet(people.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/** How many sets that would be, without making them. */
export const setsOf = (people: number, size: number): number =>
  Array.from({ length: size }, (_, i) => (people - i) / (size - i)).reduce((product, part) => product * part, 1);

/** Groups as equal as can be, none larger than `size`: the first to come are spread over all of them. */
export function groupsOf<P>(people: readonly P[], size: number): P[][] {
  const count = Math.ceil(people.length / size);
  const groups: P[][] = Array.from({ length: count }, () => []);
  for (const [i, person] of people.entries()) groups[i % count].push(person);
  return groups;
}

/** As many games as there are seats, so that everybody sits in each of them once. */
export const rotations = <P>(group: readonly P[]): P[][] =>
  group.map((_, turn) => [...group.slice(turn), ...group.slice(0, turn)]);

/** Games in which every seat falls to everybody about equally often: the seat one has had least goes first. */
export function fairlySeated<P>(games: readonly (readonly P[])[]): P[][] {
  const had = new Map<P, number[]>();
  const times = (person: P, seat: number): number => had.get(person)?.[seat] ?? 0;
  return games.map((game) => {
    const left = [...game];
    return game.map((_, seat) => {
      const next = left.reduce((best, one) => (times(one, seat) < times(best, seat) ? one : best));
      left.splice(left.indexOf(next), 1);
      const counts = had.get(next) ?? [];
      counts[seat] = times(next, seat) + 1;
      had.set(next, counts);
      return next;
    });
  });
}

export interface Score<P> {
  readonly who: P;
  readonly games: number;
  /** One for everybody one was ahead of, half a one for equals. */
  readonly points: number;
  /** Games nobody was ahead of one in. */
  readonly wins: number;
}

/** Standings from the ranks of finished games, best first; those who have not played have nothing. */
export function standingsOf<P>(people: readonly P[], games: readonly ReadonlyMap<P, number>[]): Score<P>[] {
  const scoreOf = (who: P): Score<P> => {
    const played = games.filter((ranks) => ranks.has(who));
    const points = played.map((ranks) => {
      const own = ranks.get(who) ?? 0;
      const others = [...ranks].filter(([other]) => other !== who).map(([, rank]) => rank);
      return others.reduce((sum, rank) => sum + (rank > own ? 1 : rank === own ? 0.5 : 0), 0);
    });
    return {
      who,
      games: played.length,
      points: points.reduce((sum, one) => sum + one, 0),
      wins: played.filter((ranks) => ranks.get(who) === 1).length,
    };
  };
  return people.map(scoreOf).sort((a, b) => b.points - a.points || b.wins - a.wins || a.games - b.games);
}
