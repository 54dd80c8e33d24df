import { type Action, ActionList, type Chance, firstOf, type Seat } from "@serai/kernel";
import { findPosition, type PositionSource } from "@serai/search/find-position";
import type { Exercise, ExerciseKind } from "@serai/words/exercises";
import { knowledge } from "../bots/knowledge.ts";
import { PlacingHeuristic } from "../bots/placing-heuristic.ts";
import {
  actions as act,
  colourPoints,
  coloursByPrice,
  firstSide,
  memory,
  parts,
  places,
  ruleBetween,
  SIDES,
  type State,
  tieRanks,
  worth,
  type Ys,
  ys,
} from "../rules/index.ts";
import type { Question, Verdict } from "../words/exercises/exercise.ts";
import { reasoner } from "./reasons.ts";

type Kind = ExerciseKind<Ys, Question, Verdict>;
type Made = Exercise<Ys, Question, Verdict>;

/** Two players share the city with the neutral, which is a lesson of its own. All brokers lie face up, as for learners. */
const tableOf = (chance: Chance): PositionSource<Ys> => ({
  game: ys,
  knowledge,
  seats: 3 + chance.int(2),
  options: { placement: "open" },
});

function actionsIn(s: State, seat: Seat): Action[] {
  const legal = new ActionList();
  ys.legal(s, seat, legal);
  return Array.from({ length: legal.count }, (_, i) => legal.at(i));
}

const placingsIn = (s: State, seat: Seat): Action[] =>
  actionsIn(s, seat).filter(
    (action) =>
      act.isVerbOf("place", action) && act.sourceOf(action) === act.FROM_SCREEN && act.sideOf(action) === act.UP,
  );

/** Totals and numbers of brokers at a place, by side. */
function countAt(s: State, place: places.Place): { readonly totals: number[]; readonly brokers: number[] } {
  const totals = Array<number>(SIDES).fill(0);
  const brokers = Array<number>(SIDES).fill(0);
  for (const [broker, owner] of s.brokers.owner.entries())
    if (s.brokers.place[broker] === place) {
      totals[owner] += worth(s, broker);
      brokers[owner]++;
    }
  return { totals, brokers };
}

const isEarlyInRound = (s: State): boolean => s.turn < s.players;

/** Which is the lowest broker that wins the area? */
const majority: Kind = {
  id: "majority",
  make(chance) {
    const state = findPosition(tableOf(chance), chance, (s) => s.step === "placing" && !isEarlyInRound(s));
    if (state === undefined) return undefined;
    const seat = firstOf(ys.deciders(state));
    const placings = placingsIn(state, seat);
    const found = [...new Set(placings.map(act.placeOf))]
      .filter((place) => !places.isSquare(place))
      .map((place) => contestFor(state, seat, place, placings))
      .filter((one) => one !== undefined);
    return found.length === 0 ? undefined : found[chance.int(found.length)];
  },
};

function contestFor(s: State, seat: Seat, place: places.Place, placings: readonly Action[]): Made | undefined {
  const answers = placings.filter((action) => act.placeOf(action) === place);
  const ties = tieRanks(s);
  const { totals, brokers } = countAt(s, place);
  const rival = firstSide(totals, brokers.with(seat, 0), 0, ties);
  if (rival < 0) return undefined;
  const ownWith = (value: number): number => totals[seat] + value;
  const wins = (value: number): boolean =>
    ownWith(value) > totals[rival] || (ownWith(value) === totals[rival] && ties[seat] > ties[rival]);
  const values = answers.map(act.placedValue);
  const winning = values.filter(wins);
  if (winning.length < 2 || winning.length === values.length) return undefined;
  const best = Math.min(...winning);
  return {
    question: { kind: "majority", place },
    seat,
    view: ys.view(s, seat),
    by: "move",
    shows: "table",
    answers,
    best: answers[values.indexOf(best)],
    picked: { place, side: act.UP },
    judge(answer) {
      const value = act.placedValue(answer);
      if (value > best) return { kind: "wasteful", value, best };
      const contest = { value, own: ownWith(value), seat: rival, theirs: totals[rival] };
      if (contest.own !== contest.theirs) return { kind: wins(value) ? "wins" : "loses", ...contest };
      return { kind: wins(value) ? "tie-won" : "tie-lost", ...contest, by: ruleBetween(s, seat, rival) };
    },
  };
}

/** Which gem brings most, if the game ended now? */
const gem: Kind = {
  id: "gem",
  make(chance) {
    const state = findPosition(
      tableOf(chance),
      chance,
      (s) => s.step === "counting" && s.phase === "ship" && s.choosing < 0 && s.round > 0,
    );
    if (state === undefined) return undefined;
    const seat = firstOf(ys.deciders(state));
    const answers = actionsIn(state, seat).filter((action) => act.isVerbOf("take", action));
    const taken = answers.map(act.takenOf);
    if (answers.length < 3 || taken.includes(parts.WHITE)) return undefined;
    const gains = taken.map((colour) => gainOf(state, seat, colour));
    const [best, second] = [...gains].sort((a, b) => b.after - b.before - (a.after - a.before));
    if (best.after - best.before < second.after - second.before + 2) return undefined;
    return {
      question: { kind: "gem" },
      seat,
      view: ys.view(state, seat),
      by: "move",
      shows: "table",
      answers,
      best: act.take(best.gem),
      judge(answer) {
        const gain = gains[answers.indexOf(answer)];
        return { kind: "gem", isBest: gain === best, ...gain };
      },
    };
  },
};

/** Y-5.1: what the colour scores the seat without one more and with it, as the game would end now. */
function gainOf(s: State, seat: Seat, colour: parts.Colour) {
  const rank = coloursByPrice(s.prices).indexOf(colour);
  const owned = s.gems.map((gems) => gems[colour]);
  const score = (counts: readonly number[]): number => colourPoints(counts, parts.COLOUR_POINTS[rank])[seat];
  return {
    gem: colour,
    rank: rank + 1,
    before: score(owned),
    after: score(owned.with(seat, owned[seat] + 1)),
  };
}

/** How much better than the second best a place has to be, in points and in proportion. */
const CLEARLY = 1;
const BY_FAR = 1.2;
const heuristic = new PlacingHeuristic();

/** Where does the broker belong? By the bots' evaluation, where that leaves no doubt. */
const place: Kind = {
  id: "place",
  make(chance) {
    const state = findPosition(tableOf(chance), chance, (s) => s.step === "placing" && !isEarlyInRound(s));
    if (state === undefined) return undefined;
    const seat = firstOf(ys.deciders(state));
    const placings = placingsIn(state, seat);
    const values = [...new Set(placings.map(act.placedValue))].filter((value) => value > 0);
    if (values.length === 0) return undefined;
    const value = values[chance.int(values.length)];
    const answers = placings.filter((action) => act.placedValue(action) === value);
    heuristic.look(state, seat);
    const gains = answers.map((action) => heuristic.gain(state, act.placeOf(action), value));
    const [most, next = 0] = [...gains].sort((a, b) => b - a);
    if (answers.length < 4 || most < next + CLEARLY || most < BY_FAR * next) return undefined;
    const best = answers[gains.indexOf(most)];
    const view = ys.view(state, seat);
    const sight = { seat, view, memory: memory(view), legal: answers };
    const reasons = reasoner.reasons(sight, best).slice(0, 2);
    if (reasons.length === 0) return undefined;
    return {
      question: { kind: "place", value },
      seat,
      view,
      by: "move",
      shows: "table",
      answers,
      best,
      picked: { from: act.FROM_SCREEN, value, side: act.UP },
      judge(answer) {
        if (answer === best) return { kind: "place", isBest: true, reasons };
        const points = Math.round(gains[answers.indexOf(answer)]);
        return {
          kind: "place",
          isBest: false,
          points: Math.max(0, points),
          best: { place: act.placeOf(best), points: Math.round(most) },
        };
      },
    };
  },
};

export const exercises: readonly Kind[] = [majority, gem, place];
