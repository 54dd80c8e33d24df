import { type Chance, NOBODY, type Seat, withSeat } from "@serai/kernel";
import type { Sight } from "@serai/search/bot";
import { draw } from "@serai/search/search/draw";
import type { Reading } from "@serai/search/search/knowledge";
import { type Byzanz, CARDS, type Card, type Memory, type State, unseenCards } from "../rules/index.ts";
import { type Clue, gather, type Trail } from "./clues.ts";
import type { Policy } from "./policy.ts";

/*
 * Reads rivals from what they have done. For each of them a hundred deals are imagined, and each is believed as far as
 * it explains every bid, pass, gift, pick, sale and discard of that rival so far: as one of our own kind would have done
 * it, or as a stranger would. What is believed of a rival's hand and of its kind is one and the same.
 */

/** How many deals are imagined for a rival. */
const DEALS = 100;
/** So far behind the best, as a logarithm, what was imagined is no longer followed. */
const LOST = 6;
/** How often another hand is drawn where the cards of one lie elsewhere in what is imagined. */
const TRIES = 10;

/** The two opponent models. */
export interface Kinds {
  readonly own: Policy;
  readonly stranger: Policy;
}

/** What a rival may have been dealt and which policy it may have: one explanation of all it did. */
interface Tale {
  readonly isStranger: boolean;
  /** How many of each card it was dealt, less what it discarded. */
  readonly kept: Int8Array;
  /** How well it explains all so far: a logarithm. */
  explained: number;
}

interface Belief {
  readonly seat: Seat;
  /** What was seen to come into its hand and not to go: what of it the hand has not, was discarded. */
  readonly seen: readonly Card[];
  readonly guesses: readonly { readonly hand: readonly Card[]; readonly isStranger: boolean }[];
  readonly weights: Float64Array;
}

/** So likely each rival is a stranger before it has done anything at all. */
export function read(sight: Sight<Byzanz>, kinds: Kinds, strangers: number, chance: Chance): Reading<Byzanz> {
  const { seat: own, view, memory } = sight;
  const unseen = unseenCards(view, memory);
  const beliefs = gather(view, memory).flatMap((trail, seat): Belief[] =>
    // Of one who is done all has been sold that can be (B-5.1): what it still holds counts for nothing.
    seat === own || view.seats[seat].done
      ? []
      : [believe(seat, memory.held[seat], unseen, trail, kinds, strangers, chance)],
  );
  return {
    redraw(state, luck) {
      let found = NOBODY;
      // Whoever comes first finds the cards of its hand more often in the pile: nobody is always first.
      const first = beliefs.length === 0 ? 0 : luck.int(beliefs.length);
      for (let i = 0; i < beliefs.length; i++) {
        const belief = beliefs[(first + i) % beliefs.length];
        if (redraw(state, belief, luck)) found = withSeat(found, belief.seat);
      }
      return found;
    },
  };
}

function believe(
  seat: Seat,
  { unknown, stretches }: Memory["held"][number],
  unseen: Card[],
  { clues, flow, ebb }: Trail,
  kinds: Kinds,
  strangers: number,
  chance: Chance,
): Belief {
  let tales: Tale[] = [];
  for (let i = 0; i < DEALS; i++) {
    chance.shuffle(unseen);
    const dealt = ebb.map((least) => -least);
    for (let k = 0; k < unknown; k++) dealt[unseen[k]]++;
    tales.push({ isStranger: false, kept: dealt, explained: Math.log(1 - strangers) });
    tales.push({ isStranger: true, kept: dealt.slice(), explained: Math.log(strangers) });
  }
  for (const clue of clues) {
    for (const tale of tales) goOn(tale, seat, clue, tale.isStranger ? kinds.stranger : kinds.own, chance);
    const least = bestOf(tales) - LOST;
    tales = tales.filter(({ explained }) => explained >= least);
  }
  const best = bestOf(tales);
  return {
    seat,
    seen: stretches.flatMap(({ cards }) => cards),
    guesses: tales.map(({ kept, isStranger }) => ({ hand: handOf(kept, flow), isStranger })),
    weights: Float64Array.from(tales, ({ explained }) => Math.exp(explained - best)),
  };
}

const bestOf = (tales: readonly Tale[]): number =>
  tales.reduce((best, { explained }) => Math.max(best, explained), Number.NEGATIVE_INFINITY);

/** Lets the tale explain one clue more. An unseen discard is drawn, from what can have gone. */
function goOn(tale: Tale, seat: Seat, { state, deed, among, flow, ebb }: Clue, policy: Policy, luck: Chance): void {
  const { kept } = tale;
  state.hands[seat] = handOf(kept, flow);
  if (deed !== undefined) {
    tale.explained += Math.log(policy.likelihood(state, seat, deed, among));
    return;
  }
  const { card, likelihood } = policy.hiddenDiscard(state, seat, (one) => kept[one] + ebb[one] > 0, luck);
  kept[card]--;
  tale.explained += Math.log(likelihood);
}

/** What was dealt, less what was discarded, with what has come in since. */
function handOf(kept: Int8Array, flow: Int8Array): Card[] {
  const hand: Card[] = [];
  for (let card = 0; card < CARDS; card++) for (let i = kept[card] + flow[card]; i > 0; i--) hand.push(card);
  return hand;
}

/** Gives the rival a hand it is believed to have, in exchange with the pile; whether it is a stranger then. */
function redraw(s: State, { seat, seen, guesses, weights }: Belief, luck: Chance): boolean {
  for (let tries = 1; ; tries++) {
    const { hand, isStranger } = guesses[draw(weights, weights.length, luck)];
    if (exchange(s, seat, hand, seen, luck) || tries === TRIES) return isStranger;
  }
}

function exchange(s: State, seat: Seat, hand: readonly Card[], seen: readonly Card[], luck: Chance): boolean {
  const imagined = s.hands[seat];
  if (hand.length !== imagined.length) return false;
  // What was seen and is not in a hand was discarded from it: that comes from nowhere, and goes nowhere.
  const wanted = less(less(hand, imagined), less(seen, imagined));
  const given = less(imagined, hand);
  const discarded = less(seen, hand);
  const places: number[] = [];
  for (const card of wanted) {
    const place = placeOf(card, s.pile, places, luck);
    if (place < 0) return false;
    places.push(place);
  }
  const first = less(given, discarded);
  const fillers = [...first, ...less(given, first)];
  for (const [i, place] of places.entries()) s.pile[place] = fillers[i];
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
