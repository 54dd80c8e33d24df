import type { Action, Notation } from "@serai/kernel";
import { BIDS, cardsOfNumber, NO_BID, numberOfBid } from "./bids.ts";
import {
  CARDS,
  type Card,
  GOODS,
  goods,
  HAND_LIMIT,
  KINDS,
  type Kind,
  kindOf,
  MERCHANT,
  TO_SELL,
  worthOf,
} from "./parts.ts";

/** What can be done. In every step of play the step's own actions come before the sales, save bids, which come after. */
export type ActionKind = "pass" | "done" | "take" | "give" | "discard" | "sell" | "bid";

/** B-4.1: a sale by its cards, ascending, and the card that is kept: the dearest good, or a merchant for three. */
export interface Sale {
  readonly cards: readonly [Card, Card, Card];
  readonly kept: Card;
}

const SALES: readonly Sale[] = allSales();

function allSales(): Sale[] {
  const sales: Sale[] = [];
  for (let kind = 0; kind < GOODS; kind++) {
    const suited = [1, 2, 3, 4].map((value) => goods(kind, value));
    for (const a of suited)
      for (const b of [...suited, MERCHANT])
        for (const c of [...suited, MERCHANT])
          if (a <= b && b <= c) sales.push({ cards: [a, b, c], kept: c < MERCHANT ? c : b < MERCHANT ? b : a });
  }
  sales.push({ cards: [MERCHANT, MERCHANT, MERCHANT], kept: MERCHANT });
  return sales;
}

/** The place of a sale in the list, by its cards as digits. */
const PLACE_OF_SALE: readonly number[] = placesOfSales();

function placesOfSales(): number[] {
  const places = Array<number>(CARDS ** TO_SELL).fill(-1);
  for (const [place, { cards }] of SALES.entries()) places[digits(...cards)] = place;
  return places;
}

function digits(a: Card, b: Card, c: Card): number {
  return (a * CARDS + b) * CARDS + c;
}

export const PASS: Action = 0;
export const DONE: Action = 1;
const TAKES = 2;
const GIFTS = TAKES + KINDS.length;
const DISCARDS = GIFTS + CARDS;
const FIRST_SALE = DISCARDS + CARDS;
const FIRST_BID = FIRST_SALE + SALES.length;
const END = FIRST_BID + BIDS;

export const takeKind = (kind: Kind): Action => TAKES + kind;
export const give = (card: Card): Action => GIFTS + card;
export const discard = (card: Card): Action => DISCARDS + card;
/** Cards ascending, a merchant after any good. */
export const sell = (a: Card, b: Card, c: Card): Action => FIRST_SALE + PLACE_OF_SALE[digits(a, b, c)];
/** Cards ascending. */
export const bid = (cards: readonly Card[]): Action => FIRST_BID + numberOfBid(cards);
/** A bid still to get its first card; `longerBid` lengthens it. */
export const EMPTY_BID: Action = FIRST_BID + NO_BID;

const isWithin = (action: Action, from: number, to: number): boolean =>
  Number.isInteger(action) && action >= from && action < to;
export const isTake = (action: Action): boolean => isWithin(action, TAKES, GIFTS);
export const isGift = (action: Action): boolean => isWithin(action, GIFTS, DISCARDS);
export const isDiscard = (action: Action): boolean => isWithin(action, DISCARDS, FIRST_SALE);
export const isSale = (action: Action): boolean => isWithin(action, FIRST_SALE, FIRST_BID);
export const isBid = (action: Action): boolean => isWithin(action, FIRST_BID, END);

export const kindTaken = (action: Action): Kind => action - TAKES;
export const cardGiven = (action: Action): Card => action - GIFTS;
export const cardDiscarded = (action: Action): Card => action - DISCARDS;
export const saleOf = (action: Action): Sale => SALES[action - FIRST_SALE];
export const cardsBid = (action: Action): Card[] => cardsOfNumber(action - FIRST_BID);

export function actionKindOf(action: Action): ActionKind {
  if (action === PASS) return "pass";
  if (action === DONE) return "done";
  if (isTake(action)) return "take";
  if (isGift(action)) return "give";
  if (isDiscard(action)) return "discard";
  return isSale(action) ? "sell" : "bid";
}

/** `cloth1`, `merchant`. */
export const nameOf = (card: Card): string =>
  card === MERCHANT ? "merchant" : `${KINDS[kindOf(card)]}${worthOf(card)}`;
const CARD_BY_NAME: ReadonlyMap<string, Card> = new Map(
  Array.from({ length: CARDS }, (_, card): [string, Card] => [nameOf(card), card]),
);
const KIND_BY_NAME: ReadonlyMap<string, Kind> = new Map(
  KINDS.map((name, kind): [string, Kind] => [name === "merchant" ? "merchants" : name, kind]),
);
const KIND_NAMES: readonly string[] = [...KIND_BY_NAME.keys()];

const readCard = (name: string): Card => CARD_BY_NAME.get(name) ?? Number.NaN;

/** People name the dearest card of a sale first and the merchants last. */
const asSold = ([a, b, c]: Sale["cards"]): Card[] =>
  [a, b, c].sort((x, y) => Number(x === MERCHANT) - Number(y === MERCHANT) || y - x);

/** `bid cloth1 spice2`, `pass`, `give wood1`, `take merchants`, `sell grain4 grain3 merchant`, `discard wine1`, `done`. */
export const notation: Notation = {
  write(action) {
    const kind = actionKindOf(action);
    switch (kind) {
      case "pass":
      case "done":
        return kind;
      case "take":
        return `take ${KIND_NAMES[kindTaken(action)]}`;
      case "give":
        return `give ${nameOf(cardGiven(action))}`;
      case "discard":
        return `discard ${nameOf(cardDiscarded(action))}`;
      case "sell":
        return `sell ${asSold(saleOf(action).cards).map(nameOf).join(" ")}`;
      case "bid":
        return `bid ${cardsBid(action).map(nameOf).join(" ")}`;
    }
  },
  read(text) {
    const action = readLoosely(text);
    // Only the one spelling that is also written: `sell cloth1 cloth4 cloth1` is no action.
    return action !== undefined && notation.write(action) === text ? action : undefined;
  },
};

/** The action a text seems to mean, if it is one of this game's at all. */
function readLoosely(text: string): Action | undefined {
  const [kind, ...names] = text.split(" ", 1 + HAND_LIMIT);
  const cards = names.map(readCard).sort((a, b) => a - b);
  const action = readWords(kind, names[0], cards);
  return action >= PASS && action < END ? action : undefined;
}

function readWords(kind: string, name: string | undefined, cards: readonly Card[]): Action {
  switch (kind) {
    case "pass":
      return PASS;
    case "done":
      return DONE;
    case "take":
      return takeKind(KIND_BY_NAME.get(name ?? "") ?? Number.NaN);
    case "give":
      return give(cards[0]);
    case "discard":
      return discard(cards[0]);
    case "sell":
      return sell(cards[0], cards[1], cards[2]);
    case "bid":
      return cards.every((card) => card < MERCHANT) ? bid(cards) : Number.NaN;
    default:
      return Number.NaN;
  }
}
