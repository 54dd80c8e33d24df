import type { Seat } from "@serai/kernel";
import type { Lesson, Tried } from "@serai/words/first-game";
import { batchesFor } from "../../rules/affordable.ts";
import {
  type Building,
  builtOf,
  type Caylus,
  costAt,
  lineOf,
  type Place,
  placeOf,
  pointsOf,
  provostOf,
  reachOf,
  roadPlace,
  type Space,
  spaceOf,
  type View,
  verbOf,
} from "../../rules/index.ts";
import { buildingAt } from "../../rules/targets.ts";

/** What somebody does instead of the wanted move. */
export type Instead =
  | { readonly kind: "place"; readonly place: Place; readonly building: Building }
  | { readonly kind: "pass" }
  /** Own workers that the provost would not reach there. */
  | { readonly kind: "provost"; readonly to: Space; readonly missed: readonly Space[] }
  | { readonly kind: "build"; readonly building: Building; readonly points: number }
  | { readonly kind: "build-nothing" }
  | { readonly kind: "give-nothing"; readonly lost: number }
  | { readonly kind: "favour"; readonly line: number };

export function insteadOf({ action, view, events }: Tried<Caylus>): Instead | undefined {
  if (action === undefined) return undefined;
  switch (verbOf(action)) {
    case "place":
      return { kind: "place", place: placeOf(action), building: buildingAt(view, placeOf(action)) };
    case "pass":
      return view.step === "placing" ? { kind: "pass" } : provostAt(view, view.provost);
    case "provost":
      return provostAt(view, view.provost + provostOf(action));
    case "build":
      return {
        kind: "build",
        building: builtOf(action),
        points: pointsOf(builtOf(action), view.options.lawyerVp),
      };
    case "decline":
      return { kind: "build-nothing" };
    case "stop": {
      const lost = events.find((event) => event.kind === "noBatch");
      return { kind: "give-nothing", lost: lost?.points ?? 0 };
    }
    case "favour":
      return { kind: "favour", line: lineOf(action) };
    default:
      return undefined;
  }
}

const provostAt = (view: View, to: Space): Instead => ({
  kind: "provost",
  to,
  missed: reachOf(view, to).missed.filter((space) => view.worker[roadPlace(space)] === view.viewer),
});

const ownSeat = ({ viewer }: View): Seat => (viewer === "spectator" ? 0 : viewer);

/** What the wanted worker costs. */
export const costOf = ({ view, wanted }: Lesson<Caylus>): number => costAt(view, ownSeat(view), placeOf(wanted));

/** Where the wanted move brings the provost, and for how much. */
export const provostBy = ({ view, wanted }: Lesson<Caylus>): { readonly to: Space; readonly deniers: number } => ({
  to: view.provost + provostOf(wanted),
  deniers: provostOf(wanted),
});

export const wantedPoints = ({ view, wanted }: Lesson<Caylus>): number =>
  pointsOf(builtOf(wanted), view.options.lawyerVp);

/** Who passed first. */
export const firstToPass = ({ bridge }: View): Seat => bridge[0];

/** Whose worker is at the guild, which has just moved the provost: the last to pass. */
export const lastToPass = ({ bridge }: View): Seat => bridge[bridge.length - 1];

/** The seat whose worker stands on a building of the viewer. */
export const visitorOf = (view: View): Seat =>
  Math.max(...view.owners.map((owner, space) => (owner === view.viewer ? view.worker[roadPlace(space)] : -1)));

/** Who owns the building that the wanted worker goes to. */
export const hostOf = ({ view, wanted }: Lesson<Caylus>): Seat => view.owners[spaceOf(placeOf(wanted))];

/** Goods for a batch are there, and no own worker is at the castle yet. */
export const couldDeliver = (view: View): boolean =>
  !view.castle.includes(ownSeat(view)) && batchesFor(view, ownSeat(view)).count > 0;
