import type { Action, ActionList, Seat } from "@serai/kernel";
import type { Knowledge } from "@serai/search/search/knowledge";
import { actions as act, parts, places, type State, type Ys, ys } from "../rules/index.ts";
import { weighCards } from "./card-heuristic.ts";
import { FEATURE_NAMES, fillFeatures } from "./features.ts";
import { standingWithGem, standingWithPrice } from "./gem-heuristic.ts";
import { PlacingHeuristic } from "./placing-heuristic.ts";
import weights from "./weights.json" with { type: "json" };

const { isVerbOf } = act;

/** How sharply weights follow gains, a point; more sharply for gems and prices, which are nearly certain. */
const SHARPNESS = 1.1;
const COUNT_SHARPNESS = 4;
/** The placing heuristic is good, so weights follow it closely. */
const PLACING_SHARPNESS = 6;
/** What a point of a broker brings elsewhere, and what it is worth to keep it, for every turn still to come. */
const A_POINT = 0.7;
const A_TURN = 0.16;
/** Spying costs nothing, and mostly tells little. */
const A_LOOK = 0.2;
/** Turn order: what rivals usually bid, what it is worth to choose before one of them, what a point bid costs. */
const USUAL_BID = 3.2;
const EARLIER = 0.9;
const A_POINT_BID = 0.45;
/** Later places have seen more: the last ends some four points ahead of the first. */
const A_POSITION = 2;

const heuristic = new PlacingHeuristic();
const gains = new Float64Array(parts.VALUES * places.PLACES);

function weighPlacings(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  heuristic.look(s, seat);
  gains.fill(-1);
  const cost = A_POINT + A_TURN * (s.turns - Math.floor(s.turn / s.players));
  for (let i = 0; i < actions.count; i++) {
    const action = actions.at(i);
    into[i] = A_LOOK;
    if (!isVerbOf("place", action)) continue;
    const value = act.placedValue(action);
    const at = value * places.PLACES + act.placeOf(action);
    // The same broker at the same place, up or down, from behind or before the screen: reckoned once.
    if (gains[at] < 0)
      gains[at] = Math.exp(PLACING_SHARPNESS * (heuristic.gain(s, act.placeOf(action), value) - cost * value));
    into[i] = gains[at];
  }
}

function weighNeutrals(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  heuristic.look(s, 1 - seat);
  for (let i = 0; i < actions.count; i++) {
    const action = actions.at(i);
    into[i] = A_LOOK;
    if (!isVerbOf("neutral", action)) continue;
    const value = act.neutralValueOf(action) === act.UNSEEN ? 2 : act.neutralValueOf(action);
    // A neutral broker is worth most where the rival would place.
    into[i] = Math.exp(0.5 * SHARPNESS * heuristic.gain(s, act.neutralPlaceOf(action), value));
  }
}

function bidWorth(s: State, action: Action): number {
  const sum = act.highOf(action) + act.lowOf(action);
  const beaten = (s.players - 1) / (1 + Math.exp((USUAL_BID - sum) / 1.6));
  return EARLIER * beaten - A_POINT_BID * sum;
}

/** The worth of actions outside placing, in points; only differences matter. */
function worthOf(s: State, seat: Seat, action: Action): number {
  switch (s.step) {
    case "bidding":
      return bidWorth(s, action);
    case "ordering":
      return A_POSITION * act.positionOf(action);
    case "replacing":
      return -act.replacementOf(action);
    case "counting":
      return worthInCount(s, seat, action);
    case "favour":
      return 0.3 * act.favouredOf(action);
    default:
      return 0;
  }
}

function worthInCount(s: State, seat: Seat, action: Action): number {
  if (s.choosing >= 0) return standingWithGem(s, seat, act.colourOf(action));
  switch (s.phase) {
    case "columns":
      return standingWithPrice(s, seat, act.columnNamed(action), 1);
    case "topBidder":
      return standingWithPrice(s, seat, act.pricedOf(action), act.stepOf(action));
    default:
      return standingWithGem(s, seat, act.takenOf(action));
  }
}

function weighOthers(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.count; i++) {
    if (isVerbOf("look", actions.at(i))) continue;
    into[i] = worthOf(s, seat, actions.at(i));
    if (into[i] > best) best = into[i];
  }
  const keen = s.step === "bidding" || s.step === "ordering" || s.step === "favour" ? SHARPNESS : COUNT_SHARPNESS;
  for (let i = 0; i < actions.count; i++)
    into[i] = isVerbOf("look", actions.at(i)) ? A_LOOK : 1e-4 + Math.exp(keen * (into[i] - best));
}

/** A choice nobody sees; no action has this number. */
const HIDDEN = 2 ** 20;

export const knowledge: Knowledge<Ys> = {
  seats: (s) => s.players,
  shown(action) {
    if (isVerbOf("bid", action) || isVerbOf("throne", action)) return HIDDEN;
    if (isVerbOf("neutral", action)) return act.placeNeutral(act.UNSEEN, act.neutralPlaceOf(action));
    if (!isVerbOf("place", action) || act.sideOf(action) === act.UP) return action;
    // Which broker left the front is public even where it lies face down.
    return act.sourceOf(action) === act.FROM_FRONT
      ? action
      : act.placing(act.FROM_SCREEN, 0, act.DOWN, act.placeOf(action));
  },
  weigh(s, seat, actions, into) {
    switch (s.step) {
      case "placing":
        return weighPlacings(s, seat, actions, into);
      case "placingNeutral":
        return weighNeutrals(s, seat, actions, into);
      case "placingBegins":
      case "beforePlacing":
      case "afterPlacing":
      case "spying":
      case "countBegins":
      case "countEnds":
        return weighCards(s, seat, actions, into, heuristic);
      default:
        return weighOthers(s, seat, actions, into);
    }
  },
  /** Y-3.4: nobody sees a bid before all are made, so every seat chose as the first did. */
  secretChoices(s, viewer, tell) {
    if (s.step !== "bidding") return;
    const before = ys.clone(s);
    before.bids.fill(-1);
    for (let rival = 0; rival < s.players; rival++)
      if (rival !== viewer && s.bids[rival] >= 0) tell(before, rival, s.bids[rival]);
  },
  progress: (s) => (s.step === "over" ? parts.ROUNDS : s.round),
  featureNames: FEATURE_NAMES,
  fillFeatures,
  weights,
  margin: 15,
  trait: (_s, action) => (isVerbOf("place", action) ? places.quarterOf(act.placeOf(action)) : 9),
};
