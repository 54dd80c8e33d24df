import type { Seat } from "@serai/kernel";
import {
  BUILDINGS,
  EMPTY,
  GUILD,
  INN,
  IS_USABLE,
  type Place,
  roadPlace,
  roomAt,
  SECTIONS,
  type Space,
  STABLES,
  spaceOf,
  stepsShort,
  TOWN_NAMES,
  verbOf,
  workersAt,
} from "../rules/index.ts";
import { Flag, House, Milestone, Plot } from "./art/house.tsx";
import { Marker } from "./art/pieces.tsx";
import { SignRow } from "./art/sign.tsx";
import { boxOf } from "./layout.ts";
import { Worker } from "./piece.tsx";
import { PlaceButton, priceAt } from "./place-button.tsx";
import { isPlacing, type Scene } from "./scene.ts";
import { townSigns, usesOf } from "./signs.ts";
import { buildingName, shortNameOf } from "./spoken.ts";
import { words } from "./words.ts";

interface OnePlace {
  readonly scene: Scene;
  readonly place: Place;
}

/** A special building of the town. */
export function TownHouse({ scene, place }: OnePlace) {
  const { layout, letters } = scene;
  const box = boxOf(layout, place);
  const { names, guild } = words.text;
  return (
    <PlaceButton scene={scene} place={place} box={box} pieces={<Workers scene={scene} place={place} />}>
      <House
        look="special"
        name={place === GUILD ? guild : names.town[TOWN_NAMES[place]]}
        width={box.width}
        height={box.height}
        uses={[townSigns(place)]}
        letters={letters}
      >
        <Doorsteps scene={scene} place={place} />
        <Price scene={scene} place={place} />
      </House>
    </PlaceButton>
  );
}

/** A road space: its building, or a plot. */
export function RoadHouse({ scene, space }: { readonly scene: Scene; readonly space: Space }) {
  const { view, layout, letters, light } = scene;
  const place = roadPlace(space);
  const box = boxOf(layout, place);
  const building = view.tiles[space];
  const { width, height } = box;
  const section = SECTIONS.findIndex(({ trigger }) => trigger === space);
  const isScored = section < view.scored;
  if (building === EMPTY)
    return (
      <PlaceButton scene={scene} place={place} box={box}>
        <Plot space={space} width={width} height={height} isNext={space === view.site}>
          {section >= 0 && <Flag section={section} x={width / 2 + 4} y={height - 18} size={1} isScored={isScored} />}
          <Price scene={scene} place={place} />
        </Plot>
      </PlaceButton>
    );
  const owner = view.owners[space];
  const isUsed = IS_USABLE[building];
  const isOfficial = view.provost === space || view.bailiff === space;
  return (
    <PlaceButton scene={scene} place={place} box={box} pieces={<Workers scene={scene} place={place} />}>
      <House
        look={BUILDINGS[building].group}
        name={buildingName(building)}
        shortName={shortNameOf(building)}
        width={width}
        height={height}
        uses={usesOf(building, view.options.lawyerVp, owner)}
        letters={letters}
        isOwned={owner >= 0}
        isShared={isOfficial && layout.name === "walk"}
      >
        {section >= 0 && <Flag section={section} x={width - 30} y={14} size={0.5} isScored={isScored} />}
        {isUsed && <Doorsteps scene={scene} place={place} />}
        <Milestone space={space} x={14} y={height - 10} />
        {owner >= 0 && <OwnerMark scene={scene} place={place} owner={owner} />}
        {view.waiting[space] >= 0 && (
          <Waiting seat={view.waiting[space]} letters={letters} width={width} height={height} />
        )}
        {isUsed && space > light && <Moon steps={stepsShort({ ...view, provost: light }, space)} x={width - 16} />}
        <Price scene={scene} place={place} />
      </House>
    </PlaceButton>
  );
}

/** Whose it is, and what its owner would get for the viewer's worker. */
function OwnerMark({ scene, place, owner }: OnePlace & { readonly owner: Seat }) {
  const { letters, own, targets } = scene;
  const scores = owner !== own && isPlacing(targets.get(place));
  return (
    <>
      <Marker seat={owner} letter={letters[owner]} x={13} y={15} size={11} />
      {scores && <SignRow signs={["shield+1"]} x={14} y={35} size={19} />}
    </>
  );
}

/** It becomes a residence once its worker has gone home. */
const Waiting = ({
  seat,
  letters,
  width,
  height,
}: {
  readonly seat: Seat;
  readonly letters: readonly string[];
  readonly width: number;
  readonly height: number;
}) => (
  <g class="waiting" transform={`translate(${width - 26} ${height - 40})`}>
    <path d="M-22-12h44v24h-44z" />
    <SignRow signs={["to", "house-residence", `owner${seat}`]} x={0} y={0} size={15} letters={letters} />
  </g>
);

/** How many spaces the provost is short of it. */
const Moon = ({ steps, x }: { readonly steps: number; readonly x: number }) => (
  <g class="moon" transform={`translate(${x} 8)`}>
    <rect x={-15} y={-10} width={30} height={19} rx={9.5} />
    <path d="M-4-6a6 6 0 100 11A5 5 0 11-4-6z" />
    <text x={6}>{steps}</text>
  </g>
);

/** What it costs to do what is asked here. */
function Price({ scene, place }: OnePlace) {
  const { targets, layout, view } = scene;
  const action = targets.get(place);
  const verb = action === undefined ? undefined : verbOf(action);
  if (verb !== "place" && (verb !== "provost" || view.step === "guild")) return undefined;
  const { width, height } = boxOf(layout, place);
  const price = verb === "place" ? priceAt(scene, place) : Math.abs(spaceOf(place) - view.provost);
  return (
    <g class="price" transform={`translate(${width - 15} ${height - 13})`}>
      <circle r={13} />
      <SignRow signs={[`coin${price}`]} x={0} y={0} size={20} />
    </g>
  );
}

interface Slot {
  readonly x: number;
  readonly size: number;
  readonly number?: number;
}

/** Where workers stand before a house: one on the doorstep, three at the stables, two at the inn. */
export function slotsOf({ layout, view }: Scene, place: Place): readonly Slot[] {
  const { width } = boxOf(layout, place);
  const middle = width / 2;
  const gap = layout.name === "desk" ? 24 : 21;
  if (place === STABLES)
    return Array.from({ length: roomAt(place, view.players) }, (_, i) => ({
      x: middle + (i - 1) * gap - 8,
      size: 0.86,
      number: i + 1,
    }));
  if (place === INN) return [-1, 1].map((side) => ({ x: middle + side * 13, size: 0.86 }));
  return [{ x: middle, size: 1 }];
}

function Doorsteps({ scene, place }: OnePlace) {
  const { layout, view } = scene;
  const { height } = boxOf(layout, place);
  return (
    <>
      {slotsOf(scene, place).map(({ x, size, number }) => (
        <g key={x} class="doorstep" transform={`translate(${x} ${height - 11}) scale(${size})`}>
          <ellipse rx={13} ry={6.5} />
          {number !== undefined && <text>{number}</text>}
        </g>
      ))}
      {place === INN && view.guest < 0 && (
        <path class="inn-arrow" d={`M${boxOf(layout, place).width / 2 - 4} ${height - 3}h8m-3-3l3 3-3 3`} />
      )}
    </>
  );
}

/** Everybody who stands there, and the worker that is only proposed. */
function Workers({ scene, place }: OnePlace) {
  const { view, letters, layout, chosen, own, targets } = scene;
  const slots = slotsOf(scene, place);
  const y = boxOf(layout, place).height - 6;
  const standing = workersAt(view, place);
  const isDraft = chosen === place && isPlacing(targets.get(place));
  return (
    <>
      {standing.map((seat, i) => (
        <Worker key={seat} seat={seat} letter={letters[seat]} {...slots[i]} y={y} place={`worker-${place}-${seat}`} />
      ))}
      {place === INN && view.guest >= 0 && (
        <Worker seat={view.guest} letter={letters[view.guest]} {...slots[1]} y={y} place="guest" />
      )}
      {isDraft && own >= 0 && (
        <Worker
          seat={own}
          letter={letters[own]}
          {...slots[Math.min(standing.length, slots.length - 1)]}
          y={y}
          isDraft
        />
      )}
    </>
  );
}
