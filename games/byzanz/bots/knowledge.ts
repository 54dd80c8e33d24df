import type { ActionList, Seat } from "@serai/kernel";
import type { Knowledge } from "@serai/search/search/knowledge";
import {
  type Byzanz,
  cardGiven,
  DONE,
  isBid,
  isDiscard,
  isGift,
  isSale,
  isTake,
  kindOf,
  kindTaken,
  PASS,
  type State,
  tableFor,
} from "../rules/index.ts";
import { FEATURE_NAMES, fillFeatures } from "./features.ts";
import { FittedEvaluation, roundsLeft } from "./fitted-evaluation.ts";
import { Policy } from "./policy.ts";
import { read } from "./reading.ts";
import { SimpleEvaluation } from "./simple-evaluation.ts";
import weights from "./weights.json" with { type: "json" };

/** How sharply weights follow the evaluation, a point: between bidding and passing, and between other things. */
const PASS_SHARPNESS = 1.6;
const SHARPNESS = 2 * PASS_SHARPNESS;
/** Sales wait until the hand limit or the end presses: until then a card can be money, filler or points. */
const MIN_WEIGHT = 1e-6;

/** Stands for whichever card was discarded; no action has this number. */
const HIDDEN = 2 ** 22;

/**
 * By the number of players, how many points better than waiting a lot has to be: the evaluation was fitted to players
 * who made random mistakes, and a player who waits among many has more chances to make one.
 */
const SHYNESS: Readonly<Record<number, number>> = { 5: 0.3, 6: 0.75 };

const policy = new Policy(new FittedEvaluation(), (players) => -(SHYNESS[players] ?? 0));
const simplePolicy = new Policy(new SimpleEvaluation());

/** Whether to bid at all, and then what. */
function weighBids(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.count; i++) {
    if (!isBid(actions.at(i))) continue;
    into[i] = policy.worthOf(s, seat, actions.at(i));
    if (into[i] > best) best = into[i];
  }
  const bids = 1 / (1 + Math.exp(PASS_SHARPNESS * (policy.worthOf(s, seat, PASS) - best)));
  let sum = 0;
  for (let i = 0; i < actions.count; i++) {
    if (!isBid(actions.at(i))) continue;
    into[i] = Math.exp(SHARPNESS * (into[i] - best));
    sum += into[i];
  }
  for (let i = 0; i < actions.count; i++) {
    const action = actions.at(i);
    if (isBid(action)) into[i] *= (bids + 0.002) / sum;
    else into[i] = action === PASS ? 1 - bids + 0.002 : MIN_WEIGHT * 0.01;
  }
}

function weighOthers(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  // A seat asked to give or pick keeps its sales for later.
  const isPutOff = (i: number): boolean => s.step !== "limit" && isSale(actions.at(i));
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.count; i++) {
    if (isPutOff(i)) continue;
    into[i] = policy.worthOf(s, seat, actions.at(i));
    if (into[i] > best) best = into[i];
  }
  for (let i = 0; i < actions.count; i++)
    into[i] = isPutOff(i) ? MIN_WEIGHT : MIN_WEIGHT + Math.exp(SHARPNESS * (into[i] - best));
}

export const knowledge: Knowledge<Byzanz> = {
  seats: (s) => s.players,
  // B-4.2: only what is discarded stays secret.
  shown: (action) => (isDiscard(action) ? HIDDEN : action),
  weigh(s, seat, actions, into) {
    if (s.step === "bidding") weighBids(s, seat, actions, into);
    else if (s.step === "lastSale")
      // B-5.1: the best sales are made for a seat that is done.
      for (let i = 0; i < actions.count; i++) into[i] = actions.at(i) === DONE ? 1 : MIN_WEIGHT;
    else weighOthers(s, seat, actions, into);
  },
  act: (s, seat) => policy.act(s, seat),
  otherPolicy: (s, seat) => simplePolicy.act(s, seat),
  read: (sight, otherChance, chance) => read(sight, { own: policy, other: simplePolicy }, otherChance, chance),
  /** In rounds. */
  progress: (s) => tableFor(s.players).rounds - roundsLeft(s),
  featureNames: FEATURE_NAMES,
  fillFeatures,
  weights,
  margin: 6,
  trait(s, action) {
    if (isTake(action)) return kindTaken(action);
    if (isGift(action)) return kindOf(cardGiven(action));
    return s.step === "bidding" ? 10 + (action === PASS ? 0 : 1) : 12;
  },
};
