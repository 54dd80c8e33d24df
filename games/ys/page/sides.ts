import type { Seat } from "@serai/kernel";
import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { Names } from "@serai/words/game-text";
import { type BrokerView, parts, places, type View } from "../rules/index.ts";
import { words } from "./words.ts";

/** Everybody who is counted: the seats, and with two players the neutral (Y-5.6). */
export const sidesOf = ({ players }: View): Seat[] => [...Array(parts.sidesFor(players)).keys()];

export const sideName = (names: Names, side: Seat): string => names(side) || words.text.neutral;

/** The neutral has the colour and shape after those of all seats. */
const NEUTRAL_LOOK = 4;
export const lookOf = ({ players }: View, side: Seat): number => (side < players ? side : NEUTRAL_LOOK);

/** Letters of all sides, from their names in the language of the page. */
export const sideLetters = (view: View, names: Names): readonly string[] =>
  lettersFor(sidesOf(view).map((side) => sideName(names, side)));

export const gemsOf = (view: View, side: Seat): readonly number[] =>
  side < view.players ? view.seats[side].gems : (view.neutral?.gems ?? []);

export const scoreOf = (view: View, side: Seat): number =>
  side < view.players ? view.seats[side].score : (view.neutral?.score ?? 0);

export const finalOf = (view: View, side: Seat) => (side < view.players ? view.seats[side] : view.neutral)?.final;

/** Counts by value as a list, highest first. */
export const spread = (counts: readonly number[]): number[] =>
  counts.flatMap((count, value) => Array<number>(count).fill(value)).reverse();

export const sumOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count, value) => sum + count * value, 0);

export interface BrokerOnBoard extends BrokerView {
  readonly number: number;
}

const COUNT_STEPS: readonly View["step"][] = [
  "counting",
  "taking",
  "choosing",
  "columns",
  "pricing",
  "windowE",
  "favour",
];
export const isCounting = ({ step }: View): boolean => COUNT_STEPS.includes(step);

/** With their numbers. In the next round's bidding those of the last one are still listed, but they have gone home. */
const brokersOnBoard = (view: View): BrokerOnBoard[] =>
  view.step === "bidding" ? [] : view.brokers.map((broker, number) => ({ ...broker, number }));

export const brokersAt = (view: View, place: places.Place): BrokerOnBoard[] =>
  brokersOnBoard(view).filter((broker) => broker.place === place);

/** Y-4.1: the quarter that is being counted; the ones before it are done. */
export const quarterCounted = (view: View): number | undefined => {
  if (!isCounting(view) || isMarketStage(view)) return undefined;
  return view.stage === "quarter" && view.step === "choosing" ? view.counted - 1 : view.counted;
};

export const isMarketStage = ({ stage, step, counted, quarters }: View): boolean =>
  stage === "market" ||
  stage === "rows" ||
  stage === "columns" ||
  stage === "topBidder" ||
  (stage === "quarter" && step === "counting" && counted === quarters);

/** What it counts, as far as the viewer sees it. */
export const worthOf = ({ marked }: View, { number, value }: BrokerOnBoard): number | undefined =>
  marked === number ? parts.MARKED_WORTH : value;

/** What is put down and worth, as far as the viewer sees it: known sum, and how many are hidden. */
export function totalIn(view: View, side: Seat, zone: places.Zone): { readonly sum: number; readonly hidden: number } {
  const there = brokersOnBoard(view).filter(({ owner, place }) => owner === side && places.within(zone, place));
  const worth = there.map((broker) => worthOf(view, broker));
  return {
    sum: worth.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    hidden: worth.filter((value) => value === undefined).length,
  };
}
