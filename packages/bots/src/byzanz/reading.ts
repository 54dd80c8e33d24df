import { type Byzanz, byzanz, CARDS, type Card, HAND_LIMIT, type State } from "@serai/byzanz";
import { type Chance, NOBODY, type Seat, withSeat } from "@serai/kernel";
import type { Sight } from "../bot.ts";
import { draw } from "../search/draw.ts";
import type { Reading } from "../search/knowledge.ts";
import { gather, type Trail } from "./clues.ts";
import type { Judgement } from "./judgement.ts";

/*
 * Reads rivals from what they have done. For each of them a few hundred hands are imagined that it may have, and each is
 * believed as far as it explains every bid, pass, gift and pick of that rival so far: as one of our own kind would have
 * done it, or as a stranger would. What is believed of a rival's hand and of its kind is one and the same.
 */

/** How many hands a rival is imagined to have. */
const HANDS = 200;
/** How often another hand is drawn where the cards of one lie elsewhere in what is imagined. */
const TRIES = 10;

/** The two ways to judge a rival by. */
export interface Kinds {
  readonly own: Judgement;
  readonly stranger: Judgement;
}

interface Belief {
  readonly seat: Seat;
  readonly hands: readonly (readonly Card[])[];
  /** In pairs, by hand: of our own kind with that hand, a stranger with it. */
  readonly weights: Float64Array;
}

/** So likely each rival is a stranger before it has done anything at all. */
export function read(sight: Sight<Byzanz>, kinds: Kinds, strangers: number, chance: Chance): Reading<Byzanz> {
  const { seat: own, view, memory } = sight;
  const imagined = Array.from({ length: HANDS }, () => byzanz.sample(view, memory, chance).hands);
  const beliefs = gather(view, memory).flatMap((trail, seat): Belief[] => {
    if (seat === own) return [];
    const hands = imagined.map((all) => all[seat]);
    return [{ seat, hands, weights: believe(hands, seat, trail, kinds, strangers) }];
  });
  return {
    redraw(state, luck) {
      let found = NOBODY;
      // Whoever comes first finds the cards of its hand more often in the pile: nobody is always first.
      const first = luck.int(beliefs.length);
      for (let i = 0; i < beliefs.length; i++) {
        const belief = beliefs[(first + i) % beliefs.length];
        if (redraw(state, belief, luck)) found = withSeat(found, belief.seat);
      }
      return found;
    },
  };
}

function believe(
  hands: Belief["hands"],
  seat: Seat,
  trail: Trail,
  { own, stranger }: Kinds,
  strangers: number,
): Float64Array {
  const known = new Map<string, readonly [number, number]>();
  const weights = new Float64Array(2 * hands.length);
  for (const [i, hand] of hands.entries()) {
    const key = hand.join();
    const explained = known.get(key) ?? [explains(own, hand, seat, trail), explains(stranger, hand, seat, trail)];
    known.set(key, explained);
    [weights[2 * i], weights[2 * i + 1]] = explained;
  }
  const most = weights.reduce((a, b) => Math.max(a, b));
  for (let i = 0; i < weights.length; i++)
    weights[i] = Math.exp(weights[i] - most) * (i % 2 === 1 ? strangers : 1 - strangers);
  return weights;
}

/** How well that hand explains all the seat did, if it judges so: a logarithm. */
function explains(judgement: Judgement, hand: readonly Card[], seat: Seat, { clues, flow }: Trail): number {
  let sum = 0;
  for (const { state, deed, among, flow: then } of clues) {
    state.hands[seat] = handAt(hand, flow, then);
    sum += Math.log(judgement.likelihood(state, seat, deed, among));
  }
  return sum;
}

/** The hand as it was then. Who has discarded since had more; what that was nobody knows, and it is left out. */
function handAt(hand: readonly Card[], now: Int8Array, then: Int8Array): Card[] {
  const before: Card[] = [];
  for (let card = 0, at = 0; card < CARDS; card++) {
    let count = then[card] - now[card];
    for (; hand[at] === card; at++) count++;
    for (; count > 0 && before.length < HAND_LIMIT; count--) before.push(card);
  }
  return before;
}

/** Gives the rival a hand it is believed to have, in exchange with the pile; whether it is a stranger then. */
function redraw(s: State, { seat, hands, weights }: Belief, luck: Chance): boolean {
  let drawn = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    drawn = draw(weights, weights.length, luck);
    if (exchange(s, seat, hands[drawn >> 1], luck)) break;
  }
  return drawn % 2 === 1;
}

function exchange(s: State, seat: Seat, hand: readonly Card[], luck: Chance): boolean {
  const wanted = less(hand, s.hands[seat]);
  const given = less(s.hands[seat], hand);
  const places: number[] = [];
  for (const card of wanted) {
    const place = placeOf(card, s.pile, places, luck);
    if (place < 0) return false;
    places.push(place);
  }
  for (const [i, place] of places.entries()) s.pile[place] = given[i];
  s.hands[seat] = [...hand];
  return true;
}

/** Any place of the pile where that card lies, but those. */
function placeOf(card: Card, pile: readonly Card[], but: readonly number[], luck: Chance): number {
  const from = pile.length === 0 ? 0 : luck.int(pile.length);
  for (let i = 0; i < pile.length; i++) {
    const place = (from + i) % pile.length;
    if (pile[place] === card && !but.includes(place)) return place;
  }
  return -1;
}

/** What is in the one list more often than in the other. */
function less(cards: readonly Card[], fewer: readonly Card[]): Card[] {
  const rest = [...fewer];
  return cards.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
