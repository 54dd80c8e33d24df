import { type Action, ActionList, type Chance, firstOf, type Seat } from "@serai/kernel";
import { findPosition, type PositionSource } from "@serai/search/find-position";
import type { Exercise, ExerciseKind } from "@serai/words/exercises";
import { knowledge } from "../bots/knowledge.ts";
import { batchesFor } from "../rules/affordable.ts";
import { allCubes } from "../rules/cubes.ts";
import {
  bridgeCost,
  type Caylus,
  caylus,
  costAt,
  FOOD,
  housesIn,
  isRoad,
  KIND_COUNT,
  openSection,
  PASS,
  type Place,
  PROVOST_REACH,
  placeOf,
  provostBy,
  provostOf,
  reachOf,
  roadPlace,
  SECTIONS,
  type Space,
  type State,
  spaceOf,
  usableSpaces,
  verbOf,
} from "../rules/index.ts";
import { buildingAt } from "../rules/targets.ts";
import type { Question, Verdict } from "../words/exercises/exercise.ts";
import { reasoner } from "./reasons.ts";

type Kind = ExerciseKind<Caylus, Question, Verdict>;
type Made = Exercise<Caylus, Question, Verdict>;

const tableOf = (chance: Chance): PositionSource<Caylus> => ({ game: caylus, knowledge, seats: 2 + chance.int(4) });

/** Who is asked, and what may be done, in a position of the step. */
function positionIn(
  step: State["step"],
  chance: Chance,
  isWanted: (s: State, seat: Seat) => boolean,
): { readonly state: State; readonly seat: Seat; readonly actions: readonly Action[] } | undefined {
  const state = findPosition(tableOf(chance), chance, (s) => s.step === step && isWanted(s, s.asked));
  if (state === undefined) return undefined;
  const seat = firstOf(caylus.deciders(state));
  const legal = new ActionList();
  caylus.legal(state, seat, legal);
  return { state, seat, actions: Array.from({ length: legal.count }, (_, i) => legal.at(i)) };
}

const placesIn = (actions: readonly Action[]): Place[] =>
  actions.filter((action) => verbOf(action) === "place").map(placeOf);

/** Own buildings where a worker may be placed. */
const ownPlaces = (s: State, seat: Seat): Place[] =>
  usableSpaces(s)
    .filter((space) => s.owners[space] === seat)
    .map(roadPlace)
    .filter((place) => s.worker[place] < 0);

/** What does a worker cost there? Places that do not cost what the bridge says are asked about as often as others. */
const cost: Kind = {
  id: "cost",
  make(chance) {
    const isOwnWanted = chance.int(2) === 0;
    const found = positionIn(
      "placing",
      chance,
      (s, seat) => s.bridge.length > 0 && (!isOwnWanted || ownPlaces(s, seat).length > 0),
    );
    if (found === undefined) return undefined;
    const { state, seat, actions } = found;
    const own = ownPlaces(state, seat);
    const places = isOwnWanted ? own : placesIn(actions).filter((place) => !own.includes(place));
    return places.length === 0 ? undefined : costing(state, seat, places[chance.int(places.length)]);
  },
};

function costing(s: State, seat: Seat, place: Place): Made {
  const passed = s.bridge.length;
  const owner = isRoad(place) ? s.owners[spaceOf(place)] : -1;
  const because = owner === seat ? "own" : s.guest === seat ? "guest" : s.players === 2 ? "two-players" : "passed";
  const price = costAt(s, seat, place);
  return {
    question: { kind: "cost", place, building: buildingAt(s, place) },
    seat,
    view: caylus.view(s, seat),
    by: "number",
    shows: "board",
    answers: Array.from({ length: Math.max(3, bridgeCost(s)) }, (_, i) => i + 1),
    best: price,
    judge: () => ({
      kind: "cost",
      cost: price,
      because,
      passed,
      ...(owner >= 0 && owner !== seat && { owner }),
    }),
  };
}

/** With fewer cubes the answer is plain. */
const FEWEST_CUBES = 5;

/** What do the cubes score at the castle? */
const batches: Kind = {
  id: "batches",
  make(chance) {
    const found = positionIn(
      "placing",
      chance,
      (s, seat) => batchesFor(s, seat).count > 0 && allCubes(s.cubes, seat) >= FEWEST_CUBES,
    );
    if (found === undefined) return undefined;
    const { state, seat } = found;
    const cubes = state.cubes.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT);
    const section = openSection(state);
    // A section that fills up on the way would be a question of its own.
    if (SECTIONS[section].houses - housesIn(state, section) < cubes[FOOD]) return undefined;
    const { count, points } = batchesFor(state, seat);
    const each = SECTIONS[section].points;
    const total = cubes.reduce((sum, held) => sum + held, 0);
    const guesses = [points - each, points, points + each, Math.floor(total / 3) * each, cubes[FOOD] * each];
    return {
      question: { kind: "batches", cubes },
      seat,
      view: caylus.view(state, seat),
      by: "number",
      shows: "board",
      answers: [...new Set(guesses)].sort((a, b) => a - b),
      best: points,
      judge: () => ({ kind: "batches", count, points, lacks: cubes[FOOD] === count ? "food" : "others" }),
    };
  },
};

/** The own worker furthest from the castle; 0 where none is on the road. */
const furthest = (s: State, seat: Seat): Space =>
  s.tiles.reduce((last, _, space) => (space > 0 && s.worker[roadPlace(space)] === seat ? space : last), 0);

/** How far must the provost go, so that all own workers work? */
const provost: Kind = {
  id: "provost",
  make(chance) {
    const found = positionIn("provost", chance, (s, seat) => {
      const steps = furthest(s, seat) - s.provost;
      return steps > 0 && steps <= Math.min(PROVOST_REACH, s.deniers[seat]);
    });
    if (found === undefined) return undefined;
    const { state, seat, actions } = found;
    const space = furthest(state, seat);
    const deniers = space - state.provost;
    return {
      question: { kind: "provost" },
      seat,
      view: caylus.view(state, seat),
      by: "move",
      shows: "table",
      answers: actions,
      best: provostBy(deniers),
      judge(answer) {
        const by = answer === PASS ? 0 : provostOf(answer);
        const missed = reachOf(state, state.provost + by).missed.filter((one) => state.worker[roadPlace(one)] === seat);
        if (missed.length > 0) return { kind: "misses", spaces: missed };
        return by === deniers
          ? { kind: "reaches", deniers, space }
          : { kind: "wasteful", deniers: by, enough: deniers };
      },
    };
  },
};

/** How much more inclined than to the second best place the bots have to be. */
const BY_FAR = 2;
const MOST_ACTIONS = 64;
const weights = new Float64Array(MOST_ACTIONS);

/** Where does the next worker do most good? By the bots' policy, where that leaves no doubt. */
const place: Kind = {
  id: "place",
  make(chance) {
    const from = 2 + chance.int(5);
    const found = positionIn("placing", chance, ({ turn }) => turn >= from);
    if (found === undefined) return undefined;
    const { state, seat, actions } = found;
    const legal = new ActionList();
    for (const action of actions) legal.add(action);
    knowledge.weigh(state, seat, legal, weights);
    const ranked = [...actions.keys()].sort((a, b) => weights[b] - weights[a]).map((i) => [actions[i], weights[i]]);
    const [[best, most], [, next] = [PASS, 0]] = ranked;
    const answers = actions.filter((action) => action !== PASS);
    if (best === PASS || answers.length < 4 || most < BY_FAR * next) return undefined;
    const view = caylus.view(state, seat);
    const reasons = reasoner.reasons({ seat, view, memory: undefined, legal: answers }, best).slice(0, 2);
    // That the provost gets there is no reason to go there.
    if (reasons.length === 0 || reasons[0].kind === "reached") return undefined;
    const at = placeOf(best);
    return {
      question: { kind: "place" },
      seat,
      view,
      by: "move",
      shows: "table",
      answers,
      best,
      judge: (answer) =>
        answer === best
          ? { kind: "place", reasons }
          : { kind: "other-place", place: at, building: buildingAt(state, at), reasons },
    };
  },
};

export const exercises: readonly Kind[] = [cost, batches, provost, place];
