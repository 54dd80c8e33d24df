import type { ComponentChildren } from "preact";
import type { Group } from "../../rules/index.ts";
import type { Signs } from "../signs.ts";
import { SignRow } from "./sign.tsx";

export type Look = Group | "special";

/** Where the roof begins and ends. */
const TOP = 11;
const EAVES = 33;
/** From the foot of the wall to the bottom of the drawing: the doorstep on the road. */
const STEP = 22;

/** What kind of building it is shows in its silhouette: thatch, gable, battlements, awning, pennants, chimney, dome. */
function roofOf(look: Look, width: number): string {
  const left = 3;
  const right = width - 3;
  const middle = width / 2;
  switch (look) {
    case "neutral": {
      const scallops = Math.round((width - 6) / 12);
      const step = (width - 6) / scallops;
      return `M${left} ${EAVES}q-3-14 12-20q${middle - 15}-9 ${width - 30} 0q15 6 12 20${`q${-step / 2} 5 ${-step} 0`.repeat(scallops)}z`;
    }
    case "wood":
      return `M${left} ${EAVES}L14 ${TOP}H${middle - 12}L${middle} 2l12 ${TOP - 2}H${width - 14}L${right} ${EAVES}z`;
    case "stone": {
      const step = (width - 8) / 13;
      return `M4 ${EAVES}V5${`h${step}v6h${step}v-6`.repeat(6)}h${step}V${EAVES}z`;
    }
    case "fixed": {
      const step = (width - 6) / 8;
      return `M${left} ${EAVES - 5}L10 ${TOP - 1}H${width - 10}L${right} ${EAVES - 5}${`q${-step / 2} 9 ${-step} 0`.repeat(8)}z`;
    }
    case "residence":
      return `M${left} ${EAVES}L18 ${TOP}H${width - 28}V2h10v10L${right} ${EAVES}z`;
    case "prestige":
      return `M${left} ${EAVES}V${TOP + 1}H${middle - 22}a22 17 0 0144 0H${right}V${EAVES}z`;
    case "special":
      return `M${left} ${EAVES}V${TOP}H9V-3l13 4.500L9 6v5H${width - 9}V6l-13-4.500L${width - 9}-3v14H${right}V${EAVES}z`;
  }
}

/** The smallest letters on a roof, where a shorter name can be had. */
const LEAST_LETTERS = 10;

/** How wide the name is, a little more than the title face needs: an m takes the room of two letters. */
const emsOf = (name: string): number => name.replace(/[mw]/gi, "mm").length * 0.58;

/** Around the whole, for what glows. */
const outlineOf = (look: Look, width: number, foot: number): string =>
  look === "special" || look === "stone" || look === "prestige"
    ? `M5 ${foot}V34H2V${look === "stone" ? 5 : 10}H${width - 2}v24h-3V${foot}z`
    : `M5 ${foot}V33H3L8 10H${width - 8}l5 23h-2V${foot}z`;

interface HouseProps {
  readonly look: Look;
  readonly name: string;
  /** On a roof that is too small for the name. */
  readonly shortName?: string;
  readonly width: number;
  readonly height: number;
  readonly uses: readonly Signs[];
  readonly letters: readonly string[];
  /** Room kept free on the left of the name, and at the right of the wall. */
  readonly isOwned?: boolean;
  readonly isShared?: boolean;
  readonly children?: ComponentChildren;
}

/** A house front: the roof says what kind it is, the wall what it does, the door whether somebody is at work. */
export function House(props: HouseProps) {
  const { look, name, shortName = name, width, height, uses, letters, isOwned, isShared, children } = props;
  const foot = height - STEP;
  const hasDoor = look !== "residence" && look !== "prestige";
  const outline = outlineOf(look, width, foot);
  // A roof with slopes is narrower where the name stands.
  const room = width - (look === "fixed" ? 24 : 14) - (isOwned ? 20 : 0);
  const shown = room / emsOf(name) < LEAST_LETTERS ? shortName : name;
  const size = Math.min(14.5, room / emsOf(shown));
  const middle = width / 2 - (isShared ? 12 : 0);
  const wall = hasDoor ? (EAVES + foot - 4) / 2 : (EAVES + foot) / 2 + 1;
  const most = width - 16 - (isShared ? 22 : 0);
  return (
    <>
      <ellipse class="shade" cx={width / 2} cy={foot} rx={width / 2 - 2} ry={8} />
      <path class="halo" d={outline} />
      <g class={`house is-${look}`}>
        <path class="wall" d={`M6 28H${width - 6}V${foot}H6z`} />
        {hasDoor && <path class="door" d={`M${width / 2 - 9} ${foot}v-5a9 8 0 0118 0v5z`} />}
        {look === "wood" && <path class="beam" d={`M10 32V${foot}M${width - 10} 32V${foot}`} />}
        {look === "stone" && <path class="joint" d={`M7 44h6v9H7M7 62h6M${width - 7} 44h-6v9h6M${width - 7} 62h-6`} />}
        {look === "prestige" && <path class="pillar" d={`M11 34V${foot - 1}M${width - 11} 34V${foot - 1}`} />}
        <path class="roof" d={roofOf(look, width)} />
      </g>
      <text class="house-name" x={width / 2 + (isOwned ? 10 : 0)} y={22.5} font-size={size.toFixed(1)}>
        {shown}
      </text>
      {uses.length > 1 ? (
        uses.map((signs, i) => (
          <SignRow key={i} signs={signs} x={middle} y={wall - 9 + i * 18} size={18} most={most} letters={letters} />
        ))
      ) : (
        <SignRow
          signs={uses[0] ?? []}
          x={middle}
          y={hasDoor ? wall - 3 : wall}
          size={24}
          most={most}
          letters={letters}
        />
      )}
      <path class="rim" d={outline} />
      {children}
    </>
  );
}

/** The number of a road space on its milestone. */
export const Milestone = ({ space, x, y }: { readonly space: number; readonly x: number; readonly y: number }) => (
  <g class="milestone" transform={`translate(${x} ${y})`}>
    <path d="M-10 9V-4a10 9 0 0120 0V9z" />
    <text y={2.5}>{space}</text>
  </g>
);

/** What the sections of the castle are known by: a keep, a wall, two towers. */
export const SECTION_ICONS: readonly string[] = [
  "M-7 9V-9h4v3h2v-3h2v3h2v-3h4V9H3V3a3 3 0 00-6 0v6z",
  "M-11 9V-4h4v3h3v-3h3v3h2v-3h3v3h3v-3h4V9z",
  "M-9 9V-4l4-6 4 6v5h2v-5l4-6 4 6V9z",
];

interface FlagProps {
  readonly section: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isScored: boolean;
}

/** At the space where the bailiff has a section counted. */
export const Flag = ({ section, x, y, size, isScored }: FlagProps) => (
  <g class="flag" transform={`translate(${x} ${y}) scale(${size})`}>
    <path class="flag-pole" d="M0 0v-60" />
    <path class="flag-cloth" d="M0-60h36l-7 13 7 13H0z" />
    <path class="flag-icon" d={SECTION_ICONS[section]} transform="translate(14 -47)" />
    {isScored && <path class="tick" d="M26-20l6 8 12-16" />}
  </g>
);

interface PlotProps {
  readonly space: number;
  readonly width: number;
  readonly height: number;
  /** The next building comes here. */
  readonly isNext: boolean;
  readonly children?: ComponentChildren;
}

/** Nothing stands here yet: staked out, and with a crane where the next building comes. */
export function Plot({ space, width, height, isNext, children }: PlotProps) {
  const x = width / 2;
  const y = height - 20;
  return (
    <>
      <path class="halo" d={`M${x - 36} ${y - 38}h72l10 42h-92z`} />
      <path class="plot-ground" d={`M${x - 34} ${y - 34}h68l8 36h-84z`} />
      <path
        class="plot-stakes"
        d={`M${x - 34} ${y - 31}v-11M${x + 34} ${y - 31}v-11M${x + 42} ${y + 5}v-11M${x - 42} ${y + 5}v-11`}
      />
      <path class="rim" d={`M${x - 36} ${y - 38}h72l10 42h-92z`} />
      {isNext && (
        <g class="crane" transform={`translate(${x} ${y - 15})`}>
          <path d="M-22 14v-40M-26-26h40M-22-16l10-10M8-26v14" />
          <path class="crane-load" d="M1-12h14v11H1z" />
        </g>
      )}
      <Milestone space={space} x={isNext ? x + 28 : x - 22} y={y} />
      {children}
    </>
  );
}
