import { over } from "@serai/ui/parts/drag.ts";
import { focusConfirmAfterKey } from "@serai/ui/parts/focus.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import type { ComponentChildren } from "preact";
import { bridgeCost, costAt, isRoad, type Place, placeName, spaceOf } from "../rules/index.ts";
import { OWN_COST, placementCost } from "../rules/phases/placing.ts";
import { whyNotThere } from "../rules/targets.ts";
import { toggle } from "./choice.ts";
import type { Box } from "./layout.ts";
import { looked } from "./look.ts";
import { firstTarget, type Scene } from "./scene.ts";
import { sentencesOf, titleOf } from "./spoken.ts";

interface PlaceButtonProps {
  readonly scene: Scene;
  readonly place: Place | "bridge";
  readonly box: Box;
  readonly children: ComponentChildren;
  /** HTML on top of the drawing: pieces that travel. */
  readonly pieces?: ComponentChildren;
}

/** Of the piece it is, as help and first games point at it. */
const pieceName = (place: Place | "bridge"): string => {
  if (place === "bridge") return "bridge";
  return isRoad(place) ? `space:${spaceOf(place)}` : `place:${placeName(place)}`;
};

/** Something on the board that can be tapped: to do what is asked there, and to be told what it is. */
export function PlaceButton({ scene, place, box, children, pieces }: PlaceButtonProps) {
  const { targets, chosen, light, choice, legal, changed } = scene;
  const action = targets.get(place);
  const isOpen = action !== undefined;
  const isChosen = chosen === place;
  const isAsleep = place !== "bridge" && isRoad(place) && spaceOf(place) > light;
  const isActive = place !== "bridge" && isAtWork(scene, place);
  const classes = [
    "spot",
    isOpen && "is-open",
    isChosen && "is-chosen",
    isAsleep && "is-asleep",
    isActive && "is-active",
    isOpen && over.value === String(place) && "is-over",
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      style={{ "--x": box.x, "--y": box.y, "--w": box.width, "--h": box.height }}
      data-piece={pieceName(place)}
      data-place={place === "bridge" ? place : `spot-${place}`}
      data-spot={place}
      data-drop={place}
      data-live={isOpen ? undefined : ""}
      data-first={firstTarget(scene) === place ? "" : undefined}
      aria-pressed={isOpen ? isChosen : undefined}
      aria-disabled={legal.size > 0 && !isOpen ? true : undefined}
      onClick={(event) => {
        looked.value = place;
        if (action === undefined) sayWhyNot(scene, place);
        else {
          scene.choose(toggle(choice, action));
          if (!isChosen) focusConfirmAfterKey(event);
        }
      }}
    >
      <span class="unseen">{`${titleOf(scene, place)}: ${sentencesOf(scene, place).join(" ")}`}</span>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
        {children}
      </svg>
      {pieces}
      {place !== "bridge" && <Mark changed={changed} part={`spot-${place}`} />}
    </button>
  );
}

/** Phase 5: the building whose worker is at work. */
const isAtWork = ({ view }: Scene, place: Place): boolean =>
  view.phase === 5 && view.active && isRoad(place) && view.at === spaceOf(place);

/** Tapped where nothing can be done: the reason, as the rules would give it. */
export function sayWhyNot(
  { view, own, legal, whyNot }: Pick<Scene, "view" | "own" | "legal" | "whyNot">,
  place: Place | "bridge",
): void {
  if (legal.size === 0) return;
  const { step } = view;
  if (place !== "bridge" && step === "placing") {
    const { code, params } = whyNotThere(view, own, place, placementCost(view, own), OWN_COST);
    whyNot(code, params);
  } else if (place !== "bridge" && step === "gate") {
    const { code, params } = whyNotThere(view, own, place, 0, 0);
    whyNot(code, params);
  } else if (place !== "bridge" && step === "lawyer" && isRoad(place))
    whyNot("lawyer-not-there", { space: spaceOf(place) });
  else whyNot("other-question", { step });
}

/** What a worker costs the viewer there, or anybody who watches. */
export const priceAt = ({ view, own }: Scene, place: Place): number =>
  own < 0 ? bridgeCost(view) : costAt(view, own, place);
