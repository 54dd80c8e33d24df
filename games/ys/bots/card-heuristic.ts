import type { Action, ActionList, Seat } from "@serai/kernel";
import { actions as act, brokerNamed, parts, places, type State, sumOf } from "../rules/index.ts";
import { standing, standingWithGem } from "./gem-heuristic.ts";
import type { PlacingHeuristic } from "./placing-heuristic.ts";

/*
 * A quick heuristic of when to play a character. A card kept may find a better moment, until there are more cards than
 * moments left.
 */

/** What a card must gain to be played at once, and at its last chance. */
const MIN_GAIN = 2;
const MIN_GAIN_AT_LAST = 0.2;
/** How sharply weights follow gains, a point. */
const SHARPNESS = 1.1;
/** What Bishop and Spy are thought to bring wherever they are played. */
const SMALL_HELP = 2.6;
const A_POINT = 0.75;
/** What ties, ships and closed quarters bring, taken all in all. */
const INTRIGUER = 2;
const CAPTAIN = 1.2;
const QUEEN = 3;
const MAGICIAN = 0.8;
/** Gems and prices are best set right at the end. */
const TOO_EARLY = 0.35;

const isPressed = (s: State, seat: Seat): boolean =>
  s.hands[seat].length > parts.CARDS_A_ROUND * (parts.ROUNDS - 1 - s.round);

/** Passing against playing each card; ways to play the same card share what it is worth. */
export function weighCards(
  s: State,
  seat: Seat,
  actions: ActionList,
  into: Float64Array,
  heuristic: PlacingHeuristic,
): void {
  const mayWait = (s.step === "beforePlacing" || s.step === "afterPlacing") && s.turn + s.players < s.players * s.turns;
  const enough = isPressed(s, seat) && !mayWait ? MIN_GAIN_AT_LAST : MIN_GAIN;
  const now = s.step === "countEnds" ? standing(s, seat) : 0;
  const share = isPressed(s, seat) ? 1 : TOO_EARLY;
  if (s.step === "countBegins") heuristic.look(s, seat);
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.count; i++) {
    const action = actions.at(i);
    into[i] = 0;
    if (action === act.PASS || act.isVerbOf("look", action)) continue;
    const gain =
      s.step === "countEnds" ? share * (standingAfter(s, seat, action) - now) : gainOf(s, seat, action, heuristic);
    best = Math.max(best, gain);
    into[i] = Math.exp(2 * SHARPNESS * gain);
    sum += into[i];
  }
  const plays = sum === 0 ? 0 : 1 / (1 + Math.exp(-2 * SHARPNESS * (best - enough)));
  for (let i = 0; i < actions.count; i++) {
    if (actions.at(i) === act.PASS) into[i] = 1 - plays + 0.001;
    else if (act.isVerbOf("look", actions.at(i))) into[i] = 0.1;
    else into[i] = (into[i] / sum) * plays + 1e-5;
  }
}

/** When the count ends: what a card does to gems and prices. */
function standingAfter(s: State, seat: Seat, action: Action): number {
  const gems = s.gems[seat];
  if (act.isVerbOf("jeweller", action)) {
    const [a, b] = act.jewelsOf(action);
    gems[a]++;
    const after = standingWithGem(s, seat, b);
    gems[a]--;
    return after;
  }
  if (act.isVerbOf("banker", action)) {
    const [up, down] = act.bankedOf(action);
    s.prices[up]++;
    s.prices[down]--;
    const after = standing(s, seat);
    s.prices[up]--;
    s.prices[down]++;
    return after;
  }
  if (!act.isVerbOf("alchemist", action) || action === act.ALCHEMIST_KEEPS) return standing(s, seat);
  const [from, to] = act.changedOf(action);
  gems[from]--;
  const after = standingWithGem(s, seat, to);
  gems[from]++;
  return after;
}

function gainOf(s: State, seat: Seat, action: Action, heuristic: PlacingHeuristic): number {
  switch (act.verbOf(action)) {
    case "bishop":
    case "spy":
      return SMALL_HELP;
    case "illusionist":
      return gainOfFront(s, seat);
    case "queen":
      return act.closedOf(action) < s.quarters ? QUEEN * presence(s, seat, act.closedOf(action)) : 0;
    case "magician":
      return MAGICIAN;
    case "mercenary":
      return A_POINT * (parts.MARKED_WORTH - valueNamed(s, seat, act.markedOf(action)));
    case "captain":
      return CAPTAIN;
    case "herald":
      return gainOfMove(s, seat, action, heuristic);
    case "intriguer":
      return INTRIGUER;
    case "merchant":
      return gainOfMerchant(s, seat);
    default:
      return 0;
  }
}

/** The Illusionist frees what was bid; the lowest behind the screen take its place. */
function gainOfFront(s: State, seat: Seat): number {
  let sum = sumOf(s.fronts[seat]);
  let toReplace = 2;
  for (let value = 0; value < parts.VALUES && toReplace > 0; value++)
    for (let i = s.screens[seat][value]; i > 0 && toReplace > 0; i--, toReplace--) sum -= value;
  return sum;
}

/** The part of the brokers of a quarter that is the seat's own. */
function presence(s: State, seat: Seat, quarter: number): number {
  const { owner, place } = s.brokers;
  let own = 0;
  let all = 0.5;
  for (let i = 0; i < owner.length; i++) {
    if (places.quarterOf(place[i]) !== quarter) continue;
    all++;
    if (owner[i] === seat) own++;
  }
  return own / all;
}

function valueNamed(s: State, seat: Seat, name: act.BrokerName): number {
  const broker = brokerNamed(s, seat, name);
  return broker < 0 ? parts.MARKED_WORTH : s.brokers.value[broker];
}

/** A broker is thought to be missed where it stood as much as another like it would be welcome there. */
function gainOfMove(s: State, seat: Seat, action: Action, heuristic: PlacingHeuristic): number {
  const name = act.movedOf(action);
  const value = valueNamed(s, seat, name);
  return heuristic.gain(s, act.targetOf(action), value) - heuristic.gain(s, act.placeOfName(name), value);
}

/** Commercial areas that the seat seems to win, against those of a rival. */
function gainOfMerchant(s: State, seat: Seat): number {
  let gain = 0;
  for (let quarter = 0; quarter < s.quarters; quarter++) {
    const area = places.area(quarter, places.COMMERCIAL);
    let own = -1;
    let rival = -1;
    for (let i = 0; i < s.brokers.owner.length; i++) {
      if (s.brokers.place[i] !== area) continue;
      if (s.brokers.owner[i] === seat) own = Math.max(own, 0) + s.brokers.value[i];
      else rival = Math.max(rival, 2);
    }
    if (own > rival) gain += parts.MERCHANT_POINTS - parts.COMMERCIAL_POINTS;
    else if (rival >= 0) gain -= 0.4;
  }
  return gain;
}
