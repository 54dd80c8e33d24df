import type { Bot, Sight } from "@serai/search/bot";
import { cardOf, colourOf, cushionOf, isLay, type Sultan, scoreOf, tableFor } from "../rules/index.ts";
import { Odds } from "./odds.ts";

/**
 * Plays Sultan by what a careful player can know: it counts every rival's unplayed cards, asks how likely each of its
 * own cards is to win at each cushion against what lies there and what may still come, and what that gem adds to its
 * collection. A card spent is a card gone, so the same chance bought with a lower card is worth more.
 */
export const simple: Bot<Sultan> = {
  id: "simple",
  choose(sight, chance) {
    const value = isLay(sight.legal[0]) ? layValues(sight) : putBackValues(sight);
    // A little luck decides between equals, so that the bot is not predictable.
    const scored = sight.legal.map((action) => ({ action, value: value(action) + chance.int(1000) / 100_000 }));
    return scored.reduce((best, one) => (one.value > best.value ? one : best)).action;
  },
};

/** What one more gem of the colour adds to a collection, and what it brings closer. */
function marginal(gems: readonly number[], colour: number, players: number, turnsLeft: number): number {
  const now = scoreOf(gems, players);
  const grown = [...gems];
  grown[colour]++;
  const first = scoreOf(grown, players) - now;
  grown[colour]++;
  const second = scoreOf(grown, players) - now - first;
  // The gem after this one may never come: its bonus counts for less the fewer turns are left.
  return first + Math.max(0, second - first) * Math.min(0.45, turnsLeft * 0.05);
}

/** What the gem is worth to the seat: its own gain, and a part of what it would have brought the rival who gains most. */
function gemValue({ seat, view, memory }: Sight<Sultan>, colour: number): number {
  const { turns } = tableFor(view.players);
  const turnsLeft = (2 - view.round) * turns + (turns - 1 - view.turn);
  const gain = (who: number): number => marginal(memory.gems[who], colour, view.players, turnsLeft);
  const rivals = view.seats.map((_, who) => who).filter((who) => who !== seat);
  const denied = Math.max(...rivals.map(gain));
  return gain(seat) + (denied * 0.4) / rivals.length;
}

/** Of the gems drawn, the one the seat would miss least goes back. */
const putBackValues = (sight: Sight<Sultan>) => (action: number) => -gemValue(sight, colourOf(action));

function layValues(sight: Sight<Sultan>): (action: number) => number {
  const { view } = sight;
  const values = view.shown.map((gem) => gemValue(sight, gem));
  const winning = new Odds(sight);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const hand = view.hand ?? [];
  const inLastRound = view.round === 2;
  return (action) => {
    const card = cardOf(action);
    const cushion = cushionOf(action);
    const odds = winning.of(card, cushion);
    // What the card could still do: its rank among what is left in hand, worth about a middling gem at its best.
    const later = hand.length <= tableFor(view.players).cardsPerTurn ? 0 : rankIn(hand, card) * mean;
    return odds * values[cushion] - later * (inLastRound ? 0.5 : 0.42);
  };
}

/** The share of the hand that the card beats, from 0 to 1. */
const rankIn = (hand: readonly number[], card: number): number =>
  hand.filter((other) => other < card).length / Math.max(1, hand.length - 1);
