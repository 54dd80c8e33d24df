import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { BUILDINGS, EMPTY, INN, IS_USABLE, ROAD, roadPlace, SECTIONS, workersAt } from "../rules/index.ts";
import { Marker } from "./art/pieces.tsx";
import { boxOf, smooth, spaceBox } from "./layout.ts";
import type { Scene } from "./scene.ts";
import { words } from "./words.ts";

interface MiniMapProps {
  readonly scene: Scene;
  readonly walk: RefObject<HTMLElement | null>;
}

/** The whole road in little, true to shape: where one may go, who stands where, how far the light goes, what is in sight. */
export function MiniMap({ scene, walk }: MiniMapProps) {
  const { layout, light, view } = scene;
  const { width, height, road, upTo } = layout;
  const seen = useSignal({ top: 0, height: 0 });
  useEffect(() => {
    const scroller = walk.current;
    if (!scroller) return undefined;
    const measure = (): void => {
      const unit = scroller.clientWidth / width;
      seen.value = { top: scroller.scrollTop / unit, height: scroller.clientHeight / unit };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    scroller.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", measure);
    };
  }, [walk, width, seen]);

  const jump = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    const scroller = walk.current;
    if (!scroller || (event.type === "pointermove" && event.buttons === 0)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const scale = Math.min(box.width / width, box.height / height);
    const top = (box.height - height * scale) / 2;
    const at = (event.clientY - box.top - top) / scale;
    const unit = scroller.clientWidth / width;
    scroller.scrollTo({ top: at * unit - scroller.clientHeight / 2 });
  };

  return (
    // What it shows is on the board too, and there it can be reached by keyboard.
    <div
      class="mini-map"
      data-piece="map"
      data-live
      title={words.text.map}
      aria-hidden="true"
      onPointerDown={jump}
      onPointerMove={jump}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <path class="mini-road" d={smooth(road)} />
        <path class="mini-road is-lit" d={smooth(road.slice(0, upTo[light]))} />
        <path class="mini-dusk" d={layout.dusk(light)} />
        <path class="mini-castle" d="M60 150V60h30V30h36v30h24V10h24v50h24V30h36v30h30v90z" />
        {Array.from({ length: INN + 1 }, (_, place) => (
          <Spot key={place} scene={scene} place={place} look="special" />
        ))}
        <Spot scene={scene} place="bridge" look="special" />
        {Array.from({ length: ROAD }, (_, i) => {
          const building = view.tiles[i + 1];
          const look = building === EMPTY ? "plot" : BUILDINGS[building].group;
          return (
            <g key={i}>
              <Spot
                scene={scene}
                place={roadPlace(i + 1)}
                look={look}
                isUsed={building !== EMPTY && IS_USABLE[building]}
              />
            </g>
          );
        })}
        {SECTIONS.map(({ trigger, name }) => {
          const { x, y } = spaceBox(layout, trigger);
          return <path key={name} class="mini-flag" d={`M${x + 80} ${y + 60}v-60h46l-12 16 12 16h-46`} />;
        })}
        <circle class="mini-provost" cx={spaceBox(layout, light).x + 49} cy={spaceBox(layout, light).y + 92} r={24} />
        <rect class="mini-frame" x={6} y={seen.value.top} width={width - 12} height={seen.value.height} rx={24} />
      </svg>
    </div>
  );
}

interface SpotProps {
  readonly scene: Scene;
  readonly place: number | "bridge";
  readonly look: string;
  readonly isUsed?: boolean;
}

function Spot({ scene, place, look, isUsed = true }: SpotProps) {
  const { layout, targets, chosen, view, letters } = scene;
  const box = place === "bridge" ? layout.bridge : boxOf(layout, place);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (chosen === place) return <rect class="mini-chosen" x={x - 42} y={y - 42} width={84} height={84} rx={18} />;
  if (targets.has(place)) return <circle class="mini-open" cx={x} cy={y} r={36} />;
  const [seat] = place === "bridge" ? [] : workersAt(view, place);
  if (seat !== undefined) return <Marker seat={seat} letter={letters[seat]} x={x} y={y} size={36} />;
  if (look === "plot") return <circle class="mini-plot" cx={x} cy={y} r={16} />;
  return (
    <rect class={`mini-house is-${look}`} x={x - 27} y={y - 27} width={54} height={54} opacity={isUsed ? 1 : 0.8} />
  );
}
