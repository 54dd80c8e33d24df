import type { Action, Seat } from "@serai/kernel";
import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { type Caylus, type Place, type Space, verbOf } from "../rules/index.ts";
import { placeOfAction, provostAfter, targetsOf } from "./choice.ts";
import { DESK, type Layout, WALK } from "./layout.ts";
import { isWide } from "./wide.ts";

/** What every part of the board wants to know. */
export interface Scene extends GameProps<Caylus> {
  readonly layout: Layout;
  readonly letters: readonly string[];
  /** Whose board it is; -1 for a watcher. */
  readonly own: Seat;
  /** What a tap does, by place. */
  readonly targets: ReadonlyMap<Place | "bridge", Action>;
  /** The place that is chosen. */
  readonly chosen: Place | "bridge" | undefined;
  /** How far the light goes, by what is chosen. */
  readonly light: Space;
}

const NOTHING_LEGAL: ReadonlySet<Action> = new Set();

export function sceneOf(props: GameProps<Caylus>): Scene {
  const { view, viewer, table, choice } = props;
  // A moment that has passed asks nothing.
  const legal = props.isPast ? NOTHING_LEGAL : props.legal;
  return {
    ...props,
    legal,
    layout: isWide() ? DESK : WALK,
    letters: lettersFor(table.seats.map(({ name }) => name)),
    own: viewer === "spectator" ? -1 : viewer,
    targets: targetsOf(legal, view),
    chosen: choice.action === undefined ? undefined : placeOfAction(choice.action, view),
    light: provostAfter(choice, view),
  };
}

/** The first place that a decision on the board could begin with. */
export const firstTarget = ({ targets }: Scene): Place | "bridge" | undefined =>
  [...targets.keys()].find((place) => place !== "bridge");

/** Whether a worker would be placed there now, and not the provost moved or a residence built. */
export const isPlacing = (action: Action | undefined): boolean =>
  action !== undefined && (verbOf(action) === "place" || verbOf(action) === "move");
