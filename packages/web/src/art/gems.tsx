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

interface Facet {
  readonly points: string;
  /** From −1, turned away from the light, to 1. */
  readonly shine: number;
}

function cut(
  outline: readonly Point[],
  [mx, my]: Point,
): { readonly facets: readonly Facet[]; readonly table: string } {
  const inner = outline.map(([x, y]): Point => [mx + (x - mx) * TABLE, my + (y - my) * TABLE]);
  const facets = outline.map(([x, y], i): Facet => {
    const next = (i + 1) % outline.length;
    const [nx, ny] = outline[next];
    const length = Math.hypot(nx - x, ny - y);
    // Outlines run clockwise: this points outwards.
    const shine = ((ny - y) * LIGHT[0] - (nx - x) * LIGHT[1]) / length;
    return { points: write([[x, y], [nx, ny], inner[next], inner[i]]), shine };
  });
  return { facets, table: write(inner) };
}

const CUTS = OUTLINES.map((outline, colour) => ({ ...cut(outline, MIDDLES[colour]), outline: write(outline) }));

export interface GemProps {
  readonly colour: number;
  /** Its letter in the language of the page. */
  readonly letter: string;
  /** Spoken name; without one it is an ornament beside words that say the same. */
  readonly label?: string;
  /** Where it lies, for things that travel. */
  readonly place?: string;
}

export function Gem({ colour, letter, label, place }: GemProps) {
  const { facets, table, outline } = CUTS[colour];
  const [x, y] = MIDDLES[colour];
  return (
    <svg
      class={`gem gem-${colour}`}
      viewBox="-24 -24 48 48"
      role="img"
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
      data-place={place}
    >
      <title>{label}</title>
      <polygon class="gem-body" points={outline} />
      {facets.map(({ points, shine }) => (
        <polygon
          key={points}
          class={shine > 0 ? "gem-light" : "gem-shade"}
          points={points}
          opacity={(Math.abs(shine) * 0.5).toFixed(2)}
        />
      ))}
      <polygon class="gem-table" points={table} />
      <text class="gem-letter" x={x} y={y} font-size={letter.length > 1 ? 13 : 17}>
        {letter}
      </text>
    </svg>
  );
}
