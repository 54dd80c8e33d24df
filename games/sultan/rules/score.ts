import { type Result, rank, type Sources } from "@serai/kernel";
import { COLOURS, type ColourName, tableFor, WORTH } from "./parts.ts";
import type { State } from "./state.ts";

/** S-3.1: gem values, plus one bonus a colour by the number owned. */
export interface ColourScore {
  readonly count: number;
  readonly worth: number;
  readonly bonus: number;
}

export const scoreByColour = (gems: readonly number[], players: number): ColourScore[] =>
  gems.map((count, colour) => ({ count, worth: count * WORTH[colour], bonus: bonusFor(count, players) }));

export function bonusFor(count: number, players: number): number {
  const { bonus } = tableFor(players);
  return bonus[Math.min(count, bonus.length - 1)];
}

export function scoreOf(gems: readonly number[], players: number): number {
  let score = 0;
  for (let colour = 0; colour < gems.length; colour++)
    score += gems[colour] * WORTH[colour] + bonusFor(gems[colour], players);
  return score;
}

const numberOf = (gems: readonly number[]): number => gems.reduce((sum, count) => sum + count, 0);

/** S-3.2: most points, then more gems; seats still equal share their rank. */
export function result(s: State): Result | undefined {
  if (s.step !== "over") return undefined;
  const scores = s.gems.map((gems) => scoreOf(gems, s.players));
  return { scores, ranks: rank(scores.map((score, seat) => [score, numberOf(s.gems[seat])])) };
}

/** Which gems a seat's points were made with, bonuses included. */
export type Source = ColourName;
export const sources = (s: State): Sources[] =>
  s.gems.map((gems) => {
    const scored = scoreByColour(gems, s.players);
    return Object.fromEntries(scored.map(({ worth, bonus }, colour) => [COLOURS[colour], worth + bonus]));
  });
