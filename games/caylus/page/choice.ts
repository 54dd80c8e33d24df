import type { Action } from "@serai/kernel";
import type { Choice } from "@serai/ui/page.ts";
import {
  CUBE_SETS,
  give,
  KINDS,
  moveOf,
  PASS,
  type Place,
  placeOf,
  provostOf,
  residenceOf,
  roadPlace,
  take,
  type View,
  verbOf,
} from "../rules/index.ts";

/** Two or four cubes are picked one by one: counts under the names of their kinds. All else is one `action`. */
export function actionOf(choice: Choice, { step }: View): Action | undefined {
  if (choice.action !== undefined) return choice.action;
  const counts = KINDS.map((kind) => choice[kind] ?? 0);
  const set = CUBE_SETS.findIndex((one) => one.every((count, kind) => count === counts[kind]));
  if (set < 0) return undefined;
  return step === "paying" ? give(set) : take(set);
}

export const choiceOf = (action: Action): Choice => ({ action });

/** Picks one thing up in place of all else, or puts it back. */
export const toggle = (choice: Choice, action: Action): Choice => (choice.action === action ? {} : { action });

/** Where on the board an action is tapped. */
export function placeOfAction(action: Action, view: View): Place | "bridge" | undefined {
  switch (verbOf(action)) {
    case "place":
      return placeOf(action);
    case "move":
      return moveOf(action);
    case "provost":
      return roadPlace(view.provost + provostOf(action));
    case "residence":
      return roadPlace(residenceOf(action));
    case "pass":
      return action === PASS && view.step === "placing" ? "bridge" : undefined;
    default:
      return undefined;
  }
}

/** What a tap on a place does now. */
export function targetsOf(legal: ReadonlySet<Action>, view: View): ReadonlyMap<Place | "bridge", Action> {
  const targets = new Map<Place | "bridge", Action>();
  for (const action of legal) {
    const place = placeOfAction(action, view);
    if (place !== undefined) targets.set(place, action);
  }
  return targets;
}

/** Where the provost stands, or would stand by the choice. */
export const provostAfter = ({ action }: Choice, { provost }: View): number =>
  action !== undefined && verbOf(action) === "provost" ? provost + provostOf(action) : provost;
