import { lazy } from "@serai/ui/lazy.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { walkWithArrows } from "@serai/ui/parts/focus.ts";
import { useEffect, useRef } from "preact/hooks";
import { type Caylus, INN, ROAD } from "../rules/index.ts";
import { Caption } from "./caption.tsx";
import { carry } from "./carry.ts";
import { Ground } from "./ground.tsx";
import { RoadHouse, TownHouse } from "./houses.tsx";
import { spaceBox } from "./layout.ts";
import { looked, sheet } from "./look.ts";
import { Pass } from "./pass.tsx";
import { Phases } from "./phases.tsx";
import { Official } from "./piece.tsx";
import { useRoom } from "./room.ts";
import { type Scene, sceneOf } from "./scene.ts";
import { Tools } from "./tools.tsx";
import { useFollowing } from "./walk.ts";
import { words } from "./words.ts";

/** A phone begins on the road, and on a desk they come right after it. */
const BridgeButton = lazy(async () => (await import("./bridge.tsx")).BridgeButton);
const Castle = lazy(async () => (await import("./castle.tsx")).CastleButton);
const FavourTable = lazy(async () => (await import("./favours.tsx")).FavourTable);
const MiniMap = lazy(async () => (await import("./mini-map.tsx")).MiniMap, {
  waiting: () => <div class="mini-map" />,
  failed: () => undefined,
});
const Sheets = lazy(async () => (await import("./sheets.tsx")).Sheets);

/** The valley of the castle: seen whole on a desk, walked along on a phone beside a map of it. */
export function Board(props: GameProps<Caylus>) {
  const scene = sceneOf(props);
  const { view, layout, own, isPast } = scene;
  const root = useRef<HTMLDivElement>(null);
  const walk = useRef<HTMLDivElement>(null);
  useRoom(root);
  useFollowing(scene, walk);
  // What was tapped for a move needs no more words once it is made.
  useEffect(() => {
    if (view.last.seat === own) looked.value = undefined;
  }, [view.last.seat, view.last.action, own]);
  const isDesk = layout.name === "desk";
  return (
    <div class={`valley is-${layout.name}`} ref={root}>
      <Phases view={view} />
      <div class="valley-frame">
        <div class="walk" ref={walk}>
          <fieldset
            class="land"
            style={{ "--wide": layout.width, "--high": layout.height }}
            aria-label={words.text.road}
            onKeyDown={walkWithArrows}
          >
            <Ground layout={layout} light={scene.light} />
            <Castle scene={scene} />
            {Array.from({ length: INN + 1 }, (_, place) => (
              <TownHouse key={place} scene={scene} place={place} />
            ))}
            <BridgeButton scene={scene} />
            {Array.from({ length: ROAD }, (_, i) => (
              <RoadHouse key={i} scene={scene} space={i + 1} />
            ))}
            <Officials scene={scene} />
            {isDesk && !view.options.beginner && (
              <div class="tapestry-place">
                <FavourTable {...scene} />
              </div>
            )}
          </fieldset>
        </div>
        {!isDesk && <MiniMap scene={scene} walk={walk} />}
      </div>
      <div class="valley-foot">
        <Caption scene={scene} />
        {isDesk && own >= 0 && !isPast && view.step === "placing" && <Pass {...scene} />}
        {(isDesk || isPast || own < 0) && <Tools view={view} isDesk={isDesk} />}
      </div>
      {sheet.value !== undefined && <Sheets {...scene} />}
    </div>
  );
}

/** The provost, who carries the lantern, and the bailiff. */
function Officials({ scene }: { readonly scene: Scene }) {
  const { view, layout, light, targets } = scene;
  const isMoved = targets.size > 0 && (view.step === "provost" || view.step === "guild");
  const isDesk = layout.name === "desk";
  const standing = (space: number) => {
    const { x, y, width, height } = spaceBox(layout, space);
    return isDesk ? { x: x + 34, y: y + height - 2 } : { x: x + width - 15, y: y + height - 40 };
  };
  const bailiff = standing(view.bailiff);
  const provost = standing(light);
  const isTogether = view.bailiff === light;
  return (
    <>
      <Official name="bailiff" x={bailiff.x - (isTogether ? 3 : 0)} y={bailiff.y - 6} size={isDesk ? 0.95 : 0.72} />
      <Official
        name="provost"
        x={provost.x + (isTogether ? 4 : 0)}
        y={provost.y}
        size={isDesk ? 1.05 : 0.95}
        {...(isMoved && { onCarry: (event) => carry(event, scene) })}
      />
    </>
  );
}
