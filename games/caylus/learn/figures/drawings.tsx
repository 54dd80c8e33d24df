import type { ComponentChildren } from "preact";
import { House, Milestone, Plot, SECTION_ICONS } from "../../page/art/house.tsx";
import { Cylinder, Disc, Figure, Marker } from "../../page/art/pieces.tsx";
import { SignRow } from "../../page/art/sign.tsx";
import { favourSigns, LINE_SIGNS, type Signs, usesOf } from "../../page/signs.ts";
import { buildingName, shortNameOf } from "../../page/spoken.ts";
import {
  BUILDINGS,
  bridgeCost,
  CASTLE,
  costAt,
  EMPTY,
  IS_USABLE,
  LEVELS,
  LINE_COUNT,
  LINES,
  OPEN_COLUMNS,
  roadPlace,
  SECTIONS,
  type Space,
  type View,
  workersAt,
} from "../../rules/index.ts";

interface SvgProps {
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

export const Drawing = ({ width, height, children }: SvgProps) => (
  <svg class="fig-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** Signs in a drawing of their own, under another of the same width or alone in a narrow one. */
export const SignDrawing = ({ signs, width = 320 }: { readonly signs: Signs; readonly width?: number }) => (
  <Drawing width={width} height={34}>
    <rect class="fig-cell" x={1} y={1} width={width - 2} height={32} rx={6} />
    <SignRow signs={signs} x={width / 2} y={17} size={26} most={width - 4} />
  </Drawing>
);

const WIDTH = 104;
const HEIGHT = 112;

interface RoadProps {
  readonly view: View;
  readonly letters: readonly string[];
  readonly spaces: readonly Space[];
  /** What a worker costs the seat that is asked. */
  readonly hasPrices?: boolean;
  readonly hasOfficials?: boolean;
}

/** Spaces of the road, with what stands on them; beyond the provost nothing works. */
export function Road({ view, letters, spaces, hasPrices = false, hasOfficials = false }: RoadProps) {
  return (
    <Drawing width={WIDTH * spaces.length} height={HEIGHT + 14}>
      {spaces.map((space, i) => {
        const isAsleep = hasOfficials && space > view.provost;
        const [worker = -1] = workersAt(view, roadPlace(space));
        return (
          <g key={space} transform={`translate(${i * WIDTH} 6)`}>
            <g class={isAsleep ? "fig-asleep" : undefined}>
              <OneSpace view={view} letters={letters} space={space} />
            </g>
            {worker >= 0 && <Figure seat={worker} letter={letters[worker]} x={WIDTH / 2} y={HEIGHT - 8} />}
            {hasPrices && worker < 0 && (
              <g class="price" transform={`translate(${WIDTH - 20} ${HEIGHT - 16})`}>
                <circle r={13} />
                <SignRow signs={[`coin${costAt(view, view.asked, roadPlace(space))}`]} x={0} y={0} size={20} />
              </g>
            )}
            {hasOfficials && view.bailiff === space && <Cylinder x={WIDTH - 34} y={HEIGHT - 6} size={0.8} />}
            {hasOfficials && view.provost === space && <Disc x={WIDTH - 15} y={HEIGHT - 8} size={0.9} />}
          </g>
        );
      })}
    </Drawing>
  );
}

function OneSpace({ view, letters, space }: Pick<RoadProps, "view" | "letters"> & { readonly space: Space }) {
  const building = view.tiles[space];
  if (building === EMPTY)
    return <Plot space={space} width={WIDTH - 6} height={HEIGHT - 6} isNext={space === view.site} />;
  const owner = view.owners[space];
  return (
    <House
      look={BUILDINGS[building].group}
      name={buildingName(building)}
      shortName={shortNameOf(building)}
      width={WIDTH - 6}
      height={HEIGHT - 6}
      uses={usesOf(building, view.options.lawyerVp, owner)}
      letters={letters}
      isOwned={owner >= 0}
    >
      {IS_USABLE[building] && (
        <g class="doorstep" transform={`translate(${WIDTH / 2 - 3} ${HEIGHT - 16})`}>
          <ellipse rx={13} ry={6.5} />
        </g>
      )}
      <Milestone space={space} x={14} y={HEIGHT - 16} />
      {owner >= 0 && <Marker seat={owner} letter={letters[owner]} x={13} y={15} size={11} />}
    </House>
  );
}

/** The bridge: who has passed in which order, what a place costs now, and what the castle does. */
export function Bridge({ view, letters }: Pick<RoadProps, "view" | "letters">) {
  const price = bridgeCost(view);
  return (
    <Drawing width={320} height={44}>
      <path class="bridge-deck" d="M4 8Q110-2 216 8V38Q110 28 4 38z" />
      {Array.from({ length: view.players }, (_, i) => {
        const seat = view.bridge[i] ?? -1;
        const x = 32 + i * 52;
        return seat >= 0 ? (
          <Marker key={i} seat={seat} letter={letters[seat]} x={x} y={20} size={13} />
        ) : (
          <g key={i} class={i === view.bridge.length ? "stand is-next" : "stand"} transform={`translate(${x} 20)`}>
            <ellipse rx={13} ry={11} />
            <text>{i + 1}</text>
          </g>
        );
      })}
      <g class="signpost" transform="translate(268 22)">
        <rect x={-40} y={-14} width={80} height={28} rx={6} />
        <SignRow signs={["worker", `coin${Math.min(price, costAt(view, view.asked, CASTLE))}`]} x={0} y={0} size={22} />
      </g>
    </Drawing>
  );
}

const GAP = 22;

/** Dungeon and walls: a window a house, and what a house brings. */
export function Castle({ view, letters }: Pick<RoadProps, "view" | "letters">) {
  return (
    <Drawing width={320} height={84}>
      {SECTIONS.slice(0, 2).map(({ points, houses }, section) => {
        const owners = Array.from({ length: view.players }, (_, seat) =>
          Array<number>(view.houses[section * view.players + seat]).fill(seat),
        ).flat();
        return (
          <g key={points} transform={`translate(0 ${section * 42})`}>
            <rect class="plaque-board" x={2} y={4} width={80} height={32} rx={5} />
            <path class="plaque-icon" d={SECTION_ICONS[section]} transform="translate(22 20)" />
            <SignRow signs={[`shield${points}`]} x={58} y={20} size={22} />
            {Array.from({ length: houses }, (_, i) =>
              i < owners.length ? (
                <Marker key={i} seat={owners[i]} letter={letters[owners[i]]} x={100 + i * GAP} y={20} size={9.5} />
              ) : (
                <path key={i} class="window" d={`M${94 + i * GAP} 29v-12a6 6 0 0112 0v12z`} />
              ),
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

const CELL = 56;

/** C-8: four lines of five columns; those still closed are dark. */
export function Favours({ view, letters }: Pick<RoadProps, "view" | "letters">) {
  const open = OPEN_COLUMNS[view.scored];
  return (
    <Drawing width={36 + CELL * LEVELS} height={44 * LINE_COUNT}>
      {LINES.map((name, line) => (
        <g key={name} transform={`translate(0 ${line * 44})`}>
          <SignRow signs={[LINE_SIGNS[line]]} x={17} y={22} size={22} />
          {Array.from({ length: LEVELS }, (_, i) => {
            const markers = letters.flatMap((_, seat) =>
              view.markers[seat * LINE_COUNT + line] === i + 1 ? [seat] : [],
            );
            return (
              <g key={i} transform={`translate(${36 + i * CELL} 0)`} class={i + 1 > open ? "fig-asleep" : undefined}>
                <rect class="fig-cell" x={1} y={1} width={CELL - 2} height={42} rx={4} />
                <SignRow signs={favourSigns(line, i + 1)} x={CELL / 2} y={14} size={20} most={CELL - 6} />
                {markers.map((seat, place) => (
                  <Marker key={seat} seat={seat} letter={letters[seat]} x={CELL / 2 + place * 16} y={33} size={8} />
                ))}
              </g>
            );
          })}
        </g>
      ))}
    </Drawing>
  );
}
