import type { Action, Chance, Seat } from "@serai/kernel";
import type { Sight } from "@serai/search/bot";
import { actions as act, parts, places, type View, type Ys } from "../rules/index.ts";
import { Scenarios, sameInAll } from "./scenarios.ts";
import { Stakes } from "./stakes.ts";

const { VALUES } = parts;
const { isSquare } = places;

/** How many ways the round may turn out are looked at; fewer where own brokers are many. */
const SCENARIOS = 12;
/** How often a plan is gone over again. */
const PASSES = 1;
/** A free market square may be gone next turn; an area never is. */
const SQUARE_HURRY = 1.5;

interface Planned {
  readonly value: number;
  place: number;
  /** What it adds where it stands. */
  gain: number;
}

const listOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, value) => Array<number>(count).fill(value)).reverse();

/** Own brokers still to be placed this round, the highest first; what is left over stays in front of the screen. */
export function brokersToPlace(view: View, seat: Seat): number[] {
  const screen = view.own?.screen ?? [];
  const front = view.illusionist === seat ? view.seats[seat].front : [];
  const all = listOf(screen.map((count, value) => count + (front[value] ?? 0)));
  const behind = screen.reduce((sum, count) => sum + count, 0);
  return all.slice(0, Math.max(0, behind - 1));
}

/** Where the seat may place: now, by what is listed; else everywhere in use. */
export function openPlaces(view: View, legal: readonly Action[]): number[] {
  const listed = new Set(legal.filter((action) => act.isVerbOf("place", action)).map(act.placeOf));
  if (listed.size > 0) return [...listed];
  const taken = new Set(view.brokers.map(({ place }) => place).filter(isSquare));
  const inUse = places.zoneInUse(view.quarters, parts.firstRowFor(view.players));
  return Array.from({ length: places.PLACES }, (_, place) => place).filter(
    (place) => places.within(inUse, place) && !taken.has(place),
  );
}

/** Each broker where it brings most beside the others, the strongest first; then all are gone over again. */
export function planFor(
  scenarios: Scenarios,
  seat: Seat,
  values: readonly number[],
  open: readonly number[],
): Planned[] {
  const worths = Array.from({ length: VALUES }, (_, value) => sameInAll(scenarios.count, value));
  const free = new Set(open);
  const settle = (planned: Planned): void => {
    planned.gain = Number.NEGATIVE_INFINITY;
    for (const place of free) {
      const gain = scenarios.gain(seat, place, worths[planned.value]);
      if (gain > planned.gain) [planned.gain, planned.place] = [gain, place];
    }
    scenarios.put(seat, planned.place, worths[planned.value]);
    if (isSquare(planned.place)) free.delete(planned.place);
  };
  const plan = values.map((value) => ({ value, place: open[0], gain: 0 }));
  for (const planned of plan) settle(planned);
  for (let pass = 0; pass < PASSES; pass++)
    for (const planned of plan) {
      scenarios.lift(seat, planned.place, worths[planned.value]);
      free.add(planned.place);
      settle(planned);
    }
  return plan;
}

/** A broker first seen by nobody is taken for a middling one: whatever is furthest from that is worth hiding. */
function isWorthHiding(value: number, other: number, screen: readonly number[]): boolean {
  const all = listOf(screen);
  const mean = all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
  return Math.abs(value - mean) >= Math.abs(other - mean);
}

/**
 * Y-3.6: what brings least is placed first. The strong brokers wait until more is seen, and show least of the plan;
 * only the market cannot wait as long.
 */
export function choosePlacing({ view, memory, legal, seat }: Sight<Ys>, chance: Chance): Action {
  const stakes = new Stakes(view, seat);
  const scenarios = new Scenarios(stakes, memory, chance, SCENARIOS);
  const plan = planFor(scenarios, seat, brokersToPlace(view, seat), openPlaces(view, legal));
  const orderKey = ({ place, gain }: Planned): number => gain - (isSquare(place) ? SQUARE_HURRY : 0);
  const [first, second] = [...plan].sort((a, b) => orderKey(a) - orderKey(b));
  const down = isWorthHiding(first.value, (second ?? first).value, view.own?.screen ?? []);
  const matching = legal.filter(
    (action) =>
      act.isVerbOf("place", action) && act.placedValue(action) === first.value && act.placeOf(action) === first.place,
  );
  // From the front, where the Illusionist allows it: a lower broker then takes its place there.
  const fromFront = matching.filter((action) => act.sourceOf(action) === act.FROM_FRONT);
  const sources = fromFront.length > 0 ? fromFront : matching;
  return sources.find((action) => (act.sideOf(action) === act.DOWN) === down) ?? sources[0] ?? legal[0];
}

/** Y-5.5: the neutral broker goes where it costs the seat least and its rival most. */
export function chooseNeutral({ view, memory, legal, seat }: Sight<Ys>, chance: Chance): Action {
  const scenarios = new Scenarios(new Stakes(view, seat), memory, chance, SCENARIOS);
  planFor(scenarios, seat, brokersToPlace(view, seat), openPlaces(view, legal));
  const worths = Array.from({ length: VALUES }, (_, value) => sameInAll(scenarios.count, value));
  return bestOf(
    legal.filter((action) => act.isVerbOf("neutral", action)),
    (action) => {
      const value = act.neutralValueOf(action);
      const byScenario = value === act.UNSEEN ? scenarios.nextNeutral : worths[value];
      return scenarios.gain(parts.NEUTRAL, act.neutralPlaceOf(action), byScenario);
    },
  );
}

/** The first of the best. */
export function bestOf(list: readonly Action[], worth: (action: Action) => number): Action {
  let best = list[0];
  let most = worth(best);
  for (const action of list.slice(1)) {
    const other = worth(action);
    if (other > most) [best, most] = [action, other];
  }
  return best;
}
