import type { Seat } from "@serai/kernel";
import type { Event } from "./events.ts";
import { brokersFor, type Card, CHARACTERS, cardOf, copiesOf, SHIPS, SPARE_VALUE } from "./parts.ts";
import type { View } from "./view.ts";

export const UNKNOWN = -1;

/**
 * What a seat with a perfect memory knows: everything it saw, and what follows from it about the throne room. Of all
 * other brokers it is enough to know which were seen, since a seat's whole set is public (Y-1.1).
 */
export interface Memory {
  readonly seat: Seat;
  /** Brokers of a seat by value, without spare 2s. */
  readonly whole: readonly number[];
  /** Cards not seen yet: of each ship how many, and characters. */
  readonly ships: number[];
  readonly characters: Card[];
  /** By seat: characters are won in the open (Y-6.1). */
  readonly hands: Card[][];
  readonly fresh: Card[][];
  /** Brokers placed this round: whose they are, and their values, `UNKNOWN` where not seen. */
  readonly owners: Seat[];
  readonly values: number[];
  /** By seat. */
  readonly thrones: Thrones[];
  /** This round's swap between board and throne room, if any: seat, broker, slot, and the value that entered. */
  swap: readonly number[];
  /** The value the seat itself has just sent to the throne room. */
  favoured: number;
}

/** What a seat's throne room can have held when the round began: each way, slot by slot, and how often it comes about. */
export interface Thrones {
  ways: number[][];
  weights: number[];
}

export const memory = (view: View): Memory => ({
  seat: view.viewer === "spectator" ? UNKNOWN : view.viewer,
  whole: brokersFor(view.options),
  ships: SHIPS.map((_, ship) => copiesOf(ship, view.options)),
  characters: [...CHARACTERS.keys()],
  hands: view.seats.map(() => []),
  fresh: view.seats.map(() => []),
  owners: [],
  values: [],
  thrones: view.seats.map(() => ({ ways: [[]], weights: [1] })),
  swap: [],
  favoured: UNKNOWN,
});

export function remember(m: Memory, event: Event): void {
  switch (event.kind) {
    case "round":
      m.owners.length = m.values.length = 0;
      ripen(m);
      return;
    case "counted":
      ripen(m);
      return;
    case "arrived":
      for (const ship of [...event.ships, event.marketShip]) m.ships[ship]--;
      for (const card of event.characters) drop(m.characters, card);
      return;
    case "character":
      if (event.seat < m.hands.length && event.card < cardOf("prince")) m.fresh[event.seat].push(event.card);
      return;
    case "played":
      drop(m.hands[event.seat], event.card);
      return;
    case "placed":
      m.owners.push(event.owner);
      m.values.push(event.value ?? UNKNOWN);
      return;
    case "swappedWithThrone":
      m.swap = [event.seat, event.broker, event.slot, m.values[event.broker]];
      m.values[event.broker] = event.seat === m.seat ? m.thrones[m.seat].ways[0][event.slot] : UNKNOWN;
      return;
    case "looked":
      if (event.value !== undefined) see(m, event.broker, event.value);
      return;
    case "turnedUp":
      for (const { broker, value } of event.brokers) see(m, broker, value);
      return;
    case "lookedInThrone":
      if (event.value !== undefined) seeInThrone(m, event.owner, event.slot, event.value);
      return;
    case "favoured":
      if (event.value !== undefined) m.favoured = event.value;
      return;
    case "throneRoom":
      event.fronts.forEach((front, seat) => {
        m.thrones[seat] = nextThrones(m, seat, front, event.round);
      });
      m.swap = [];
      return;
    case "thronesShown":
      event.thrones.forEach((way, seat) => {
        m.thrones[seat] = { ways: [[...way]], weights: [1] };
      });
      return;
    default:
      return;
  }
}

/** Y-6.1: cards won in a round may be played from the next on. */
function ripen(m: Memory): void {
  m.hands.forEach((hand, seat) => {
    hand.push(...m.fresh[seat].splice(0));
  });
}

function drop(list: number[], item: number): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** The broker that came from the throne room this round tells what was there. */
function see(m: Memory, broker: number, value: number): void {
  m.values[broker] = value;
  const [seat, swapped, slot] = m.swap;
  if (swapped === broker) m.thrones[seat] = waysWhere(m.thrones[seat], (way) => way[slot] === value);
}

function seeInThrone(m: Memory, owner: Seat, slot: number, value: number): void {
  const [seat, broker, swapped] = m.swap;
  if (seat === owner && slot === swapped) m.swap = [seat, broker, slot, value];
  else m.thrones[owner] = waysWhere(m.thrones[owner], (way) => way[slot] === value);
}

function waysWhere({ ways, weights }: Thrones, possible: (way: readonly number[]) => boolean): Thrones {
  const kept = ways.map((way, i) => ({ way, weight: weights[i] })).filter(({ way }) => possible(way));
  return { ways: kept.map(({ way }) => way), weights: kept.map(({ weight }) => weight) };
}

/**
 * Y-7.1: the count has shown all brokers but those in the throne room, so these are known as a set; which slot holds
 * which may stay open. To every way that fits, one broker of the front is added: which one, only its owner knows.
 */
function nextThrones(m: Memory, seat: Seat, front: readonly number[], round: number): Thrones {
  const hidden = m.whole.map((count, value) => count + (value === SPARE_VALUE ? round : 0));
  m.owners.forEach((owner, broker) => {
    if (owner === seat) hidden[m.values[broker]]--;
  });
  for (const value of front) hidden[value]--;
  const ways: number[][] = [];
  const weights: number[] = [];
  m.thrones[seat].ways.forEach((way, i) => {
    const now = afterSwap(m, seat, way, hidden);
    if (now === undefined) return;
    const chosen = seat === m.seat ? [m.favoured] : [...new Set(front)];
    for (const value of chosen) {
      ways.push([...now, value]);
      weights.push(
        m.thrones[seat].weights[i] * (seat === m.seat ? 1 : front.filter((other) => other === value).length),
      );
    }
  });
  return { ways, weights };
}

/** A way after the round's swap, if it fits what the count left hidden. */
function afterSwap(m: Memory, seat: Seat, way: readonly number[], hidden: readonly number[]): number[] | undefined {
  const left = [...hidden];
  const now = [...way];
  const [slot, entered] = m.swap[0] === seat ? m.swap.slice(2) : [UNKNOWN, UNKNOWN];
  now.forEach((value, i) => {
    if (i !== slot) left[value]--;
  });
  if (slot >= 0) {
    now[slot] = entered === UNKNOWN ? left.findIndex((count) => count > 0) : entered;
    left[now[slot]]--;
  }
  return left.every((count) => count === 0) ? now : undefined;
}
