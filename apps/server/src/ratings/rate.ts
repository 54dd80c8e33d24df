import { ordinal, rate, rating } from "openskill";

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Somebody's place in a finished game. */
export interface Finish {
  readonly who: string;
  readonly rank: number;
}

export const unknownSkill = (): Skill => rating();

/** One number to rank by: a skill one may be trusted with, so that few games do not lead the ladder. */
export const ratingOf = ({ mu, sigma }: Skill): number => ordinal({ mu, sigma });

/**
 * New skills after a game of several players (OpenSkill, Plackett-Luce). A bot that sat there more than once learns from
 * the mean of its seats; one that met only itself learns nothing.
 */
export function skillsAfter(finishes: readonly Finish[], before: ReadonlyMap<string, Skill>): Map<string, Skill> {
  if (before.size < 2) return new Map();
  const teams = finishes.map(({ who }) => [{ ...(before.get(who) ?? unknownSkill()) }]);
  const after = rate(teams, { rank: finishes.map(({ rank }) => rank) });
  const seatsOf = (who: string): Skill[] => after.flatMap((team, seat) => (finishes[seat].who === who ? team : []));
  return new Map([...before.keys()].map((who) => [who, meanOf(seatsOf(who))]));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const meanOf = (skills: readonly Skill[]): Skill => ({
  mu: mean(skills.map(({ mu }) => mu)),
  sigma: mean(skills.map(({ sigma }) => sigma)),
});
