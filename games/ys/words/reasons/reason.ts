import type { Seat } from "@serai/kernel";
import type { parts, places } from "../../rules/index.ts";

/** What can be said for a move. Rivals' totals are what lies in sight; hidden brokers are only counted. */
export type Reason =
  /** What the majority wins in the area. */
  | { readonly kind: "port"; readonly points: number }
  | { readonly kind: "shops"; readonly points: number }
  | { readonly kind: "palace"; readonly card: parts.Card }
  /** How it would stand there: the own total, and the strongest rival's. */
  | { readonly kind: "alone"; readonly own: number }
  | {
      readonly kind: "leads";
      readonly own: number;
      readonly seat: Seat;
      readonly theirs: number;
      readonly hidden: number;
    }
  /** Equal totals: who wins them (Y-4.5). */
  | { readonly kind: "tied"; readonly own: number; readonly seat: Seat; readonly isWon: boolean }
  /** First in the whole quarter so far; what its ship carries that is worth most. */
  | { readonly kind: "ship"; readonly quarter: number; readonly gem: parts.Gem; readonly points: number }
  /** On the market: a point at once, the gem of the row, the price of the column. */
  | { readonly kind: "square" }
  | { readonly kind: "row"; readonly gem: parts.Gem; readonly points: number }
  | { readonly kind: "column"; readonly colour: parts.Colour; readonly own: number; readonly most: number }
  /** What a gem may bring at the end, the rank of its price, and how many the seat and the strongest rival have. */
  | {
      readonly kind: "gem";
      readonly gem: parts.Gem;
      readonly points: number;
      readonly rank: number;
      readonly own: number;
      readonly most: number;
    }
  | { readonly kind: "black"; readonly points: number }
  /** A price moves by what the seat and the strongest rival have of the colour. */
  | {
      readonly kind: "price";
      readonly colour: parts.Colour;
      readonly isUp: boolean;
      readonly own: number;
      readonly most: number;
    }
  | { readonly kind: "bid-high"; readonly sum: number }
  | { readonly kind: "bid-low"; readonly sum: number }
  | { readonly kind: "placing-last" }
  | { readonly kind: "placing-first" }
  /** A character: what it does, and what it may bring where that can be reckoned. */
  | { readonly kind: "character"; readonly name: parts.CharacterName }
  | { readonly kind: "brings"; readonly points: number }
  | { readonly kind: "kept-card" }
  | { readonly kind: "lowest" }
  | { readonly kind: "look" }
  | { readonly kind: "in-the-way"; readonly place: places.Place };
