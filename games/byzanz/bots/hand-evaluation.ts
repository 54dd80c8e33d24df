import { type Card, MERCHANT } from "../rules/index.ts";

/** An evaluation of hands: the points a seat may expect. It is asked about one hand after another. */
export interface HandEvaluation {
  /** Opponent model: how sharply bids follow this evaluation, a point. */
  readonly bidSharpness: number;
  /** Starts with these cards, with so many rounds left. */
  begin(players: number, left: number, cards: readonly Card[]): void;
  add(card: Card): void;
  remove(card: Card): void;
  addAll(cards: readonly Card[]): void;
  removeAll(cards: readonly Card[]): void;
  ofHand(): number;
  /** For a seat with a lot: `before` seats pick first; `ahead` lots are still to be won. */
  ofPick(market: readonly number[], before: number, ahead: number, payers: number): number;
  /** For a seat that waits for one of `ahead` lots, among rivals with so many cards. */
  ofWait(market: readonly number[], ahead: number, rivals: number): number;
}

/** All cards of a kind that lie in the market; whether there are any. */
export function addKind(to: HandEvaluation, market: readonly number[], kind: number): boolean {
  let any = false;
  for (let card = kind * 4; card < kind * 4 + 4 && card <= MERCHANT; card++)
    for (let i = market[card]; i > 0; i--) {
      to.add(card);
      any = true;
    }
  return any;
}

export function removeKind(from: HandEvaluation, market: readonly number[], kind: number): void {
  for (let card = kind * 4; card < kind * 4 + 4 && card <= MERCHANT; card++)
    for (let i = market[card]; i > 0; i--) from.remove(card);
}
