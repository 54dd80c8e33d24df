/** A point on the 48 × 48 field a gem is drawn on, seen from its middle. */
type Point = readonly [x: number, y: number];

const ring = (points: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: points }, (_, i) => {
    const angle = ((i + turn) / points) * 2 * Math.PI;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });

/** Each colour has a cut of its own, told apart by its outline alone: round, heart, trillion, step, kite, star. */
const OUTLINES: readonly (readonly Point[])[] = [
  ring(12, 20, 0.5),
  [
    [0, -11],
    [5, -17],
    [12, -18.5],
    [18.5, -14],
    [20.5, -6],
    [17, 3],
    [9, 12],
    [0, 20],
    [-9, 12],
    [-17, 3],
    [-20.5, -6],
    [-18.5, -14],
    [-12, -18.5],
    [-5, -17],
  ],
  [
    [-4, -20],
    [4, -20],
    [13, -6],
    [21.5, 11],
    [18, 17.5],
    [0, 20],
    [-18, 17.5],
    [-21.5, 11],
    [-13, -6],
  ],
  [
    [-10, -20],
    [10, -20],
    [17.5, -12.5],
    [17.5, 12.5],
    [10, 20],
    [-10, 20],
    [-17.5, 12.5],
    [-17.5, -12.5],
  ],
  [
    [0, -22],
    [10, -11],
    [18, 0],
    [10, 11],
    [0, 22],
    [-10, 11],
    [-18, 0],
    [-10, -11],
  ],
  ring(12, 1).map(([x, y], i): Point => (i % 2 === 0 ? [22 * x, 22 * y] : [14.5 * x, 14.5 * y])),
];

/** Where the flat top of the cut ends, and where its middle is. */
const TABLE = 0.6;
const MIDDLES: readonly Point[] = [
  [0, 0],
  [0, -2.5],
  [0, 4.5],
  [0, 0],
  [0, 0],
  [0, 0],
];

const LIGHT: Point = [-0.5, -0.866];

const write = (points: readonly Point[]): string => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** Facets about equally turned to the light, or away from it, are one drawing: a board has dozens of gems. */
interface Facets {
  readonly d: string;
  readonly isLit: boolean;
  readonly opacity: string;
}

const STEPS = [0, 0.33, 0.7];
/** Facets that catch less can be left out. */
const FAINT = 0.08;

interface Cut {
  readonly outline: string;
  readonly facets: readonly Facets[];
  readonly table: string;
}

function cut(colour: number): Cut {
  const outline = OUTLINES[colour];
  const [mx, my] = MIDDLES[colour];
  const inner = outline.map(([x, y]): Point => [mx + (x - mx) * TABLE, my + (y - my) * TABLE]);
  const all = outline.map(([x, y], i) => {
    const next = (i + 1) % outline.length;
    const [nx, ny] = outline[next];
    // Outlines run clockwise: this points outwards. From −1, turned away from the light, to 1.
    const shine = ((ny - y) * LIGHT[0] - (nx - x) * LIGHT[1]) / Math.hypot(nx - x, ny - y);
    return { points: [outline[i], outline[next], inner[next], inner[i]], shine };
  });
  const facets = [true, false].flatMap((isLit) =>
    STEPS.flatMap((step, i): Facets[] => {
      const alike = all.filter(({ shine }) => {
        const light = Math.abs(shine);
        return shine > 0 === isLit && light > Math.max(step, FAINT) && light <= (STEPS[i + 1] ?? 1);
      });
      if (alike.length === 0) return [];
      const light = alike.reduce((sum, { shine }) => sum + Math.abs(shine), 0) / alike.length;
      const d = alike.map(({ points }) => `M${write(points)}z`).join("");
      return [{ d, isLit, opacity: (light / 2).toFixed(2) }];
    }),
  );
  return { outline: write(outline), facets, table: write(inner) };
}

/** By colour, cut when first drawn: not every game has gems. */
const cuts: Cut[] = [];

export interface GemProps {
  readonly colour: number;
  /** Its letter in the language of the page. */
  readonly letter: string;
  /** Spoken name; without one it is an ornament beside words that say the same. */
  readonly label?: string;
  /** Where it lies, for things that travel. */
  readonly place?: string;
  /** What help calls it. */
  readonly piece?: string;
}

export function Gem({ colour, letter, label, place, piece }: GemProps) {
  cuts[colour] ??= cut(colour);
  const { facets, table, outline } = cuts[colour];
  const [x, y] = MIDDLES[colour];
  return (
    <svg
      class={`gem gem-${colour}`}
      viewBox="-24 -24 48 48"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
      data-place={place}
      data-piece={piece}
    >
      <polygon class="gem-body" points={outline} />
      {facets.map(({ d, isLit, opacity }) => (
        <path key={d} class={isLit ? "gem-light" : "gem-shade"} d={d} opacity={opacity} />
      ))}
      <polygon class="gem-table" points={table} />
      <text class="gem-letter" x={x} y={y} font-size={letter.length > 1 ? 13 : 17}>
        {letter}
      </text>
    </svg>
  );
}
