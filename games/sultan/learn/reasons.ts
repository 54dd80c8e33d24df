import type { Seat } from "@serai/kernel";
import type { Reasoner, Sight } from "@serai/search";
import { Odds } from "../bots/odds.ts";
import {
  bonusFor,
  type Colour,
  cardOf,
  colourOf,
  cushionOf,
  isLay,
  type Sultan,
  tableFor,
  WORTH,
} from "../rules/index.ts";
import type { Reason } from "../words/reasons/reason.ts";

/** A rival's gain is worth a word where it is greater than the seat's own by this. */
const MUCH_MORE = 2;
/** A higher card wins hardly more often: by less than this. */
const NEGLIGIBLE_GAIN = 0.08;
/** The odds below which a card is laid for want of a better, and what a card has to win to be called enough. */
const POOR = 0.35;
const GOOD = 0.5;

export const reasoner: Reasoner<Sultan, Reason> = {
  reasons: (sight, action) =>
    isLay(action) ? whyLay(sight, cardOf(action), cushionOf(action)) : whyPutBack(sight, colourOf(action)),
};

/** S-3.1: what one more gem of the colour brings, and how much of it is bonus. */
function gainOf({ view, memory }: Sight<Sultan>, seat: Seat, colour: Colour, owned = memory.gems[seat][colour]) {
  const bonus = bonusFor(owned + 1, view.players) - bonusFor(owned, view.players);
  return { count: owned + 1, points: WORTH[colour] + bonus, bonus };
}

/** The rival whom the gem would bring most. */
function keenest(sight: Sight<Sultan>, colour: Colour): { readonly seat: Seat; readonly points: number } {
  const rivals = sight.view.seats.map((_, seat) => seat).filter((seat) => seat !== sight.seat);
  return rivals
    .map((seat) => ({ seat, points: gainOf(sight, seat, colour).points }))
    .reduce((most, one) => (one.points > most.points ? one : most));
}

function whyLay(sight: Sight<Sultan>, card: number, cushion: number): Reason[] {
  const { seat, view } = sight;
  const colour = view.shown[cushion];
  const odds = new Odds(sight);
  const wins = odds.of(card, cushion);
  const hand = view.hand ?? [];
  const isLowest = hand.length > tableFor(view.players).cardsPerTurn && card === Math.min(...hand);
  if (wins < POOR && isLowest) return [{ kind: "lowest", card }, oddsOf(sight, card, cushion, wins)];
  const gain = gainOf(sight, seat, colour);
  const next = gainOf(sight, seat, colour, gain.count).points;
  const rival = keenest(sight, colour);
  const higher = hand.findLast((other) => other > card && odds.of(other, cushion) - wins < NEGLIGIBLE_GAIN);
  return [
    { kind: "gem", colour, ...gain },
    oddsOf(sight, card, cushion, wins),
    ...(higher !== undefined && wins >= GOOD ? [{ kind: "enough", card, higher } as const] : []),
    ...(rival.points >= gain.points + MUCH_MORE ? [{ kind: "denies", colour, ...rival } as const] : []),
    ...(next > gain.points + MUCH_MORE ? [{ kind: "next", colour, points: next } as const] : []),
  ];
}

function oddsOf({ seat, view }: Sight<Sultan>, card: number, cushion: number, wins: number): Reason {
  if (wins === 1) return { kind: "sure", card };
  const against = view.laid.filter((laid) => laid.cushion === cushion && laid.seat !== seat).length;
  return { kind: "odds", card, tenths: Math.min(9, Math.max(1, Math.round(10 * wins))), against };
}

function whyPutBack(sight: Sight<Sultan>, colour: Colour): Reason[] {
  const { seat, view } = sight;
  const own = gainOf(sight, seat, colour).points;
  const rival = keenest(sight, colour);
  const isLeast = view.drawn.every((other) => gainOf(sight, seat, other).points >= own);
  return [
    ...(rival.points >= own + MUCH_MORE ? [{ kind: "kept-from", colour, ...rival } as const] : []),
    ...(isLeast ? [{ kind: "least", colour, points: own } as const] : []),
  ];
}
