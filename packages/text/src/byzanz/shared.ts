import {
  type Card,
  cardsBid,
  KINDS,
  type KindName,
  kindOf,
  MERCHANT,
  totalOf,
  type View,
  worthOf,
} from "@serai/byzanz";
import type { Action, Seat } from "@serai/kernel";

export type KindNames = Readonly<Record<KindName, string>>;

/** Cards one by one as a language calls them; merchants, who are all alike, together and last. */
export function cardWords(
  cards: readonly Card[],
  good: (kind: KindName, value: number) => string,
  merchants: (count: number) => string,
): string[] {
  const goods = cards.filter((card) => card !== MERCHANT);
  const count = cards.length - goods.length;
  return [...goods.map((card) => good(KINDS[kindOf(card)], worthOf(card))), ...(count > 0 ? [merchants(count)] : [])];
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
