import { useId } from "preact/hooks";
import { SeatFace } from "../art/seat-mark.tsx";
import { type PlotData, type Series, scaleFor } from "./figures.ts";
import { Pattern } from "./patterns.tsx";
import { Plot, painted } from "./plot.tsx";

const WIDTH = 320;
const ROW = 44;
const MARK = 26;
const LEFT = MARK + 8;
/** Room for the sum behind the longest bar. */
const RIGHT = WIDTH - 34;
const BAR = 22;
const LETTER = 9;

/**
 * A bar for each seat, made of where its points or things came from; all on one scale. What was lost lies left of zero,
 * what was won right of it. Series without any are left out.
 */
export function Bars({ figures }: { readonly figures: PlotData }) {
  const id = useId();
  const { categories } = figures;
  const series = figures.series.filter(({ values }) => values.some((value) => value !== 0));
  const sums = categories.map((_, i) => series.reduce((sum, { values }) => sum + values[i], 0));
  const { nought, scale } = scaleFor(
    categories.map((_, i) => series.map(({ values }) => values[i])),
    LEFT,
    RIGHT,
  );
  const patternOf = (nth: number): string => `${id}-${nth}`;
  const fill = (one: Series, nth: number, box: { x: number; y: number; width: number; height: number }) => (
    <g {...painted(one)}>
      <rect class="plot-fill" {...box} />
      <rect {...box} fill={`url(#${patternOf(nth)})`} />
    </g>
  );
  return (
    <Plot
      figures={{ ...figures, series }}
      sample={(one, nth) => (
        <g {...painted(one)}>
          {fill(one, nth, { x: 0, y: 0, width: 24, height: 16 })}
          <Letter x={12} y={8} series={one} />
        </g>
      )}
    >
      <svg
        class="plot-drawing"
        viewBox={`0 0 ${WIDTH} ${categories.length * ROW}`}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          {series.map((one, nth) => (
            <g key={one.name} {...painted(one)}>
              <Pattern id={patternOf(nth)} nth={nth} />
            </g>
          ))}
        </defs>
        {categories.map(({ name, mark }, i) => {
          const y = i * ROW + 18;
          const ends = { won: nought, lost: nought };
          return (
            <g key={i}>
              {mark && (
                <g
                  class={`seat-mark seat-${mark.seat}`}
                  transform={`translate(0 ${y + BAR / 2 - MARK / 2}) scale(${MARK / 32})`}
                >
                  <SeatFace {...mark} />
                </g>
              )}
              <text class="plot-name" x={LEFT} y={y - 5}>
                {name}
              </text>
              {series.map((one, nth) => {
                const width = Math.abs(one.values[i]) * scale;
                if (width === 0) return undefined;
                const from = one.values[i] > 0 ? ends.won : ends.lost - width;
                if (one.values[i] > 0) ends.won += width;
                else ends.lost = from;
                return (
                  <g key={one.name} {...painted(one)}>
                    {fill(one, nth, { x: from, y, width, height: BAR })}
                    <rect class="plot-edge" x={from} y={y} width={width} height={BAR} />
                    {width > LETTER * one.letter.length + 5 && (
                      <Letter x={from + width / 2} y={y + BAR / 2} series={one} />
                    )}
                  </g>
                );
              })}
              {nought > LEFT && <line class="plot-grid" x1={nought} x2={nought} y1={y - 2} y2={y + BAR + 2} />}
              <text class="plot-sum" x={ends.won + 5} y={y + BAR / 2}>
                {signed(sums[i])}
              </text>
            </g>
          );
        })}
      </svg>
    </Plot>
  );
}

/** With a true minus sign. */
const signed = (value: number): string => String(value).replace("-", "\u2212");

/** On a patch of plain colour, so that the pattern does not strike it through. */
function Letter({ x, y, series }: { readonly x: number; readonly y: number; readonly series: Series }) {
  const width = LETTER * series.letter.length + 3;
  return (
    <>
      <rect class="plot-fill" x={x - width / 2} y={y - 7} width={width} height={14} rx={3} />
      <text class="plot-letter" x={x} y={y + 0.5}>
        {series.letter}
      </text>
    </>
  );
}
