import type { Card, Kind } from "../../rules/index.ts";

export type Question =
  /** What the hand sells for at best. */
  | { readonly kind: "hand" }
  /** The bid that leads and leaves most to sell; of equals the lowest. */
  | { readonly kind: "bid"; readonly highest: number }
  /** The kind to take from the market that lets the hand sell for most. */
  | { readonly kind: "market" };

export type Verdict =
  | {
      readonly kind: "hand";
      readonly isBest: boolean;
      readonly sales: readonly { readonly cards: readonly Card[]; readonly points: number }[];
      readonly total: number;
    }
  /** What is left sells for so much, at best for so much. */
  | { readonly kind: "bid"; readonly isBest: boolean; readonly left: number; readonly best: number }
  /** As much is left, but less would lead. */
  | { readonly kind: "overpaid"; readonly total: number; readonly enough: number }
  | {
      readonly kind: "market";
      readonly isBest: boolean;
      readonly of: Kind;
      readonly before: number;
      readonly after: number;
      readonly best: number;
    };
