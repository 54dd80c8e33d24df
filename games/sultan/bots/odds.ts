import type { Sight } from "@serai/search/bot";
import { type Sultan, tableFor, wholeDeck } from "../rules/index.ts";

/** How much likelier than by chance a rival goes for the same cushion. */
const SAME_CUSHION = 1.15;

/** How likely cards take gems, taking rivals' cards as drawn at random from what they have left (S-4.3). */
export class Odds {
  readonly #sight: Pick<Sight<Sultan>, "seat" | "view">;
  /** By seat: cards that have not been shown yet, those that lie face down among them. */
  readonly #unplayed: readonly (readonly number[])[];

  constructor(sight: Pick<Sight<Sultan>, "seat" | "view" | "memory">) {
    this.#sight = sight;
    this.#unplayed = sight.view.seats.map((_, who) => unplayedOf(sight, who));
  }

  of(card: number, cushion: number): number {
    const { seat, view } = this.#sight;
    const { cushions, cardsPerTurn } = tableFor(view.players);
    let odds = 1;
    for (const laid of view.laid)
      if (laid.cushion === cushion && laid.seat !== seat) {
        // Laid before: with two players the start seat still wins ties (S-2.4).
        const winsTies = view.players === 2 && view.start === seat;
        odds *= shareBeaten(this.#unplayed[laid.seat], card, winsTies);
      }
    for (let who = 0; who < view.players; who++) {
      if (who === seat) continue;
      const toCome = cardsPerTurn - view.laid.filter((laid) => laid.seat === who).length;
      const winsTies = view.players > 2 || view.start === seat;
      for (let i = 0; i < toCome; i++)
        odds *= 1 - (1 - shareBeaten(this.#unplayed[who], card, winsTies)) * (SAME_CUSHION / cushions);
    }
    return odds;
  }
}

function unplayedOf({ view, memory }: Pick<Sight<Sultan>, "view" | "memory">, who: number): number[] {
  const cards = wholeDeck(tableFor(view.players));
  for (const card of memory.played[who]) cards.splice(cards.indexOf(card), 1);
  return cards;
}

function shareBeaten(cards: readonly number[], card: number, winsTies: boolean): number {
  if (cards.length === 0) return 1;
  return cards.filter((other) => other < card || (winsTies && other === card)).length / cards.length;
}
