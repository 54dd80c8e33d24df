import { levelsFor, type PlotData, type Series } from "./figures.ts";
import { Plot, painted } from "./plot.tsx";

const WIDTH = 320;
const HEIGHT = 180;
const LEFT = 26;
const RIGHT = WIDTH - 4;
/** Dots of equal height stand beside each other: at either end there is room for that. */
const ROOM = 26;
const TOP = 12;
const BOTTOM = HEIGHT - 24;
const DOT = 7.5;
/** With more points than this they would hide the lines: only the last bears its letter. */
const MOST_DOTS = 12;

const DASHES = [undefined, "9 3", "2.5 2.5", "10 3 2.5 3", "14 4", "5 2 2 2 2 2"];

/** A line for each series over rounds or games. */
export function Lines({ figures }: { readonly figures: PlotData }) {
  const { categories, series } = figures;
  const values = series.flatMap((one) => one.values);
  const levels = levelsFor(Math.min(0, ...values), Math.max(0, ...values));
  const [low, high] = [levels[0], levels[levels.length - 1]];
  const last = categories.length - 1;
  const x = (at: number): number => LEFT + ROOM + (at * (RIGHT - LEFT - 2 * ROOM)) / Math.max(1, last);
  const y = (value: number): number => BOTTOM - ((value - low) * (BOTTOM - TOP)) / (high - low);
  const dots = categories.length > MOST_DOTS ? [last] : [...categories.keys()];
  const line = (one: Series, nth: number, points: string) => (
    <g {...painted(one)}>
      <polyline class="plot-casing" points={points} />
      <polyline class="plot-ink" points={points} stroke-dasharray={DASHES[nth % DASHES.length]} />
    </g>
  );
  return (
    <Plot
      figures={figures}
      sample={(one, nth) => (
        <>
          {line(one, nth, "0,8 24,8")}
          <Dot x={12} y={8} series={one} />
        </>
      )}
    >
      <svg class="plot-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {levels.map((level) => (
          <g key={level}>
            <line class="plot-grid" x1={LEFT} x2={RIGHT} y1={y(level)} y2={y(level)} />
            <text class="plot-level-name" x={LEFT - 5} y={y(level)}>
              {level}
            </text>
          </g>
        ))}
        {categories.length <= MOST_DOTS &&
          categories.map(({ name }, at) => (
            <text key={at} class="plot-step" x={x(at)} y={HEIGHT - 8}>
              {name}
            </text>
          ))}
        {series.map((one, nth) => (
          <g key={one.name}>{line(one, nth, one.values.map((value, at) => `${x(at)},${y(value)}`).join(" "))}</g>
        ))}
        {dots.map((at) =>
          spread(series.map(({ values }) => y(values[at]))).map((aside, nth) => (
            <Dot key={`${at}-${nth}`} x={x(at) + aside} y={y(series[nth].values[at])} series={series[nth]} />
          )),
        )}
      </svg>
    </Plot>
  );
}

const Dot = ({ x, y, series }: { readonly x: number; readonly y: number; readonly series: Series }) => (
  <g {...painted(series)}>
    <circle class="plot-dot" cx={x} cy={y} r={DOT} />
    <text class={series.letter.length > 1 ? "plot-letter is-long" : "plot-letter"} x={x} y={y + 0.5}>
      {series.letter}
    </text>
  </g>
);

/** How far aside each dot goes so that those of equal height stand beside each other. */
function spread(heights: readonly number[]): number[] {
  return heights.map((height, nth) => {
    const near = [...heights.keys()].filter((other) => Math.abs(heights[other] - height) < DOT);
    return near.length === 1 ? 0 : (near.indexOf(nth) - (near.length - 1) / 2) * DOT * 1.5;
  });
}
