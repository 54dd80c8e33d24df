import type { Card, Kind } from "../../rules/index.ts";

/** What can be said for a move. Points are what a hand sells for at best (B-4.1), never what rivals hide. */
export type Reason =
  /** With the lot, paid and one card given, the hand sells for so much instead of so much. */
  | { readonly kind: "lot"; readonly before: number; readonly after: number }
  /** The lot sells for nothing more yet, but with one more card that fits it would. */
  | { readonly kind: "nearly"; readonly before: number; readonly after: number }
  /** What is paid is missed by no sale, or costs so many points. */
  | { readonly kind: "spare"; readonly cards: readonly Card[] }
  | { readonly kind: "price"; readonly points: number }
  /** The least that these cards can outbid with. */
  | { readonly kind: "just"; readonly total: number }
  /** With this lot a seat picks at that position in the market, of so many. */
  | { readonly kind: "picks"; readonly place: number; readonly of: number }
  /** Passing: nothing in the hand outbids; it would cost so much for so little; so many lots are still to come. */
  | { readonly kind: "cannot"; readonly most: number }
  | { readonly kind: "too-dear"; readonly cost: number; readonly gain: number }
  | { readonly kind: "no-use" }
  | { readonly kind: "more-lots"; readonly lots: number }
  /** Given or discarded: the hand sells for as much without the card, or for so many points less. */
  | { readonly kind: "not-missed"; readonly card: Card; readonly points: number }
  | { readonly kind: "missed-least"; readonly card: Card; readonly loss: number }
  /** At the market. */
  | {
      readonly kind: "taken";
      readonly of: Kind;
      readonly cards: number;
      readonly before: number;
      readonly after: number;
    }
  | { readonly kind: "money"; readonly of: Kind; readonly money: number }
  /** Selling: points now, and what the rest still sells for. */
  | { readonly kind: "sold"; readonly points: number; readonly rest: number }
  | { readonly kind: "best-sales"; readonly points: number };
