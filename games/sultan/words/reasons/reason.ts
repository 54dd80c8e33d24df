import type { Seat } from "@serai/kernel";
import type { Colour } from "../../rules/index.ts";

/** What can be said for laying a card or putting a gem back. Points are exact, by S-3.1. */
export type Reason =
  /** The gem would be the count-th of its colour and bring so many points, so many of them as bonus. */
  | {
      readonly kind: "gem";
      readonly colour: Colour;
      readonly count: number;
      readonly points: number;
      readonly bonus: number;
    }
  /** With it, one more of the colour would bring that. */
  | { readonly kind: "next"; readonly colour: Colour; readonly points: number }
  /** A rival would gain more by it. */
  | { readonly kind: "denies"; readonly colour: Colour; readonly seat: Seat; readonly points: number }
  /** Nothing that rivals can still have beats the card there. */
  | { readonly kind: "sure"; readonly card: number }
  /** How often in ten times it wins, and how many rivals' cards lie there already. */
  | { readonly kind: "odds"; readonly card: number; readonly tenths: number; readonly against: number }
  /** A higher card of the hand would hardly win more often. */
  | { readonly kind: "enough"; readonly card: number; readonly higher: number }
  /** The lowest card: it wins little here, and is missed least. */
  | { readonly kind: "lowest"; readonly card: number }
  /** What goes back would bring the seat least of what was drawn. */
  | { readonly kind: "least"; readonly colour: Colour; readonly points: number }
  /** What goes back would bring a rival much. */
  | { readonly kind: "kept-from"; readonly colour: Colour; readonly seat: Seat; readonly points: number };
