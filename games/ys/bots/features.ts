import type { Seat } from "@serai/kernel";
import { parts, type State } from "../rules/index.ts";
import { Worth } from "./worth.ts";

/** What may say who will win, at the start of a round or of its count. */
export const FEATURE_NAMES: readonly string[] = [
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
  "what characters held may bring",
];

/** What a character is thought to bring when it is played, or won, in points. */
export const CARD_POINTS: readonly number[] = [1.5, 1.5, 3, 3.5, 2.5, 3.5, 2.5, 3, 3, 2, 2.5, 3, 6, 4, 5];

const worths: Worth[] = [];

/** By rounds still to be counted; made once each. */
export function worthWith(ahead: number): Worth {
  for (let made = worths.length; made <= ahead; made++) worths.push(new Worth(made));
  return worths[ahead];
}

export function fillFeatures(s: State, seat: Seat, into: Float64Array): void {
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
  into[10] = ahead === 0 ? 0 : helpOf(s, seat, ahead) / 5;
}

/** Two a round may be played (Y-6.1): of more, the later ones count for nothing. */
function helpOf(s: State, seat: Seat, ahead: number): number {
  let room = parts.CARDS_A_ROUND * ahead;
  let help = 0;
  // The dearest come last in either list.
  for (const cards of [s.fresh[seat], s.hands[seat]])
    for (let i = cards.length - 1; i >= 0 && room > 0; i--, room--) help += CARD_POINTS[cards[i]];
  return help;
}

function sumOf(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
}
