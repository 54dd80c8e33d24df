import { type Chance, NOBODY, type Seat, withSeat } from "@serai/kernel";
import type { Sight } from "@serai/search/bot";
import { draw } from "@serai/search/search/draw";
import type { Reading } from "@serai/search/search/knowledge";
import { type Byzanz, CARDS, type Card, type Memory, type State, unseenCards } from "../rules/index.ts";
import { type Clue, gather, type SeatClues } from "./clues.ts";
import type { Policy } from "./policy.ts";

/*
 * Infers rivals' hands from what they did. For each rival a hundred deals are sampled, and each is weighted by the
 * likelihood of every bid, pass, gift, pick, sale and discard of that rival so far, under each of two opponent models. So
 * the hand and the model of a rival are inferred together.
 */

/** Deals sampled for a rival. */
const DEALS = 100;
/** Hypotheses that fall so far behind the best log-likelihood are dropped. */
const DROP_BELOW = 6;
/** How often another hand is drawn where the cards of one are not free in the sampled state. */
const TRIES = 10;

/** The two opponent models. */
export interface OpponentModels {
  readonly own: Policy;
  readonly other: Policy;
}

/** What a rival may have been dealt and which policy it may use. */
interface Hypothesis {
  readonly usesOther: boolean;
  /** How many of each card it was dealt, less what it discarded. */
  readonly kept: Int8Array;
  /** The log-likelihood of all the rival did so far. */
  logLikelihood: number;
}

interface Belief {
  readonly seat: Seat;
  /** Cards seen to come into its hand and not to leave it: those that a hand does not have were discarded. */
  readonly seen: readonly Card[];
  readonly guesses: readonly { readonly hand: readonly Card[]; readonly usesOther: boolean }[];
  readonly weights: Float64Array;
}

/** `otherChance`: the prior probability that a rival uses the other policy. */
export function read(
  sight: Sight<Byzanz>,
  models: OpponentModels,
  otherChance: number,
  chance: Chance,
): Reading<Byzanz> {
  const { seat: own, view, memory } = sight;
  const unseen = unseenCards(view, memory);
  const beliefs = gather(view, memory).flatMap((clues, seat): Belief[] =>
    // A seat that is done has sold all it can (B-5.1): its hand no longer matters.
    seat === own || view.seats[seat].done
      ? []
      : [believe(seat, memory.held[seat], unseen, clues, models, otherChance, chance)],
  );
  return {
    redraw(state, luck) {
      let found = NOBODY;
      // The first rival finds its cards in the pile more often, so the order is random.
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
  { clues, netSeen, netSeenMin }: SeatClues,
  models: OpponentModels,
  otherChance: number,
  chance: Chance,
): Belief {
  let hypotheses: Hypothesis[] = [];
  for (let i = 0; i < DEALS; i++) {
    chance.shuffle(unseen);
    const dealt = netSeenMin.map((least) => -least);
    for (let k = 0; k < unknown; k++) dealt[unseen[k]]++;
    hypotheses.push({ usesOther: false, kept: dealt, logLikelihood: Math.log(1 - otherChance) });
    hypotheses.push({ usesOther: true, kept: dealt.slice(), logLikelihood: Math.log(otherChance) });
  }
  for (const clue of clues) {
    for (const hypothesis of hypotheses)
      update(hypothesis, seat, clue, hypothesis.usesOther ? models.other : models.own, chance);
    const least = bestOf(hypotheses) - DROP_BELOW;
    hypotheses = hypotheses.filter(({ logLikelihood }) => logLikelihood >= least);
  }
  const best = bestOf(hypotheses);
  return {
    seat,
    seen: stretches.flatMap(({ cards }) => cards),
    guesses: hypotheses.map(({ kept, usesOther }) => ({ hand: handOf(kept, netSeen), usesOther })),
    weights: Float64Array.from(hypotheses, ({ logLikelihood }) => Math.exp(logLikelihood - best)),
  };
}

const bestOf = (hypotheses: readonly Hypothesis[]): number =>
  hypotheses.reduce((best, { logLikelihood }) => Math.max(best, logLikelihood), Number.NEGATIVE_INFINITY);

/** Adds the likelihood of one clue. An unseen discard is drawn from the cards it can have been. */
function update(
  hypothesis: Hypothesis,
  seat: Seat,
  { state, chosen, among, netSeen, netSeenMin }: Clue,
  policy: Policy,
  luck: Chance,
): void {
  const { kept } = hypothesis;
  state.hands[seat] = handOf(kept, netSeen);
  if (chosen !== undefined) {
    hypothesis.logLikelihood += Math.log(policy.likelihood(state, seat, chosen, among));
    return;
  }
  const { card, likelihood } = policy.hiddenDiscard(state, seat, (one) => kept[one] + netSeenMin[one] > 0, luck);
  kept[card]--;
  hypothesis.logLikelihood += Math.log(likelihood);
}

/** The cards dealt, less those discarded, with those that came in since. */
function handOf(kept: Int8Array, netSeen: Int8Array): Card[] {
  const hand: Card[] = [];
  for (let card = 0; card < CARDS; card++) for (let i = kept[card] + netSeen[card]; i > 0; i--) hand.push(card);
  return hand;
}

/** Gives the rival a likely hand, in exchange with the pile; returns whether it uses the other policy. */
function redraw(s: State, { seat, seen, guesses, weights }: Belief, luck: Chance): boolean {
  for (let tries = 1; ; tries++) {
    const { hand, usesOther } = guesses[draw(weights, weights.length, luck)];
    if (exchange(s, seat, hand, seen, luck) || tries === TRIES) return usesOther;
  }
}

function exchange(s: State, seat: Seat, hand: readonly Card[], seen: readonly Card[], luck: Chance): boolean {
  const sampled = s.hands[seat];
  if (hand.length !== sampled.length) return false;
  // Cards that were seen and are not in the hand were discarded: they are not exchanged with the pile.
  const wanted = less(less(hand, sampled), less(seen, sampled));
  const given = less(sampled, hand);
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

/** A place of the card in the pile, other than those in `but`. */
function placeOf(card: Card, pile: readonly Card[], but: readonly number[], luck: Chance): number {
  const from = pile.length === 0 ? 0 : luck.int(pile.length);
  for (let i = 0; i < pile.length; i++) {
    const place = (from + i) % pile.length;
    if (pile[place] === card && !but.includes(place)) return place;
  }
  return -1;
}

/** The cards less those in the other list. */
function less(cards: readonly Card[], fewer: readonly Card[]): Card[] {
  const rest = [...fewer];
  return cards.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
