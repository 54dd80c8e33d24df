import type { Seat } from "@serai/kernel";
import type { Building } from "./buildings.ts";
import type { CubeSet } from "./cubes.ts";
import type { Place, Space } from "./places.ts";

/** Nothing is secret (C-1): every event is told to everybody, and may be taken back as long as nobody else has decided. */
export type Event =
  /** C-2: the first turn order and the neutral tiles of spaces 1 to 6. */
  | { readonly kind: "began"; readonly order: readonly Seat[]; readonly tiles: readonly Building[] }
  /** From 1; the order as it stands then. */
  | { readonly kind: "turn"; readonly turn: number; readonly order: readonly Seat[] }
  /** By seat. */
  | { readonly kind: "income"; readonly deniers: readonly number[] }
  /** Here and below `building` is what stands there; EMPTY off the road. */
  | {
      readonly kind: "placed";
      readonly seat: Seat;
      readonly place: Place;
      readonly building: Building;
      readonly cost: number;
    }
  /** `number` on the bridge, from 1; `forced`: it could not place. The first takes `deniers`. */
  | {
      readonly kind: "passed";
      readonly seat: Seat;
      readonly number: number;
      readonly deniers: number;
      readonly forced: boolean;
    }
  /** A worker of `by` on the seat's building brings it a point. */
  | {
      readonly kind: "owner";
      readonly seat: Seat;
      readonly by: Seat;
      readonly space: Space;
      readonly building: Building;
    }
  /** The gate's worker goes elsewhere. */
  | { readonly kind: "moved"; readonly seat: Seat; readonly place: Place; readonly building: Building }
  /** The gate's worker, or the inn's guest. */
  | { readonly kind: "home"; readonly seat: Seat; readonly place: Place }
  | { readonly kind: "tradingPost"; readonly seat: Seat; readonly deniers: number }
  | { readonly kind: "joust"; readonly seat: Seat }
  | { readonly kind: "stables"; readonly order: readonly Seat[] }
  /** A new guest on the inn's right circle; `left` is the one who had to go. */
  | { readonly kind: "guest"; readonly seat: Seat; readonly left?: Seat }
  | { readonly kind: "stayed"; readonly seat: Seat }
  /** By the merchants' guild or in phase 4. */
  | {
      readonly kind: "provost";
      readonly seat: Seat;
      readonly from: Space;
      readonly to: Space;
      readonly deniers: number;
      readonly by: "guild" | "phase";
    }
  | { readonly kind: "provostPassed"; readonly seat: Seat; readonly forced: boolean }
  /** The use of a place. */
  | { readonly kind: "declined"; readonly seat: Seat; readonly place: Place; readonly building: Building }
  /** The effect of a favour line. */
  | { readonly kind: "effectDeclined"; readonly seat: Seat; readonly line: number }
  /** An effect that could not be used. */
  | { readonly kind: "useless"; readonly seat: Seat; readonly space: Space; readonly building: Building }
  | {
      readonly kind: "produced";
      readonly seat: Seat;
      readonly space: Space;
      readonly building: Building;
      readonly cubes: CubeSet;
    }
  /** C-4 phase 5: the owner's cube. */
  | {
      readonly kind: "bonus";
      readonly seat: Seat;
      readonly space: Space;
      readonly building: Building;
      readonly cubes: CubeSet;
    }
  /** The offer is chosen, its cubes are still to be named. */
  | { readonly kind: "offer"; readonly seat: Seat; readonly building: Building; readonly offer: number }
  | {
      readonly kind: "traded";
      readonly seat: Seat;
      readonly space: Space;
      readonly building: Building;
      readonly offer: number;
      /** Given and got together, by kind; losses are below 0. */
      readonly cubes: CubeSet;
      readonly deniers: number;
      readonly points: number;
    }
  /** The tile is chosen, its "any" cube is still to be named. */
  | { readonly kind: "plan"; readonly seat: Seat; readonly building: Building }
  | {
      readonly kind: "built";
      readonly seat: Seat;
      readonly building: Building;
      readonly space: Space;
      readonly paid: CubeSet;
      readonly points: number;
      readonly favours: number;
    }
  /** The lawyer is paid; `waits`: a worker stands there. */
  | {
      readonly kind: "lawyer";
      readonly seat: Seat;
      readonly space: Space;
      readonly building: Building;
      readonly deniers: number;
      readonly points: number;
      readonly waits: boolean;
    }
  /** A waiting change has happened. */
  | { readonly kind: "changed"; readonly seat: Seat; readonly space: Space; readonly building: Building }
  /** Workers beyond the provost go home with no effect. */
  | { readonly kind: "unreached"; readonly seats: readonly Seat[]; readonly spaces: readonly Space[] }
  | {
      readonly kind: "batch";
      readonly seat: Seat;
      readonly cubes: CubeSet;
      readonly section: number;
      readonly points: number;
    }
  /** A castle worker gave nothing; what was really lost. */
  | { readonly kind: "noBatch"; readonly seat: Seat; readonly points: number }
  /** The most batches of the turn. */
  | { readonly kind: "mostBatches"; readonly seat: Seat; readonly batches: number }
  | { readonly kind: "favour"; readonly seat: Seat; readonly line: number; readonly level: number }
  /** C-8: no line is left in this phase. */
  | { readonly kind: "favoursLost"; readonly seat: Seat; readonly count: number }
  /** What a favour brought; losses are below 0. */
  | {
      readonly kind: "effect";
      readonly seat: Seat;
      readonly line: number;
      readonly level: number;
      readonly cubes: CubeSet;
      readonly deniers: number;
      readonly points: number;
    }
  /** C-11.3. */
  | { readonly kind: "beginnerFavour"; readonly seat: Seat; readonly count: number; readonly points: number }
  /** The provost goes to the bailiff. */
  | { readonly kind: "bailiff"; readonly from: Space; readonly to: Space; readonly provost: Space }
  /** By seat. */
  | {
      readonly kind: "section";
      readonly section: number;
      readonly houses: readonly number[];
      readonly reason: "bailiff" | "full";
    }
  /** What a seat got from a section; `points` were really lost. */
  | {
      readonly kind: "scored";
      readonly seat: Seat;
      readonly section: number;
      readonly favours: number;
      readonly points: number;
    }
  /** C-9: points by seat. */
  | {
      readonly kind: "counted";
      readonly gold: readonly number[];
      readonly cubes: readonly number[];
      readonly deniers: readonly number[];
    };
