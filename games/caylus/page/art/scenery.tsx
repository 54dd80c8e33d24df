import { useId } from "preact/hooks";
import type { Layout } from "../layout.ts";

interface Field {
  readonly d: string;
  readonly shade: number;
  readonly furrows?: "down" | "up";
}

const DESK_FIELDS: readonly Field[] = [
  { d: "M0 0h330v150q-160 40-330-10z", shade: 2 },
  { d: "M330 0h400q30 120 310 120v110H330z", shade: 3, furrows: "up" },
  { d: "M730 0h310v230q-200 10-310-60z", shade: 4 },
  { d: "M0 240q300-30 520 30t520-40v120q-300 60-560 20T0 400z", shade: 2, furrows: "down" },
  { d: "M0 380q200 60 420 10t620 20v120q-260 30-500-20T0 540z", shade: 3, furrows: "up" },
  { d: "M0 520q260-30 500 30t540-20v126H0z", shade: 4, furrows: "down" },
  { d: "M620 480q160-40 420-10v80q-240 40-420 0z", shade: 2 },
];

const WALK_FIELDS: readonly Field[] = Array.from({ length: 10 }, (_, i) => ({
  d: `M0 ${130 + i * 165}q90-40 170 10t142-20v130q-80 40-160 0t-152 20z`,
  shade: 2 + (i % 3),
  furrows: i % 2 === 0 ? "up" : "down",
}));

type Tree = readonly [x: number, y: number, kind?: "poplar" | "hay"];

const DESK_TREES: readonly Tree[] = [
  [14, 560],
  [28, 572, "poplar"],
  [10, 440],
  [1022, 330],
  [1030, 300, "poplar"],
  [1012, 560],
  [1026, 580],
  [1034, 610, "poplar"],
  [16, 640],
  [336, 232],
  [720, 56],
  [738, 222],
  [335, 30, "poplar"],
  [346, 40],
  [1020, 240],
  [8, 352, "poplar"],
  [20, 344],
  [990, 500, "poplar"],
  [1008, 508],
  [1004, 266, "hay"],
  [1018, 272, "hay"],
  [72, 262, "hay"],
  [60, 270, "hay"],
  [1010, 396],
  [1022, 404, "poplar"],
  [330, 14],
];

const WALK_TREES: readonly Tree[] = [
  [300, 190, "poplar"],
  [8, 300],
  [304, 420, "hay"],
  [14, 470, "hay"],
  [6, 700],
  [306, 820, "poplar"],
  [5, 930],
  [308, 1050],
  [6, 1170, "poplar"],
  [306, 1290],
  [8, 1400],
  [306, 1520, "poplar"],
  [10, 1630],
  [296, 1640],
  [280, 1646, "poplar"],
];

const RIVERS = {
  desk: "M-10 162Q110 138 176 168T250 226Q420 240 560 220T800 222T1050 206",
  walk: "M-10 424Q70 384 120 412T176 474T330 470",
};

/** A builders' valley: wheat, sage, a river, trees at the edges. */
export function Scenery({ layout: { name } }: { readonly layout: Layout }) {
  const id = useId();
  const fields = name === "desk" ? DESK_FIELDS : WALK_FIELDS;
  const trees = name === "desk" ? DESK_TREES : WALK_TREES;
  const river = RIVERS[name];
  return (
    <g>
      <defs>
        {(["down", "up"] as const).map((way) => (
          <pattern
            key={way}
            id={`${id}-${way}`}
            width={9}
            height={9}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${way === "down" ? 24 : -38})`}
          >
            <path class="furrow" d="M0 2h9" />
          </pattern>
        ))}
        <g id={`${id}-tree`}>
          <ellipse class="shade" cx={1} cy={1} rx={9} ry={3} />
          <path class="trunk" d="M-1.500 0v-8h3v8z" />
          <circle class="leaves" cy={-14} r={9} />
          <circle class="leaves-light" cx={-3} cy={-17} r={4.5} />
        </g>
        <g id={`${id}-poplar`}>
          <ellipse class="shade" cx={1} cy={1} rx={6} ry={2} />
          <path class="leaves" d="M0 1Q-8-14 0-30 8-14 0 1z" />
          <path class="leaves-light" d="M-1-4Q-5-14 0-26z" />
        </g>
        <path id={`${id}-hay`} class="hay" d="M-8 2q0-14 8-14T8 2z" />
      </defs>
      {fields.map(({ d, shade, furrows }) => (
        <g key={d}>
          <path class={`meadow is-${shade}`} d={d} />
          {furrows && <path d={d} fill={`url(#${id}-${furrows})`} />}
        </g>
      ))}
      <g class={`river is-${name}`}>
        <path class="river-bank" d={river} />
        <path class="river-water" d={river} />
        <path class="river-ripple" d={river} transform="translate(0 -5)" />
        <path class="river-ripple is-second" d={river} transform="translate(8 6)" />
      </g>
      {trees.map(([x, y, kind = "tree"]) => (
        <use key={`${x} ${y}`} href={`#${id}-${kind}`} x={x} y={y} />
      ))}
    </g>
  );
}
