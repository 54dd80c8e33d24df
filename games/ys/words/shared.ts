import type { RefusalParams, Seat } from "@serai/kernel";
import type { Names } from "@serai/words/game-text";
import { actions as act, type Event, parts, places, type View } from "../rules/index.ts";

export type CardName = parts.CharacterName | "blue";
export type GemWords = Readonly<Record<parts.GemName, string>>;
export type AreaWords = Readonly<Record<places.AreaName, string>>;

/** A helper by name, and in one sentence what it does. */
export interface CardWords {
  readonly name: string;
  readonly effect: string;
  /** Y-6, Queen: what she does where she closes an area. */
  readonly effectOnArea?: string;
}
export type CardsWords = Readonly<Record<CardName, CardWords>>;

export const gemNamed = (words: GemWords, gem: parts.Gem): string => words[parts.GEMS[gem]];
export const cardCalled = (card: parts.Card): CardName => (card === parts.BLUE_CARD ? "blue" : parts.CHARACTERS[card]);
export const cardNamed = (words: CardsWords, card: parts.Card): string => words[cardCalled(card)].name;

/** Y-5.5: the neutral sits at no seat, so `names` has nothing for it. */
export const sideNames =
  (names: Names, neutral: string): Names =>
  (side) =>
    names(side) || neutral;

/** Prices as the track is counted, from 1 (Y-1.6). */
export const squareOf = (price: number): number => price + 1;

/** `4 + 1 = 5`. */
export const sumText = (values: readonly number[]): string =>
  `${values.join(" + ")} = ${values.reduce((sum, value) => sum + value, 0)}`;

/** Each seat with what it has: `Anna 4, Béla 0`. */
export const each = <X>(items: readonly X[], names: Names, say: (item: X) => string | number): string =>
  items.map((item, seat) => `${names(seat)} ${say(item)}`).join(", ");

/** Where a gem can come from. */
export type GemSource = Extract<Event, { kind: "gem" }>["from"];

type Tie = Extract<Event, { kind: "tie" }>;

/** What put a side before the next one in a tie. */
export interface TieStep {
  readonly rule: Tie["by"][number];
  readonly fronts: readonly [number, number];
  /** Order cards, from 1. */
  readonly cards: readonly [number, number];
}

/** The sides of a tie in their order, each after the first with what it yielded to: `Anna, then Béla (…)`. */
export function tieChain(
  { seats, by, fronts, positions }: Tie,
  names: Names,
  then: string,
  why: (step: TieStep) => string,
): string {
  const rest = by.map((rule, i) => {
    const step: TieStep = {
      rule,
      fronts: [fronts[i], fronts[i + 1]],
      cards: [positions[i] + 1, positions[i + 1] + 1],
    };
    return `${then} ${names(seats[i + 1])} (${why(step)})`;
  });
  return [names(seats[0]), ...rest].join(", ");
}

/** Brokers turned up, place by place in the order of the board. */
export function byPlace(
  brokers: Extract<Event, { kind: "turnedUp" }>["brokers"],
): { readonly place: number; readonly brokers: typeof brokers }[] {
  const found = [...new Set(brokers.map(({ place }) => place))].sort((a, b) => a - b);
  return found.map((place) => ({ place, brokers: brokers.filter((broker) => broker.place === place) }));
}

/** A broker as an action names it, with what the viewer sees of it. */
export interface BrokerCalled {
  readonly place: number;
  readonly value?: number;
  /** From 1, where its owner has several there; else 0. */
  readonly nth: number;
}

export function brokerCalled(view: View, owner: Seat, name: act.BrokerName): BrokerCalled {
  const place = act.placeOfName(name);
  const there = view.brokers.filter((broker) => broker.owner === owner && broker.place === place);
  const value = there[act.nthOfName(name)]?.value;
  return { place, nth: there.length > 1 ? act.nthOfName(name) + 1 : 0, ...(value !== undefined && { value }) };
}

/** The viewer's own seat; its brokers are the ones its actions name. */
export const ownSeat = ({ viewer }: View): Seat => (viewer === "spectator" ? -1 : viewer);

/** Which placing turn of its seat is on, from 1. */
export const turnOf = ({ turn, players }: View): number => Math.floor(turn / players) + 1;

/** Whether the Spy of the viewer may look while others are asked (Y-6.3). */
export const looksLeft = ({ spy, looks, viewer }: View): number => (spy === viewer ? looks : 0);

const gemsOf = ({ gems }: { readonly gems: readonly number[] }): number => gems.reduce((sum, count) => sum + count, 0);

/** Y-5.3: most points, then most gems; who is still equal shares the win. */
export function winnersOf({ seats }: View): {
  readonly seats: readonly Seat[];
  readonly points: number;
  /** Whether others had as many points and fewer gems. */
  readonly byGems: boolean;
} {
  const totals = seats.map(({ final }) => final?.total ?? 0);
  const points = Math.max(...totals);
  const level = totals.flatMap((total, seat) => (total === points ? [seat] : []));
  const most = Math.max(...level.map((seat) => gemsOf(seats[seat])));
  const winners = level.filter((seat) => gemsOf(seats[seat]) === most);
  return { seats: winners, points, byGems: winners.length < level.length };
}

/** A refusal's parameters as what they name. */
export const placeIn = ({ place }: RefusalParams): number => places.PLACE_NAMES.indexOf(String(place));
export const gemIn = (words: GemWords, name: string | number): string =>
  words[parts.GEMS.find((gem) => gem === name) ?? "white"];
export const cardIn = (words: CardsWords, name: string | number): string =>
  words[parts.CHARACTERS.find((card) => card === name) ?? "blue"].name;

export interface OrderWords {
  readonly placings: string;
  readonly round: string;
  readonly called: string;
  /** Called for, with a stop to come. */
  readonly calledNext: string;
}

/** A standing order: to decline cards around one's placings, all round, or until one calls for one. */
export const orderIn =
  ({ placings, round, called, calledNext }: OrderWords) =>
  (order: string): string => {
    if (order.startsWith("decline placings")) return placings;
    if (order.startsWith("decline")) return round;
    return order.includes(":") ? calledNext : called;
  };
