import { type Action, type Chance, has, type Seat } from "@serai/kernel";
import type { Sight } from "@serai/search/bot";
import { actions as act, parts, places, type View, type Ys } from "../rules/index.ts";
import { gainAtEnd } from "./choices.ts";
import { bestOf, brokersToPlace, openPlaces, planFor } from "./plan.ts";
import { Scenarios, sameInAll } from "./scenarios.ts";
import { Stakes, sumOfCounts } from "./stakes.ts";

const { CARDS_A_ROUND, MARKED_WORTH, ROUNDS } = parts;
const { isSquare, quarterOf, rowOf } = places;

/** Fewer than for a placing: there is a stop before and after every one. */
const SCENARIOS = 8;
/** What a card must gain to be played at once: kept, it may find a better moment. */
const MIN_GAIN = 2.5;
/** At its last chance. */
const MIN_GAIN_AT_LAST = 0.2;
/** What Bishop and Spy are thought to bring wherever they are played. */
const SMALL_HELP = 2.6;
/** Gems and prices can be set right in any round, best in the last, when all is known. */
const TOO_EARLY = 0.3;

/** Whether the hand cannot be played out any more if nothing is played this round (Y-6.1). */
function isPressed({ round, own }: View): boolean {
  const later = ROUNDS - 1 - round;
  return (own?.hand.length ?? 0) > CARDS_A_ROUND * later;
}

/** Whether a placing turn of the seat is still to come this round. */
const placesAgain = ({ turn, turns, players }: View): boolean => turn + players < players * turns;

/** A stop (Y-6.2): the card that brings most, if it brings enough. */
export function chooseCard(sight: Sight<Ys>, chance: Chance): Action {
  const { view, legal } = sight;
  const plays = legal.filter((action) => action !== act.PASS && !act.isVerbOf("look", action));
  if (plays.length === 0) return act.PASS;
  const gain = gainOf(sight, chance);
  const mayWait = (view.step === "before" || view.step === "after") && placesAgain(view);
  const enough = isPressed(view) && !mayWait ? MIN_GAIN_AT_LAST : MIN_GAIN;
  const best = bestOf(plays, gain);
  return gain(best) > enough ? best : act.PASS;
}

function gainOf(sight: Sight<Ys>, chance: Chance): (action: Action) => number {
  const { view, seat } = sight;
  if (view.step === "windowP") return (action) => gainBeforePlacing(view, seat, action);
  const stakes = new Stakes(view, seat);
  if (view.step !== "windowE") return gainOnBoard(sight, stakes, chance);
  const share = isPressed(view) ? 1 : TOO_EARLY;
  return (action) => share * gainAtEnd(stakes, action);
}

/** Window P: Spy and Bishop help a little; the Illusionist frees what was bid, and lower brokers take its place. */
function gainBeforePlacing(view: View, seat: Seat, action: Action): number {
  if (!act.isVerbOf("illusionist", action)) return SMALL_HELP;
  const lowest = (view.own?.screen ?? []).flatMap((count, value) => Array<number>(count).fill(value)).slice(0, 2);
  return sumOfCounts(view.seats[seat].front) - lowest.reduce((sum, value) => sum + value, 0);
}

/** Cards that change what lies on the board, tried out on it. */
function gainOnBoard(sight: Sight<Ys>, stakes: Stakes, chance: Chance): (action: Action) => number {
  const { view, memory, seat, legal } = sight;
  const scenarios = new Scenarios(stakes, memory, chance, SCENARIOS);
  if (view.step !== "windowC") planFor(scenarios, seat, brokersToPlace(view, seat), openPlaces(view, legal));
  const moved = (moves: readonly Move[]): number => gainOfMoves(scenarios, seat, moves);

  return (action) => {
    const verb = act.verbOf(action);
    switch (verb) {
      case "queen": {
        const zone = act.closedOf(action);
        return zone < QUARTERS
          ? scenarios.gainOfClosing(zone)
          : scenarios.gainOfClosing(quarterOf(zone - QUARTERS)) / 3;
      }
      case "magician": {
        const [a, b] = act.swappedOf(action).map((name) => brokerNamed(sight, name));
        return a && b
          ? moved([
              { ...a, to: b.place },
              { ...b, to: a.place },
            ])
          : 0;
      }
      case "mercenary": {
        const broker = brokerNamed(sight, act.markedOf(action));
        return broker ? moved([{ ...broker, to: broker.place, newWorth: MARKED_WORTH }]) : 0;
      }
      case "herald": {
        const broker = brokerNamed(sight, act.movedOf(action));
        if (!broker) return 0;
        const to = act.targetOf(action);
        return moved([{ ...broker, to }]) + (isSquare(to) && !isSquare(broker.place) ? 1 : 0);
      }
      case "captain":
        return scenarios.gainOfSwap(...act.quartersOf(action));
      case "intriguer":
        return scenarios.gainOfTies();
      case "merchant":
        return scenarios.gainOfMerchant();
      default:
        return 0;
    }
  };
}

const QUARTERS = 4;

interface OwnBroker {
  readonly place: number;
  readonly worth: number;
}

interface Move extends OwnBroker {
  readonly to: number;
  readonly newWorth?: number;
}

/** What it would bring to move own brokers, or to make them count otherwise. */
function gainOfMoves(scenarios: Scenarios, seat: Seat, moves: readonly Move[]): number {
  const before = scenarios.value();
  const worth = (value: number): readonly number[] => sameInAll(scenarios.count, value);
  for (const move of moves) scenarios.lift(seat, move.place, worth(move.worth));
  for (const move of moves) scenarios.put(seat, move.to, worth(move.newWorth ?? move.worth));
  const gain = scenarios.value() - before;
  for (const move of moves) scenarios.lift(seat, move.to, worth(move.newWorth ?? move.worth));
  for (const move of moves) scenarios.put(seat, move.place, worth(move.worth));
  return gain;
}

/** An own broker on the board as actions name it; none for one in the throne room. */
function brokerNamed({ view, memory, seat }: Sight<Ys>, name: act.BrokerName): OwnBroker | undefined {
  if (act.isThroneName(name)) return undefined;
  const place = act.placeOfName(name);
  let nth = act.nthOfName(name);
  for (const [broker, { owner, place: at, value }] of view.brokers.entries())
    if (owner === seat && at === place && nth-- === 0)
      return { place, worth: view.marked === broker ? MARKED_WORTH : (value ?? memory.values[broker]) };
  return undefined;
}

/** Y-6, Spy: before the last placing of the round, where most is at stake; `undefined` where there is nothing to see. */
export function chooseLook({ view, legal, seat }: Sight<Ys>): Action | undefined {
  const looks = legal.filter((action) => act.isVerbOf("look", action) && !act.isThroneName(act.brokerLooked(action)));
  if (looks.length === 0 || view.laid.length > 0 || placesAgain(view)) return undefined;
  const stakes = new Stakes(view, seat);
  const rows = stakes.rows();
  const prize = (place: number): number =>
    isSquare(place) ? rows[rowOf(place)][seat] : stakes.prizes(quarterOf(place))[place % 3][seat];
  const unseen = looks.filter((action) => !hasSeen(view, seat, action));
  return unseen.length === 0 ? undefined : bestOf(unseen, (action) => prize(act.placeOfName(act.brokerLooked(action))));
}

function hasSeen(view: View, seat: Seat, look: Action): boolean {
  const owner = act.ownerLooked(look);
  const name = act.brokerLooked(look);
  const there = view.brokers.filter((broker) => broker.owner === owner && broker.place === act.placeOfName(name));
  const broker = there[act.nthOfName(name)];
  return broker.value !== undefined || has(broker.seen, seat);
}
