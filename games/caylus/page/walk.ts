import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CASTLE, GATE, INN, JOUST, type Place, ROAD, roadPlace, type View } from "../rules/index.ts";
import { boxOf } from "./layout.ts";
import type { Scene } from "./scene.ts";

/** Where the game is at: what a phone should show. */
export function placeInPlay(view: View): Place {
  switch (view.step) {
    case "gate":
      return GATE;
    case "guild":
    case "provost":
      return roadPlace(view.provost);
    case "joust":
      return JOUST;
    case "inn":
      return INN;
    case "castle":
      return CASTLE;
    default:
      // Once the road is walked to its end, `at` is the space after the last.
      if (view.phase === 5 && view.at > 0 && view.at <= ROAD) return roadPlace(view.at);
      return view.phase >= 6 ? CASTLE : roadPlace(view.provost);
  }
}

/** The part of the road that play has come to is in sight; within a phase nobody is led away from where they look. */
export function useFollowing(scene: Scene, walk: RefObject<HTMLElement | null>): void {
  const { view, layout, legal } = scene;
  const place = placeInPlay(view);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const scroller = walk.current;
    if (!scroller || layout.name === "desk") return;
    const unit = scroller.clientWidth / layout.width;
    const { y, height } = boxOf(layout, place);
    const [top, bottom] = [y * unit, (y + height) * unit];
    const isSeen = top >= scroller.scrollTop && bottom <= scroller.scrollTop + scroller.clientHeight;
    // Where something may be decided, nothing moves under the finger: the road is there at once.
    const behavior = isFirst.current || legal.size > 0 ? "instant" : "smooth";
    if (!isSeen || isFirst.current)
      scroller.scrollTo({ top: (top + bottom) / 2 - scroller.clientHeight * 0.62, behavior });
    isFirst.current = false;
  }, [view.phase, place, layout]);
}
