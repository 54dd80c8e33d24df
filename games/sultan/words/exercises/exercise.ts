import type { Seat } from "@serai/kernel";
import type { Colour } from "../../rules/index.ts";

/** What is asked. `gems` are the seat's own, by colour. */
export type Question =
  /** The lowest card that wins the gem: all rivals have laid, and their cards can be read. */
  | { readonly kind: "take"; readonly colour: Colour; readonly cushion: number }
  /** The gem that brings most. */
  | {
      readonly kind: "gem";
      readonly gems: readonly number[];
      readonly shown: readonly Colour[];
      readonly players: number;
    }
  /** What the gems bring at the end. */
  | { readonly kind: "score"; readonly gems: readonly number[]; readonly players: number };

/** What is said of an answer. */
export type Verdict =
  | { readonly kind: "wins"; readonly card: number; readonly beaten: number; readonly seat: Seat }
  | { readonly kind: "ties"; readonly card: number; readonly seat: Seat }
  | { readonly kind: "loses"; readonly card: number; readonly to: number; readonly seat: Seat }
  | { readonly kind: "wasteful"; readonly card: number; readonly best: number }
  | {
      readonly kind: "gem";
      readonly isBest: boolean;
      readonly colour: Colour;
      readonly count: number;
      readonly points: number;
      readonly bonus: number;
    }
  | {
      readonly kind: "score";
      readonly isBest: boolean;
      readonly worth: number;
      readonly bonuses: readonly { readonly colour: Colour; readonly count: number; readonly bonus: number }[];
      readonly total: number;
    };
