import type { Seat } from "@serai/kernel";
import type { Building, CubeSet, Place, Space } from "../../rules/index.ts";
import type { Reason } from "../reasons/reason.ts";

export type Question =
  /** What a worker would cost there now. */
  | { readonly kind: "cost"; readonly place: Place; readonly building: Building }
  /** What the cubes would score at the castle, if nobody gave any before. */
  | { readonly kind: "batches"; readonly cubes: CubeSet }
  /** The cheapest way to let all own workers work, if nobody moved the provost afterwards. */
  | { readonly kind: "provost" }
  /** The best place for the next worker, as the bots see it. */
  | { readonly kind: "place" };

export type Verdict =
  | {
      readonly kind: "cost";
      readonly cost: number;
      readonly because: "own" | "guest" | "passed" | "two-players";
      /** How many have passed. */
      readonly passed: number;
      /** Who gets a point for the worker. */
      readonly owner?: Seat;
    }
  | {
      readonly kind: "batches";
      readonly count: number;
      readonly points: number;
      /** What there is not enough of for one more. */
      readonly lacks: "food" | "others";
    }
  | { readonly kind: "reaches"; readonly deniers: number; readonly space: Space }
  | { readonly kind: "misses"; readonly spaces: readonly Space[] }
  | { readonly kind: "wasteful"; readonly deniers: number; readonly enough: number }
  | { readonly kind: "place"; readonly reasons: readonly Reason[] }
  | {
      readonly kind: "other-place";
      readonly place: Place;
      readonly building: Building;
      readonly reasons: readonly Reason[];
    };
