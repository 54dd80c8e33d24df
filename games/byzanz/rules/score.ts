import { type Result, rank, type Sources } from "@serai/kernel";
import { type Card, KINDS, type KindName, kindOf, pointsOf } from "./parts.ts";
import { goodsIn } from "./sales.ts";
import type { State } from "./state.ts";

export const scoreOf = (scored: readonly Card[]): number => scored.reduce((sum, card) => sum + pointsOf(card), 0);

/** B-5.2: most points, then more goods in hand, then more cards in hand; seats still equal share their rank. */
export function result(s: State): Result | undefined {
  if (s.step !== "over") return undefined;
  const scores = s.scored.map(scoreOf);
  return { scores, ranks: rank(s.hands.map((hand, seat) => [scores[seat], goodsIn(hand), hand.length])) };
}

/** The goods a seat's points were sold in; merchants that were scored count as themselves. */
export type Source = KindName;
export const sources = (s: State): Sources[] =>
  s.scored.map((cards) =>
    Object.fromEntries(KINDS.map((name, kind) => [name, scoreOf(cards.filter((card) => kindOf(card) === kind))])),
  );
