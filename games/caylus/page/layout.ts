import { CASTLE, isRoad, PLACES, type Place, ROAD, roadPlace, type Space, spaceOf } from "../rules/index.ts";

/* Where everything lies, in units of a drawing that is scaled to the room there is. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

export interface Layout {
  readonly name: "desk" | "walk";
  readonly width: number;
  readonly height: number;
  readonly castle: Box;
  readonly bridge: Box;
  /** By place: of its house. The castle has its own. */
  readonly houses: readonly Box[];
  /** The middle of the road from the castle to the last space, and by space how many of its points lead there. */
  readonly road: readonly Point[];
  readonly upTo: readonly number[];
  /** Where dusk falls with the provost on a space. */
  dusk(provost: Space): string;
}

/** How far under the roof the road passes a house. */
const DOORSTEP = 14;

interface Plan extends Pick<Layout, "name" | "width" | "height" | "castle" | "bridge"> {
  readonly house: { readonly width: number; readonly height: number };
  /** The middle of each house's top, special buildings first. */
  readonly town: readonly Point[];
  /** The road before space 1, with the special buildings on it by number. */
  readonly way: readonly (Point | number)[];
  readonly columns: number;
  readonly rowHeight: number;
  readonly space: (space: Space) => Point;
  /** How far the road swings out at the end of a row. */
  readonly bend: { readonly out: number; readonly bulge: number };
}

function layOut({ house, town, way, columns, rowHeight, space, bend, ...rest }: Plan): Layout {
  const tops: Point[] = Array.from({ length: PLACES }, (_, place) =>
    isRoad(place) ? space(spaceOf(place)) : (town[place] ?? [0, 0]),
  );
  const door = ([x, y]: Point): Point => [x, y + house.height - DOORSTEP];
  const road: Point[] = way.map((stop) => (typeof stop === "number" ? door(tops[stop]) : stop));
  const upTo: number[] = [road.length];
  for (let n = 1; n <= ROAD; n++) {
    const here = door(space(n));
    road.push(here);
    upTo.push(road.length);
    if (n % columns !== 0 || n === ROAD) continue;
    const next = door(space(n + 1));
    const side = here[0] < rest.width / 2 ? -1 : 1;
    const x = here[0] + side * bend.out;
    road.push(
      [x - side * 8, here[1] + 9],
      [x + side * bend.bulge, (here[1] + next[1]) / 2],
      [x - side * 8, next[1] - 8],
    );
  }
  return {
    ...rest,
    houses: tops.map(([x, y]) => ({ x: x - house.width / 2, y, ...house })),
    road,
    upTo,
    dusk(provost) {
      const [x, y] = space(provost);
      const top = y - 6;
      const bottom = y + rowHeight - 6;
      const far = 40;
      const [left, right, end] = [-far, rest.width + far, rest.height + far];
      const below = `H${right}V${end}H${left}`;
      if (provost % columns === 0 || provost === ROAD) return `M${left} ${bottom}${below}z`;
      const goesRight = space(provost + 1)[0] > x;
      const border = (x + space(provost + 1)[0]) / 2;
      return goesRight
        ? `M${border} ${top}H${right}V${end}H${left}V${bottom}H${border}z`
        : `M${left} ${top}H${border}V${bottom}${below}z`;
    },
  };
}

/** The column of a space: there and back. */
const columnOf = (space: Space, columns: number): { row: number; column: number } => {
  const row = Math.floor((space - 1) / columns);
  const along = (space - 1) % columns;
  return { row, column: row % 2 === 0 ? along : columns - 1 - along };
};

const SWAY = [0, 3, 5, 3, 0, -2, 0];

/** The whole road at once, four rows of seven. */
export const DESK: Layout = layOut({
  name: "desk",
  width: 1040,
  height: 656,
  house: { width: 118, height: 96 },
  castle: { x: 6, y: 4, width: 316, height: 152 },
  bridge: { x: 104, y: 158, width: 212, height: 58 },
  town: [
    [392, 4],
    [516, 8],
    [640, 4],
    [640, 108],
    [516, 104],
    [392, 108],
  ],
  way: [
    [296, 94],
    0,
    1,
    2,
    [700, 92],
    [722, 112],
    [728, 142],
    [714, 176],
    3,
    4,
    5,
    [310, 192],
    [200, 190],
    [110, 190],
    [58, 202],
    [28, 238],
    [26, 284],
    [58, 312],
  ],
  columns: 7,
  rowHeight: 106,
  space(space) {
    const { row, column } = columnOf(space, 7);
    return [62 + 131 * (column + 0.5), 231 + row * 106 + SWAY[column]];
  },
  bend: { out: 70, bulge: 21 },
});

const WALK_COLUMNS = [54, 157, 259];

/** Three houses wide, walked downwards. */
export const WALK: Layout = layOut({
  name: "walk",
  width: 312,
  height: 1654,
  house: { width: 98, height: 104 },
  castle: { x: -2, y: 16, width: 316, height: 152 },
  bridge: { x: 56, y: 420, width: 200, height: 60 },
  town: [
    [54, 184],
    [157, 184],
    [259, 184],
    [259, 300],
    [157, 300],
    [54, 300],
  ],
  way: [
    [140, 140],
    [70, 180],
    [10, 210],
    [4, 250],
    0,
    1,
    2,
    [304, 282],
    [309, 330],
    [300, 376],
    3,
    4,
    5,
    [10, 394],
    [4, 420],
    [20, 446],
    [60, 452],
    [170, 450],
    [270, 452],
    [302, 468],
    [309, 510],
    [300, 572],
  ],
  columns: 3,
  rowHeight: 116,
  space(space) {
    const { row, column } = columnOf(space, 3);
    return [WALK_COLUMNS[2 - column], 490 + row * 116 + (column === 1 ? 6 : 0)];
  },
  bend: { out: 42, bulge: 5 },
});

/** Of any place: a house's, or the castle's. */
export const boxOf = (layout: Layout, place: Place): Box => (place === CASTLE ? layout.castle : layout.houses[place]);

export const spaceBox = (layout: Layout, space: Space): Box => layout.houses[roadPlace(space)];

/** A smooth line through the points. */
export function smooth(points: readonly Point[]): string {
  const curves = points.slice(0, -1).map((from, i) => {
    const before = points[i - 1] ?? from;
    const to = points[i + 1];
    const after = points[i + 2] ?? to;
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    return `C${numbers.map((n) => Math.round(n)).join(" ")}`;
  });
  return `M${points[0].join(" ")}${curves.join("")}`;
}
