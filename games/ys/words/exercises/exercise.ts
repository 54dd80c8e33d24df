import type { Seat } from "@serai/kernel";
import type { parts, places, TieRule } from "../../rules/index.ts";
import type { Reason } from "../reasons/reason.ts";

export type Question =
  /** The lowest broker that wins the area, if nothing else came: all brokers lie face up. */
  | { readonly kind: "majority"; readonly place: places.Place }
  /** The gem that brings most points, if the game ended with it. */
  | { readonly kind: "gem" }
  /** The best place for the broker, as the bots see it. */
  | { readonly kind: "place"; readonly value: number };

/** A contest in an area: the own total with the broker, and the strongest rival's. */
interface Contest {
  readonly value: number;
  readonly own: number;
  readonly seat: Seat;
  readonly theirs: number;
}

export type Verdict =
  | (Contest & { readonly kind: "wins" | "loses" })
  /** Equal totals, and what decides between them. */
  | (Contest & { readonly kind: "tie-won" | "tie-lost"; readonly by: TieRule })
  | { readonly kind: "wasteful"; readonly value: number; readonly best: number }
  | {
      readonly kind: "gem";
      readonly isBest: boolean;
      readonly gem: parts.Gem;
      /** The rank of its price, from 1. */
      readonly rank: number;
      /** What the colour scores the seat without it and with it. */
      readonly before: number;
      readonly after: number;
    }
  | { readonly kind: "place"; readonly isBest: true; readonly reasons: readonly Reason[] }
  | {
      readonly kind: "place";
      readonly isBest: false;
      readonly points: number;
      readonly best: { readonly place: places.Place; readonly points: number };
    };
