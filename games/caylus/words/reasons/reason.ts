import type { Seat } from "@serai/kernel";
import type { Building, CubeSet, Space } from "../../rules/index.ts";

/** What can be said for a move. Nothing is secret in this game, so all of it is exact but for what others will do. */
export type Reason =
  /** What a place brings: one of these sets of cubes. */
  | { readonly kind: "yield"; readonly choices: readonly CubeSet[] }
  /** What could be built there with the cubes at hand. */
  | { readonly kind: "can-build"; readonly building: Building; readonly points: number }
  | { readonly kind: "can-residence" }
  | { readonly kind: "sells"; readonly deniers: number }
  | { readonly kind: "buys" }
  | { readonly kind: "can-score"; readonly points: number }
  | { readonly kind: "makes-gold" }
  /** The building works if nobody moves the provost back. */
  | { readonly kind: "reached"; readonly provost: Space }
  | { readonly kind: "own-price"; readonly cost: number }
  /** Batches that the cubes at hand make, and their points if nobody gives any before. */
  | { readonly kind: "batches"; readonly count: number; readonly points: number }
  | { readonly kind: "first-in-castle" }
  | { readonly kind: "no-house"; readonly section: number; readonly penalty: number }
  | { readonly kind: "guild" }
  | { readonly kind: "joust" }
  | { readonly kind: "stables"; readonly rank: number }
  | { readonly kind: "inn" }
  | { readonly kind: "gate" }
  | { readonly kind: "first-pass" }
  | { readonly kind: "dear"; readonly cost: number }
  /** Own workers that the provost comes to reach. */
  | { readonly kind: "saves"; readonly spaces: readonly Space[] }
  /** Rivals' workers that he no longer reaches. */
  | { readonly kind: "cuts"; readonly seats: readonly Seat[]; readonly spaces: readonly Space[] }
  | { readonly kind: "bailiff"; readonly steps: number }
  | { readonly kind: "all-reached" }
  | { readonly kind: "scores"; readonly points: number; readonly favours: number }
  | { readonly kind: "income"; readonly deniers: number }
  | { readonly kind: "deniers"; readonly count: number }
  | { readonly kind: "house"; readonly section: number; readonly points: number }
  | { readonly kind: "most-batches" }
  /** One more house is one more favour when the section is scored. */
  | { readonly kind: "favour-later"; readonly section: number }
  | { readonly kind: "completes-batch" }
  | { readonly kind: "guest-stays" }
  | { readonly kind: "guest-home" };
