import { lazy } from "@serai/ui/lazy.tsx";
import { useId } from "preact/hooks";
import { ROAD } from "../rules/index.ts";
import { type Layout, smooth } from "./layout.ts";

/** Fields, river and trees: drawn right after the board. */
const Scenery = lazy(async () => (await import("./art/scenery.tsx")).Scenery);

interface GroundProps {
  readonly layout: Layout;
  /** How far the light goes. */
  readonly light: number;
}

/** The valley: the road lit as far as the provost's lantern, and dusk beyond it. */
export function Ground({ layout, light }: GroundProps) {
  const id = useId();
  const { width, height, road, upTo } = layout;
  const whole = smooth(road);
  const lit = smooth(road.slice(0, upTo[light]));
  return (
    <svg class="ground" data-ornament viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <filter id={`${id}-soft`} x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation={10} />
        </filter>
      </defs>
      <rect class="meadow" width={width} height={height} />
      <Scenery layout={layout} />
      <path class="road-glow" d={lit} filter={`url(#${id}-soft)`} />
      <Road d={whole} />
      <path class="unlit" d={layout.dusk(light)} filter={`url(#${id}-soft)`} />
      <Road d={lit} />
      <Chevrons layout={layout} light={light} />
    </svg>
  );
}

const Road = ({ d }: { readonly d: string }) => (
  <g class="road">
    <path class="road-edge" d={d} />
    <path class="road-bed" d={d} />
    <path class="road-rut" d={d} transform="translate(0 -6)" />
    <path class="road-rut is-long" d={d} transform="translate(0 7)" />
  </g>
);

/** Which way the road goes. */
function Chevrons({ layout, light }: GroundProps) {
  const { road, upTo } = layout;
  return (
    <>
      {Array.from({ length: ROAD - 1 }, (_, i) => {
        const space = i + 1;
        const from = road[upTo[space] - 1];
        const to = road[upTo[space]];
        const isBend = upTo[space + 1] - upTo[space] > 1;
        const [x, y] = isBend ? road[upTo[space] + 1] : [(from[0] + to[0]) / 2, from[1]];
        const turn = isBend ? 90 : to[0] > from[0] ? 0 : 180;
        return (
          <path
            key={space}
            class={space < light ? "chevron" : "chevron is-dark"}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M-4-6l6 6-6 6"
          />
        );
      })}
    </>
  );
}
