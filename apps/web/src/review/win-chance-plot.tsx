import type { Seat } from "@serai/kernel";
import { lettersFor, SeatFace } from "@serai/ui/art/seat-mark.tsx";
import type { Replay } from "../replay/replay.ts";
import { replayText } from "../text/replay/index.ts";
import type { Reviewed } from "./calls.ts";
import { percent } from "./percent.ts";

interface PlotProps {
  readonly replay: Replay;
  readonly review: Reviewed;
}

const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 40;
const RIGHT = WIDTH - 26;
const TOP = 12;
const BOTTOM = HEIGHT - 12;
const MARK = 18;
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line a seat: colour, dashes, and at its end the seat's shape and letter. A tap leads to the nearest decision. */
export function WinChancePlot({ replay, review }: PlotProps) {
  const { record, played } = replay;
  const text = replayText.text;
  const { decisions, mistakes } = review;
  const letters = lettersFor(record.seats);
  const at = (move: number, share: number): Point => ({
    x: LEFT + (move / played.last) * (RIGHT - LEFT),
    y: BOTTOM - share * (BOTTOM - TOP),
  });
  const ends = review.seats.map(({ share }) => at(played.last, share).y);
  const lineOf = (seat: Seat): string =>
    [
      ...decisions
        .filter((decision) => decision.seat === seat)
        .flatMap(({ move, before, after }) => [at(move, before), at(move + 1, after)]),
      { x: RIGHT, y: ends[seat] },
    ]
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(" ");

  function jump(event: MouseEvent & { readonly currentTarget: Element }): void {
    const box = event.currentTarget.getBoundingClientRect();
    // Pressed by key there is no place: the dearest mistake is what one would look for.
    const [first] = mistakes;
    if (event.detail === 0) {
      if (first !== undefined) replay.go(decisions[first].move);
      return;
    }
    const scale = WIDTH / box.width;
    const x = (event.clientX - box.x) * scale;
    const y = (event.clientY - box.y) * scale;
    const distances = decisions.map(({ move, before }) => {
      const point = at(move, before);
      return Math.hypot(point.x - x, point.y - y);
    });
    const nearest = decisions[distances.indexOf(Math.min(...distances))];
    if (nearest) replay.go(nearest.move);
  }

  const cursor = at(replay.at.value, 0).x;
  return (
    <figure class="plot">
      <figcaption>
        {text.plot} <span class="hint">{text.plotHint}</span>
      </figcaption>
      <div class="plot-area">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
          {LEVELS.map((level) => (
            <g key={level} class="plot-level">
              <line x1={LEFT} x2={RIGHT} y1={at(0, level).y} y2={at(0, level).y} />
              <text x={LEFT - 6} y={at(0, level).y}>
                {percent(level)}
              </text>
            </g>
          ))}
          <line class="plot-cursor" x1={cursor} x2={cursor} y1={TOP} y2={BOTTOM} />
          {record.seats.map((_, seat) => (
            <polyline key={seat} class={`plot-line plot-line-${seat} seat-${seat}`} points={lineOf(seat)} />
          ))}
          {decisions.map(({ move, seat, before }) => {
            const { x, y } = at(move, before);
            return <circle key={move} class={`plot-point seat-${seat}`} cx={x} cy={y} r={2} />;
          })}
          {mistakes.map((place) => {
            const { x, y } = at(decisions[place].move, decisions[place].before);
            return <circle key={place} class="plot-turn" cx={x} cy={y} r={6} />;
          })}
          {spread(ends).map((y, seat) => (
            <g
              key={seat}
              class={`seat-mark seat-${seat}`}
              transform={`translate(${RIGHT + 5} ${y - MARK / 2}) scale(${MARK / 32})`}
            >
              <SeatFace seat={seat} letter={letters[seat]} />
            </g>
          ))}
        </svg>
        <button type="button" class="plot-button" aria-label={text.plotHint} onClick={jump} />
      </div>
    </figure>
  );
}

/** Seats that end alike must not cover each other: from the bottom up each keeps its distance. */
function spread(ends: readonly number[]): number[] {
  const places = [...ends];
  const order = [...ends.keys()].sort((a, b) => ends[b] - ends[a]);
  let free = BOTTOM;
  for (const seat of order) {
    places[seat] = Math.min(places[seat], free);
    free = places[seat] - MARK - 1;
  }
  return places;
}
