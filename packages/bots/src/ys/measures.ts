import type { Seat } from "@serai/kernel";
import { parts, type State } from "@serai/ys";
import { Worth } from "./worth.ts";

/** What may say who will win, at the start of a round or of its count. */
export const MEASURES: readonly string[] = [
  "points on the track",
  "points to expect of gems",
  "points on the track, early",
  "points to expect of gems, early",
  "gems",
  "gems, early",
  "characters held",
  "characters held, early",
  "place in the order",
  "throne room",
];

const worths: Worth[] = [];

/** By rounds still to be counted; made once each. */
export function worthWith(ahead: number): Worth {
  for (let made = worths.length; made <= ahead; made++) worths.push(new Worth(made));
  return worths[ahead];
}

export function measure(s: State, seat: Seat, into: Float64Array): void {
  const ahead = s.step === "over" ? 0 : parts.ROUNDS - s.round;
  const early = ahead / parts.ROUNDS;
  const track = s.scores[seat] / 10;
  const expected = worthWith(ahead).points(s)[seat] / 10;
  const gems = sumOf(s.gems[seat]) / 5;
  const cards = ahead === 0 ? 0 : s.hands[seat].length + s.fresh[seat].length;
  into[0] = track;
  into[1] = expected;
  into[2] = track * early;
  into[3] = expected * early;
  into[4] = gems;
  into[5] = gems * early;
  into[6] = cards;
  into[7] = cards * early;
  into[8] = ahead === 0 ? 0 : s.order.indexOf(seat) / s.players;
  into[9] = sumOf(s.thrones[seat]) / 5;
}

function sumOf(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
}
