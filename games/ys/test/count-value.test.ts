import { FastChance, firstOf, legalActions, readOptions, type Seat } from "@serai/kernel";
import { expect, test } from "vitest";
import { CountValue, NONE } from "../bots/count-value.ts";
import { NOBODY_HERE, Stakes } from "../bots/stakes.ts";
import { actions, type Event, parts, places, SIDES, type State, worth, ys } from "../rules/index.ts";

const POSITIONS = 4000;
const AREA_KINDS: readonly string[] = places.AREAS;
/** Milliseconds; a busy machine is no fault. */

/** Any brokers anywhere, just before the count: the last seat in turn order passes, and everything is counted. */
function beforeAnyCount(players: number, chance: FastChance): State {
  const s = ys.setup(readOptions(ys.options, {}, players), players, chance);
  chance.shuffle(s.order);
  const { owner, place, value, up, seen } = s.brokers;
  for (let side = 0; side < s.gems.length; side++)
    for (let i = chance.int(9); i > 0; i--) {
      const to = chance.int(places.PLACES);
      const used = places.isSquare(to)
        ? places.rowOf(to) >= parts.firstRowFor(players) && !place.includes(to)
        : places.quarterOf(to) < s.quarters;
      if (!used) continue;
      owner.push(side);
      place.push(to);
      value.push(chance.int(parts.VALUES));
      up.push(1);
      seen.push(0);
    }
  for (const front of s.fronts) for (let i = 0; i < parts.FRONT; i++) front[chance.int(parts.VALUES)]++;
  for (const gems of s.gems) for (let gem = 0; gem < gems.length; gem++) gems[gem] = chance.int(4);
  s.intriguer = chance.int(2 * players) < players ? chance.int(players) : -1;
  s.merchant = chance.int(2);
  s.marked = chance.int(owner.length + 1) - 1;
  s.hands[s.order[players - 1]].push(parts.cardOf("queen"));
  s.asked = players - 1;
  s.step = "countBegins";
  return s;
}

function reckoned(s: State, stakes: Stakes): number {
  const counted = new CountValue(stakes);
  const totals = new Int16Array(places.FIRST_SQUARE * SIDES);
  const brokers = new Int8Array(places.FIRST_SQUARE * SIDES);
  const owners = new Int8Array(places.PLACES - places.FIRST_SQUARE).fill(NONE);
  const worths = new Int8Array(places.PLACES - places.FIRST_SQUARE);
  s.brokers.place.forEach((place, broker) => {
    const side = s.brokers.owner[broker];
    if (places.isSquare(place)) {
      owners[place - places.FIRST_SQUARE] = side;
      worths[place - places.FIRST_SQUARE] = worth(s, broker);
    } else {
      totals[place * SIDES + side] += worth(s, broker);
      brokers[place * SIDES + side]++;
    }
  });
  let value = counted.ofMarket(owners, worths, 0);
  for (let quarter = 0; quarter < s.quarters; quarter++)
    value += counted.ofQuarter(quarter, totals, brokers, places.area(quarter, 0) * SIDES);
  return value;
}

/** Tied columns as the bot thinks they are ordered: as it likes, or from the left by others. */
function answer(s: State, seat: Seat, stakes: Stakes): number {
  const legal = legalActions(ys, s, seat);
  if (s.phase !== "columns" || seat !== stakes.seat) return legal[0];
  const step = (action: number): number => stakes.step[actions.columnNamed(action)];
  return legal.reduce((best, action) => (step(action) >= step(best) ? action : best));
}

/** What an event of the count brings the seat. */
function broughtBy(event: Event, stakes: Stakes): number {
  if (event.kind === "ranked") {
    const [first, second, third] = [0, 1, 2].map((rank) => event.seats[rank] ?? NOBODY_HERE);
    return stakes.ship(event.quarter, first, second, third);
  }
  if (event.kind === "columns")
    return event.order.reduce((sum, column, rank) => sum + parts.COLUMN_STEPS[rank] * stakes.step[column], 0);
  if (event.kind !== "won") return 0;
  if (event.what === "market") return stakes.topBidder[event.seat];
  if (event.what === "row") return stakes.rows()[event.at][event.seat];
  return stakes.prizes(event.at)[AREA_KINDS.indexOf(event.what)][event.seat];
}

function counted(s: State, stakes: Stakes, chance: FastChance): number {
  let value = 0;
  const hear = (event: Event): void => {
    value += broughtBy(event, stakes);
  };
  ys.apply(s, s.order[s.players - 1], actions.PASS, chance, hear);
  while (s.step === "counting") {
    const seat = firstOf(ys.deciders(s));
    ys.apply(s, seat, answer(s, seat, stakes), chance, hear);
  }
  return value;
}

test(`Y-4.1 to Y-4.9: bots reckon a count to bring what the rules' count gives, at ${POSITIONS} positions`, () => {
  const chance = new FastChance(5);
  for (let i = 0; i < POSITIONS; i++) {
    const s = beforeAnyCount(2 + (i % 3), chance);
    const seat = chance.int(s.players);
    const stakes = new Stakes(ys.view(s, seat), seat);
    const value = reckoned(s, stakes);
    expect(value).toBeCloseTo(counted(s, stakes, chance), 9);
  }
});
