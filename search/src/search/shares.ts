import type { Result } from "@serai/kernel";

/** What a finished game brings each seat: its share of the win, and for `marginShare` parts of it the margin in points. */
export function shareWins({ scores, ranks }: Result, marginShare: number, margin: number, into: Float64Array): void {
  let winners = 0;
  for (let seat = 0; seat < ranks.length; seat++) if (ranks[seat] === 1) winners++;
  for (let seat = 0; seat < ranks.length; seat++) {
    const won = ranks[seat] === 1 ? 1 / winners : 0;
    into[seat] = marginShare === 0 ? won : (1 - marginShare) * won + marginShare * leadOf(scores, seat, margin);
  }
}

/** The lead over the best rival from 0 (far behind) to 1 (far ahead). */
export function leadOf(scores: readonly number[], seat: number, margin: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++)
    if (other !== seat && scores[other] > rival) rival = scores[other];
  return 0.5 + 0.5 * Math.tanh((scores[seat] - rival) / (2 * margin));
}
