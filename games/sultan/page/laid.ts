import type { Seat } from "@serai/kernel";
import type { LaidCard, View } from "../rules/index.ts";

/** A card on the board: the k-th of its turn. */
export interface CardOnBoard extends LaidCard {
  readonly order: number;
  readonly isUp: boolean;
  /** It took the gem. */
  readonly hasWon: boolean;
}

/** Everything that lies at the cushions: face down while cards are laid, face up from the reveal on (S-2.4). */
export function cardsOnBoard({ laid, reveal, players }: View): CardOnBoard[] {
  if (reveal === undefined) return laid.map((card, order) => ({ ...card, order, isUp: false, hasWon: false }));
  const up = reveal.cards.map((card, order) => ({
    seat: (reveal.start + order) % players,
    cushion: reveal.at[order],
    card,
    order,
    isUp: true,
  }));
  return up.map((one) => ({ ...one, hasWon: one.seat === reveal.winners[one.cushion] && isHighestOfItsSeat(one, up) }));
}

/** With two cards of one seat at a cushion (S-2.3) it is the higher that won. */
const isHighestOfItsSeat = (
  one: { readonly seat: Seat; readonly cushion: number; readonly card: number },
  all: readonly (typeof one)[],
): boolean => all.every(({ seat, cushion, card }) => seat !== one.seat || cushion !== one.cushion || card <= one.card);

/** What lies on each cushion; `undefined` where the gem has gone. */
export function gemsOnCushions({ shown, reveal }: View): (number | undefined)[] {
  if (reveal === undefined) return [...shown];
  return reveal.shown.map((gem, cushion) => (cushion < reveal.winners.length ? undefined : gem));
}
