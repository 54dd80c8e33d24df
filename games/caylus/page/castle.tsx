import { CASTLE, castleForecast, SECTIONS, type SectionForecast } from "../rules/index.ts";
import { Milestone, SECTION_ICONS } from "./art/house.tsx";
import { Marker } from "./art/pieces.tsx";
import { SignRow } from "./art/sign.tsx";
import { Worker } from "./piece.tsx";
import { PlaceButton, priceAt } from "./place-button.tsx";
import type { Scene } from "./scene.ts";
import { words } from "./words.ts";

/** Battlements from x, y, as wide, with so many teeth. */
const teeth = (x: number, y: number, width: number, count: number): string => {
  const step = width / (2 * count - 1);
  return `M${x} ${y + 8}v-8${`h${step}v6h${step}v-6`.repeat(count - 1)}h${step}v8z`;
};

const WALL = `M8 146V62h300v84z${teeth(8, 55, 300, 15)}`;
const KEEP = `M108 146V22h100v124z${teeth(104, 13, 108, 6)}`;
const BRICKS = "M20 140h16M52 134h18M250 140h22M264 128h18M96 72h8M212 66h10M96 108h8M214 112h10";
const towerAt = (x: number): string => `M${x} 150V38h86v112z`;
const roofAt = (x: number): string => `M${x - 4} 40l47-37 47 37z`;
const pennantAt = (x: number): string => `M${x + 43} 3v-9h14l-4 4 4 4h-14`;

/** Where the houses of a section stand: windows from x, y, so many a row. */
interface Windows {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly count: number;
}
const WINDOWS: readonly (readonly Windows[])[] = [
  [{ x: 120.5, y: 55, row: 6, count: 6 }],
  [{ x: 128, y: 94, row: 5, count: 10 }],
  [
    { x: 24.5, y: 76, row: 4, count: 7 },
    { x: 248.5, y: 76, row: 4, count: 7 },
  ],
];
const GAP = 15;

/** Where the plaque of a section hangs. */
const PLAQUES = [
  { x: 109, y: 24, width: 98 },
  { x: 109, y: 64, width: 98 },
  { x: 8, y: 44, width: 78 },
];

const GATE = { x: 116, gap: 32, y: 147 };

/** The castle: three sections whose windows are houses, and five places for workers at its gate. */
export function CastleButton({ scene }: { readonly scene: Scene }) {
  const { view, layout, letters, targets, chosen, own } = scene;
  const isOpen = targets.has(CASTLE);
  const places = Array.from({ length: 5 }, (_, i) => ({ x: GATE.x + i * GATE.gap, seat: view.castle[i] ?? -1 }));
  return (
    <PlaceButton
      scene={scene}
      place={CASTLE}
      box={layout.castle}
      pieces={
        <>
          {view.castle.map((seat, i) => (
            <Worker
              key={seat}
              seat={seat}
              letter={letters[seat]}
              x={GATE.x + i * GATE.gap}
              y={GATE.y}
              size={0.95}
              place={`worker-${CASTLE}-${seat}`}
            />
          ))}
          {chosen === CASTLE && own >= 0 && (
            <Worker seat={own} letter={letters[own]} x={GATE.x + view.castle.length * GATE.gap} y={GATE.y} isDraft />
          )}
        </>
      }
    >
      <path class="halo" d="M4 152V38h86v20h14V14h108v44h14V38h86v114z" />
      <path class="stone" d={WALL} />
      <path class="stone-light" d={BRICKS} />
      <path class="stone is-keep" d={KEEP} />
      {[4, 226].map((x) => (
        <g key={x}>
          <path class="stone" d={towerAt(x)} />
          <path class="castle-roof" d={roofAt(x)} />
          <path class="pennant" d={pennantAt(x)} />
        </g>
      ))}
      {castleForecast(view).map((forecast) => (
        <SectionPart key={forecast.section} scene={scene} forecast={forecast} />
      ))}
      <g class="request" transform="translate(47 124)">
        <path d="M-39-12h78v24h-78z" />
        <SignRow signs={["food", "any", "any"]} x={0} y={0} size={21} />
      </g>
      <path class="rim" d="M4 152V38h86v20h14V14h108v44h14V38h86v114z" />
      <path class="castle-yard" d="M98 123h166v28H98z" />
      {places.map(({ x, seat }, i) => (
        <g key={x} class={seat >= 0 ? "doorstep is-taken" : "doorstep"} transform={`translate(${x} ${GATE.y - 8})`}>
          <ellipse rx={11.5} ry={8} />
          {seat < 0 && <text>{i + 1}</text>}
        </g>
      ))}
      {isOpen && view.step === "placing" && (
        <g class="price" transform="translate(284 140)">
          <circle r={13} />
          <SignRow signs={[`coin${priceAt(scene, CASTLE)}`]} x={0} y={0} size={20} />
        </g>
      )}
    </PlaceButton>
  );
}

/** A plaque with what a batch brings and where the bailiff counts it; its windows; and what it would bring the viewer. */
function SectionPart({ scene, forecast }: { readonly scene: Scene; readonly forecast: SectionForecast }) {
  const { view, letters, own } = scene;
  const { section, isScored, isDue, seats } = forecast;
  const { points, trigger } = SECTIONS[section];
  const { x, y, width } = PLAQUES[section];
  const owners = seats.flatMap(({ houses }, seat) => Array<number>(houses).fill(seat));
  const windows = WINDOWS[section].flatMap(({ x: left, y: top, row, count }) =>
    Array.from({ length: count }, (_, i) => [left + (i % row) * GAP, top + Math.floor(i / row) * GAP]),
  );
  const mine = own < 0 || isScored ? undefined : seats[own];
  return (
    <g data-piece={`section:${section}`}>
      <g class={isDue ? "plaque is-due" : "plaque"} transform={`translate(${x} ${y})`}>
        <rect class="plaque-board" width={width} height={20} rx={4} />
        <path class="plaque-icon" d={SECTION_ICONS[section]} transform="translate(12 10.500) scale(.72)" />
        <text
          class="plaque-name"
          x={20}
          y={10.5}
          font-size={Math.min(11.5, (section === 2 ? 53 : 42) / (words.text.names.sections[section].length * 0.66))}
        >
          {words.text.names.sections[section]}
        </text>
        {section < 2 && !isScored && (
          <>
            <g transform={`translate(${width - 27} 10) scale(.7)`}>
              <Milestone space={trigger} x={0} y={0} />
            </g>
            <SignRow signs={[`shield${points}`]} x={width - 10} y={10} size={14} />
          </>
        )}
        {isScored && <path class="tick" d={`M${width - 17} 10l3 5 7-10`} />}
      </g>
      {section === 2 && (
        <g class={isDue ? "plaque is-due" : "plaque"} transform="translate(232 44)">
          <rect class="plaque-board" width={74} height={20} rx={4} />
          <path class="plaque-icon" d={SECTION_ICONS[section]} transform="translate(14 10.500) scale(.72)" />
          {isScored ? (
            <path class="tick" d="M56 10l3 5 7-10" />
          ) : (
            <>
              <g transform="translate(38 10) scale(.8)">
                <Milestone space={trigger} x={0} y={0} />
              </g>
              <SignRow signs={[`shield${points}`]} x={61} y={10} size={15} />
            </>
          )}
        </g>
      )}
      {windows.map(([wx, wy], i) =>
        i < owners.length ? (
          <g key={i} data-place={`house-${section}-${i}`} data-piece={`house:${section}.${i}`}>
            <Marker seat={owners[i]} letter={letters[owners[i]]} x={wx} y={wy} size={7} />
          </g>
        ) : (
          <path
            key={i}
            class={isScored ? "window is-lost" : "window"}
            d={`M${wx - 4.5} ${wy + 5.5}v-7a4.500 4.500 0 019 0v7z`}
          />
        ),
      )}
      {mine && section === view.scored && (mine.favours > 0 || mine.penalty > 0) && (
        <SignRow
          signs={mine.favours > 0 ? Array<string>(mine.favours).fill("crown") : [`shield-${mine.penalty}`]}
          x={section === 2 ? 268 : 217}
          y={section === 2 ? 118 : section === 1 ? 74 : 34}
          size={13}
        />
      )}
    </g>
  );
}
