import { type Chance, firstOf, has, type Seat } from "@serai/kernel";
import { bid } from "./actions.ts";
import { tieRanks } from "./majority.ts";
import { type Memory, type Thrones, UNKNOWN } from "./memory.ts";
import { BLACK, brokersFor, NEUTRAL, NEUTRAL_SETS, ROUNDS, SPARE_VALUE, SPARES, VALUES } from "./parts.ts";
import { phaseBehind, stepBehind } from "./shown.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

/**
 * A whole state that the seat cannot tell from the true one. What is unseen of each seat's brokers, of ships and of
 * characters is dealt at random to where it can lie (Y-1.1); who holds which character, a perfect memory knows.
 */
export function sample(view: View, memory: Memory, chance: Chance): State {
  const s = knownState(view, memory);
  for (let seat = 0; seat < view.players; seat++) dealBrokers(s, view, memory, seat, chance);
  s.neutrals.forEach((set, seat) => {
    dealNeutrals(s, view, set, seat, chance);
  });
  chance.shuffle(s.ships);
  const characters = [...memory.characters];
  chance.shuffle(characters);
  for (const pile of s.piles) pile.push(...characters.splice(0, Math.max(0, ROUNDS - 2 - view.round)));
  return s;
}

/** Everything the view and the memory settle; hidden brokers are `UNKNOWN`. */
function knownState(view: View, memory: Memory): State {
  const { seats, neutral } = view;
  const sides = neutral === undefined ? seats : [...seats, neutral];
  return {
    options: view.options,
    players: view.players,
    quarters: view.quarters,
    turns: view.turns,
    step: stepBehind(view.step),
    round: view.round,
    order: [...view.order],
    picking: [...view.picking],
    picked: [...view.picked],
    bids: seats.map(() => -1),
    ships: memory.ships.flatMap((count, ship) => Array<number>(count).fill(ship)),
    docked: [...view.docked],
    marketShip: view.marketShip,
    market: [...view.market],
    prices: [...view.prices],
    piles: view.docked.map(() => []),
    palaces: [...view.palaces],
    screens: seats.map(() => Array<number>(VALUES).fill(0)),
    fronts: seats.map(({ front }) => [...front]),
    lasts: seats.map(({ last }) => last),
    thrones: seats.map(() => []),
    thronesSeen: seats.map(({ throne }) => throne.map(({ seen }) => seen)),
    neutrals: neutral === undefined ? [] : [[], []],
    gems: sides.map(({ gems }) => gems.slice(0, BLACK + 1)),
    scores: sides.map(({ score }) => score),
    hands: memory.hands.map(ascending),
    fresh: memory.fresh.map(ascending),
    played: seats.map(({ played }) => [...played]),
    brokers: {
      owner: view.brokers.map(({ owner }) => owner),
      place: view.brokers.map(({ place }) => place),
      value: view.brokers.map(({ value }, broker) => value ?? memory.values[broker]),
      up: view.brokers.map(({ up }) => (up ? 1 : 0)),
      seen: view.brokers.map(({ seen }) => seen),
    },
    turn: view.turn,
    laid: [...view.laid],
    asked: view.asked,
    bishop: view.bishop,
    illusionist: view.illusionist,
    spy: view.spy,
    intriguer: view.intriguer,
    looks: view.looks,
    merchant: view.merchant,
    marked: view.marked,
    throneSwap: [...view.throneSwap],
    closedBy: view.closedBy,
    closed: view.closed,
    phase: phaseBehind(view.stage),
    ties: tieRanks({ ...view, fronts: seats.map(({ front }) => front) }),
    choosing: view.step === "choosing" ? firstOf(view.waiting) : -1,
    counted: view.counted,
    ranking: [...view.ranking],
    picks: view.picks,
    cargo: [...view.cargo],
    columns: [...view.columns],
    sightSeat: view.sightSeat,
    sight: view.sight,
  };
}

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** All brokers are home: those listed on the board are last round's, on show until the first bid. */
const isHome = (view: View): boolean => view.step === "bidding" || view.step === "over";

/** One seat's brokers: throne room, board, screen, and a bid that is not revealed yet. */
function dealBrokers(s: State, view: View, memory: Memory, seat: Seat, chance: Chance): void {
  const { owner, value } = s.brokers;
  const swap = memory.swap[0] === seat ? memory.swap : [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];
  const [, swapped, slot, entered] = swap;
  const onBoard = isHome(view)
    ? []
    : owner.flatMap((by, broker) => (by === seat && broker !== swapped ? [broker] : []));
  const hidden = onBoard.filter((broker) => value[broker] === UNKNOWN);

  const seen = Array<number>(VALUES).fill(0);
  for (const broker of onBoard) if (value[broker] !== UNKNOWN) seen[value[broker]]++;
  if (!isHome(view)) for (let front = 0; front < VALUES; front++) seen[front] += s.fronts[seat][front];
  if (slot >= 0 && entered !== UNKNOWN) seen[entered]++;

  const whole = [...brokersFor(view.options)];
  if (view.options.kingsFavour) whole[SPARE_VALUE] += Math.min(view.round, SPARES);
  const throne = [...pickThrone(memory.thrones[seat], whole, seen, chance)];
  for (const inThrone of throne) whole[inThrone]--;
  const unseen = whole.flatMap((count, each) => Array<number>(count - seen[each]).fill(each));
  chance.shuffle(unseen);
  const draw = (): number => unseen.pop() ?? UNKNOWN;

  for (const broker of hidden) value[broker] = draw();
  if (slot >= 0) {
    value[swapped] = throne[slot];
    throne[slot] = entered === UNKNOWN ? draw() : entered;
  }
  if (view.seats[seat].throne.length > throne.length) throne.push(pendingFavour(s, memory, seat, chance)); // Y-7.1
  s.thrones[seat].push(...throne);
  if (view.step === "bidding" && !has(view.waiting, seat)) s.bids[seat] = pendingBid(view, seat, unseen);
  for (const behind of unseen) s.screens[seat][behind]++;
}

/** Y-3.4: the seat's own bid is in its view; of another's, any two brokers are as likely. `unseen` is shuffled. */
function pendingBid(view: View, seat: Seat, unseen: readonly number[]): number {
  const [a, b] = (seat === view.viewer ? view.own?.bid : undefined) ?? unseen;
  return bid(Math.max(a, b), Math.min(a, b));
}

function pendingFavour(s: State, memory: Memory, seat: Seat, chance: Chance): number {
  if (seat === memory.seat) return memory.favoured;
  const front = s.fronts[seat].flatMap((count, value) => Array<number>(count).fill(value));
  return front[chance.int(front.length)];
}

/**
 * One of the ways the throne room can have been filled. A way counts as often as it came about, times the number of
 * ways to pick the brokers seen elsewhere from what it leaves: none where it leaves too few.
 */
function pickThrone(
  { ways, weights }: Thrones,
  whole: readonly number[],
  seen: readonly number[],
  chance: Chance,
): readonly number[] {
  if (ways.length === 1) return ways[0];
  const chances = ways.map((way, i) => {
    const left = [...whole];
    for (const value of way) left[value]--;
    return left.reduce((product, count, value) => product * falling(count, seen[value]), weights[i]);
  });
  let pick = chance.int(chances.reduce((sum, each) => sum + each, 0));
  let way = 0;
  while (pick >= chances[way]) pick -= chances[way++];
  return ways[way];
}

/** How many ways to pick so many of a number of brokers, one after the other. */
function falling(from: number, count: number): number {
  let product = 1;
  for (let i = 0; i < count; i++) product *= Math.max(0, from - i);
  return product;
}

/** Y-5.5: each seat's neutral brokers form a known set too; three brokers a turn, the third of them neutral. */
function dealNeutrals(s: State, view: View, set: number[], seat: Seat, chance: Chance): void {
  const { owner, value } = s.brokers;
  const placed = isHome(view)
    ? []
    : owner.flatMap((by, broker) => (by === NEUTRAL && s.order[Math.floor(broker / 3) % 2] === seat ? [broker] : []));
  const unseen = [...NEUTRAL_SETS[view.options.neutral]];
  for (const broker of placed) if (value[broker] !== UNKNOWN) unseen.splice(unseen.indexOf(value[broker]), 1);
  chance.shuffle(unseen);
  for (const broker of placed) if (value[broker] === UNKNOWN) value[broker] = unseen.pop() ?? UNKNOWN;
  if (view.step === "over") return;
  set.push(...(view.options.neutralValues === "known" ? ascending(unseen) : unseen));
}
