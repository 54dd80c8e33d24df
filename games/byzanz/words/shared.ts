import type { Action, Seat } from "@serai/kernel";
import { levelSeats } from "@serai/words/level";
import {
  type Card,
  cardsBid,
  type Event,
  goodsIn,
  KINDS,
  type KindName,
  kindOf,
  MERCHANT,
  scoreOf,
  totalOf,
  type View,
  worthOf,
} from "../rules/index.ts";

export type KindNames = Readonly<Record<KindName, string>>;

/** Cards one by one as a language calls them; where all are of one kind, that is said once. Merchants are all alike. */
export function cardWords(
  cards: readonly Card[],
  goods: (kind: KindName, values: readonly number[]) => string,
  merchants: (count: number) => string,
): string[] {
  const count = cards.filter((card) => card === MERCHANT).length;
  const named = cards.filter((card) => card !== MERCHANT);
  const nameOf = (card: Card): KindName => KINDS[kindOf(card)];
  if (count === 0 && named.length > 0 && named.every((card) => nameOf(card) === nameOf(named[0])))
    return [goods(nameOf(named[0]), named.map(worthOf))];
  return [...named.map((card) => goods(nameOf(card), [worthOf(card)])), ...(count > 0 ? [merchants(count)] : [])];
}

/** B-5.2: seats that are level on points, what they still hold, and which of it decided between them. */
export interface Tie {
  readonly points: number;
  readonly seats: readonly { readonly seat: Seat; readonly goods: number; readonly cards: number }[];
  readonly by: "goods" | "cards" | "shared";
}

export function tiesIn({ scored, hands }: Extract<Event, { kind: "counted" }>): Tie[] {
  const scores = scored.map(scoreOf);
  return levelSeats(scores).map((level) => {
    const seats = level.map((seat) => ({ seat, goods: goodsIn(hands[seat]), cards: hands[seat].length }));
    const differ = (what: "goods" | "cards"): boolean => seats.some((one) => one[what] !== seats[0][what]);
    return { points: scores[level[0]], seats, by: differ("goods") ? "goods" : differ("cards") ? "cards" : "shared" };
  });
}

/** What the viewer's bid comes to with the cards added. */
export const bidWith = (action: Action, { viewer, seats }: View): number =>
  totalOf(cardsBid(action)) + (viewer === "spectator" ? 0 : seats[viewer].bid);

export const isRaise = ({ viewer, seats }: View): boolean => viewer !== "spectator" && seats[viewer].bid > 0;

/** Who won, and with how many points: seats that share the first rank have equally many. */
export function winnersOf(view: View): { readonly seats: readonly Seat[]; readonly points: number } {
  const seats = view.seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return { seats, points: view.seats[seats[0] ?? 0].total ?? 0 };
}

/** Whether the viewer is among those that play waits for. */
export const isAsked = ({ viewer, asked }: View): boolean => viewer !== "spectator" && asked.includes(viewer);

/** A kind's name by a refusal's parameter. */
export const kindNamed = (names: KindNames, kind: string | number): string =>
  names[KINDS.find((name) => name === kind) ?? "merchant"];

/** The bid above which a standing order passes; nothing where it passes at any. */
export const limitIn = (order: string): string | undefined => / above (\d+)$/.exec(order)?.[1];
