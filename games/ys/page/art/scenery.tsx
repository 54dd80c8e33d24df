import { EMBLEMS } from "./emblems.ts";
import "./scenery.css";

/**
 * The city's drawings, once, for every place that shows them by name: it comes after the first paint, into frames that
 * are there already. Paints are names of the style sheet, so that day, night and the quarter's own roofs need no second
 * drawing; `line` and the like are strokes.
 */
type Stroke = readonly [paint: string, d: string];

const SHOPS: readonly Stroke[] = [
  [
    "w3",
    "M-4 20h30v27h-30zM30 17h28v30h-28zM70 13h26v34h-26zM112 18h30v29h-30zM150 11h24v36h-24zM186 16h30v31h-30zM222 19h24v28h-24zM0 12h4v7h-4zM140 12h4v7h-4z",
  ],
  [
    "roof-2",
    "M-6 20l17-9 17 9zM28 17l16-9 16 9zM68 13l15-9 15 9zM110 18l17-9 17 9zM148 11l14-9 14 9zM184 16l17-9 17 9zM220 19l14-9 14 9z",
  ],
  [
    "win",
    "M3.5 23h3v5h-3zM15.5 23h3v5h-3zM36.9 20h3v5h-3zM48.1 20h3v5h-3zM76.3 16h3v5h-3zM86.7 16h3v5h-3zM119.5 21h3v5h-3zM131.5 21h3v5h-3zM155.7 14h3v5h-3zM165.3 14h3v5h-3zM193.5 19h3v5h-3zM205.5 19h3v5h-3zM227.7 22h3v5h-3zM237.3 22h3v5h-3z",
  ],
  [
    "w1",
    "M-8 25h40v22h-40zM34 22h26v25h-26zM62 27h42v20h-42zM106 20h24v27h-24zM109 10h18v12h-18zM132 25h40v22h-40zM174 23h28v24h-28zM204 26h44v21h-44z",
  ],
  [
    "w2",
    "M23.2 25h8.8v22h-8.8zM54.3 22h5.7v25h-5.7zM34 18h2.6v4h-2.6zM39.2 18h2.6v4h-2.6zM44.4 18h2.6v4h-2.6zM49.6 18h2.6v4h-2.6zM54.8 18h2.6v4h-2.6zM33 21h28v2.5h-28zM94.8 27h9.2v20h-9.2zM124.7 20h5.3v27h-5.3zM163.2 25h8.8v22h-8.8zM195.8 23h6.2v24h-6.2zM174 19h2.8v4h-2.8zM179.6 19h2.8v4h-2.8zM185.2 19h2.8v4h-2.8zM190.8 19h2.8v4h-2.8zM196.4 19h2.8v4h-2.8zM173 22h30v2.5h-30zM238.3 26h9.7v21h-9.7z",
  ],
  [
    "door",
    "M-4 38h32v9h-32zM43 47v-8a4 4 0 018 0v8zM66 38h34v9h-34zM114 47v-8a4 4 0 018 0v8zM136 38h32v9h-32zM184 47v-8a4 4 0 018 0v8zM208 38h36v9h-36z",
  ],
  ["dome", "M108 10c0-7 5-9 10-13 5 4 10 6 10 13z"],
  ["roof", "M-11 26L12 10l23 16zM59 28l7-13h34l7 13zM129 26L152 10l23 16zM201 27l7-13h36l7 13z"],
  ["roof-2", "M12 10l23 16h-9zM100 15l7 13h-12l-2-13zM152 10l23 16h-9zM244 14l7 13h-12l-2-13z"],
  ["line", "M61 25h44M62.8 22h40.4M64.6 19h36.8M203 24h46M204.8 21h42.4M206.6 18h38.8"],
  [
    "win",
    "M10 24v-4a2 2 0 014 0v4zM-3.3 34.5v-4.5a2 2 0 014 0v4.5zM10 34.5v-4.5a2 2 0 014 0v4.5zM23.3 34.5v-4.5a2 2 0 014 0v4.5zM38.5 31.5v-4.5a2 2 0 014 0v4.5zM51.5 31.5v-4.5a2 2 0 014 0v4.5zM67 36.5v-4.5a2 2 0 014 0v4.5zM81 36.5v-4.5a2 2 0 014 0v4.5zM95 36.5v-4.5a2 2 0 014 0v4.5zM116 13h4v6h-4zM110 29.5v-4.5a2 2 0 014 0v4.5zM122 29.5v-4.5a2 2 0 014 0v4.5zM150 24v-4a2 2 0 014 0v4zM136.7 34.5v-4.5a2 2 0 014 0v4.5zM150 34.5v-4.5a2 2 0 014 0v4.5zM163.3 34.5v-4.5a2 2 0 014 0v4.5zM179 32.5v-4.5a2 2 0 014 0v4.5zM193 32.5v-4.5a2 2 0 014 0v4.5zM209.3 35.5v-4.5a2 2 0 014 0v4.5zM224 35.5v-4.5a2 2 0 014 0v4.5zM238.7 35.5v-4.5a2 2 0 014 0v4.5z",
  ],
  [
    "awn-2",
    "M0 34h7l-0.6 5a3.5 2.4 0 01-7 0zM14 34h7l0.6 5a3.5 2.4 0 01-7 0zM28 34h7l0.6 5a3.5 2.4 0 01-7 0zM70 34h7l-0.6 5a3.5 2.4 0 01-7 0zM84 34h7l0.6 5a3.5 2.4 0 01-7 0zM98 34h7l0.6 5a3.5 2.4 0 01-7 0zM140 34h7l-0.6 5a3.5 2.4 0 01-7 0zM154 34h7l0.6 5a3.5 2.4 0 01-7 0zM168 34h7l0.6 5a3.5 2.4 0 01-7 0zM212 34h7l-0.6 5a3.5 2.4 0 01-7 0zM226 34h7l0.6 5a3.5 2.4 0 01-7 0zM240 34h7l0.6 5a3.5 2.4 0 01-7 0z",
  ],
  [
    "awn",
    "M-7 34h7l-0.6 5a3.5 2.4 0 01-7 0zM7 34h7l-0.6 5a3.5 2.4 0 01-7 0zM21 34h7l0.6 5a3.5 2.4 0 01-7 0zM63 34h7l-0.6 5a3.5 2.4 0 01-7 0zM77 34h7l-0.6 5a3.5 2.4 0 01-7 0zM91 34h7l0.6 5a3.5 2.4 0 01-7 0zM133 34h7l-0.6 5a3.5 2.4 0 01-7 0zM147 34h7l-0.6 5a3.5 2.4 0 01-7 0zM161 34h7l0.6 5a3.5 2.4 0 01-7 0zM205 34h7l-0.6 5a3.5 2.4 0 01-7 0zM219 34h7l-0.6 5a3.5 2.4 0 01-7 0zM233 34h7l0.6 5a3.5 2.4 0 01-7 0z",
  ],
  ["gold", "M118 -2v-5"],
  ["pave", "M-10 46.5h260v14h-260z"],
  [
    "line",
    "M-10 47h260M-10 53h260M0 47v6M18 53v7M36 47v6M54 53v7M72 47v6M90 53v7M108 47v6M126 53v7M144 47v6M162 53v7M180 47v6M198 53v7M216 47v6M234 53v7",
  ],
  ["thin", "M58 47v-11M103 47v-11M200 47v-11"],
  ["glow", "M56 32h4v4h-4zM101 32h4v4h-4zM198 32h4v4h-4z"],
];

const PALACE: readonly Stroke[] = [
  [
    "tree",
    "M14 48c-6-9-3-22 0-29 3 7 6 20 0 29zM22 48c-6-9-3-22 0-29 3 7 6 20 0 29zM232 48c-6-9-3-22 0-29 3 7 6 20 0 29zM242 48c-6-9-3-22 0-29 3 7 6 20 0 29zM64 48c-4-5-2-12 0-16 2 4 4 11 0 16zM190 48c-4-5-2-12 0-16 2 4 4 11 0 16z",
  ],
  ["w2", "M40 25h42v23h-42zM174 25h42v23h-42zM28 11h20v3.5h-20zM206 11h20v3.5h-20zM160 21h14v27h-14zM102 12h52v6h-52z"],
  ["w1", "M30 13h16v35h-16zM208 13h16v35h-16zM82 20h92v28h-92zM-10 47.5h260v14h-260z"],
  ["w3", "M38 23h46v3.5h-46zM172 23h46v3.5h-46zM41 13h5v35h-5zM219 13h5v35h-5zM79 18h98v3.5h-98z"],
  [
    "dome",
    "M29 11c0-7 4-9 9-13 5 4 9 6 9 13zM207 11c0-7 4-9 9-13 5 4 9 6 9 13zM100 12c0-12 14-17 28-22 14 5 28 10 28 22z",
  ],
  [
    "dome-2",
    "M32 11c0-6 3-8 6-12-1 5-2 8-1 12zM210 11c0-6 3-8 6-12-1 5-2 8-1 12zM106 12c0-11 9-16 20-21-8 7-11 12-11 21z",
  ],
  ["line", "M128-10v22M114 12c0-9 5-15 14-22M142 12c0-9-5-15-14-22"],
  [
    "win",
    "M44 48v-11a3 3 0 016 0v11zM53.5 48v-11a3 3 0 016 0v11zM63 48v-11a3 3 0 016 0v11zM72.5 48v-11a3 3 0 016 0v11zM178 48v-11a3 3 0 016 0v11zM187.5 48v-11a3 3 0 016 0v11zM197 48v-11a3 3 0 016 0v11zM206.5 48v-11a3 3 0 016 0v11zM36 24v-5a2 2 0 014 0v5zM36 36v-5a2 2 0 014 0v5zM214 24v-5a2 2 0 014 0v5zM214 36v-5a2 2 0 014 0v5zM106 13.5h3v3.5h-3zM114 13.5h3v3.5h-3zM122 13.5h3v3.5h-3zM130 13.5h3v3.5h-3zM138 13.5h3v3.5h-3zM146 13.5h3v3.5h-3zM86 48v-13.5a4.5 4.5 0 019 0v13.5zM98.4 48v-13.5a4.5 4.5 0 019 0v13.5zM110.8 48v-13.5a4.5 4.5 0 019 0v13.5zM122.2 48v-15.5a5.5 5.5 0 0111 0v15.5zM135.6 48v-13.5a4.5 4.5 0 019 0v13.5zM148 48v-13.5a4.5 4.5 0 019 0v13.5zM160.4 48v-13.5a4.5 4.5 0 019 0v13.5z",
  ],
  ["gold", "M38-2v-6M216-2v-6M128-10v-7M80 19h96"],
  ["awn", "M38-8l7 2.2-7 2.2zM216-8l7 2.2-7 2.2z"],
  ["line", "M-10 48h260M-10 52h260M-10 56h260M84 48v4M172 48v4"],
];

const DECK: readonly Stroke[] = [
  ["plank", "M-10 0h260v60h-260z"],
  [
    "seam",
    "M-10 20h260M-10 29h260M-10 38h260M-10 47h260M-10 56h260M18 11v9M76 11v9M134 11v9M192 11v9M47 20v9M105 20v9M163 20v9M221 20v9M30 29v9M88 29v9M146 29v9M204 29v9M59 38v9M117 38v9M175 38v9M233 38v9M42 47v9M100 47v9M158 47v9M216 47v9",
  ],
  ["w3", "M204 30h16v16h-16zM221 33h13v13h-13zM209 16h14v14h-14zM118 18h10v8h-10z"],
  [
    "roof-2",
    "M186 31h9q3 7 0 14h-9q-3-7 0-14zM176 34h9q3 7 0 14h-9q-3-7 0-14zM78 34c-4 3-4 8-1 12h6c3-4 3-9-1-12v-3h-4z",
  ],
  [
    "thin",
    "M204 30h16v16h-16zM204 30l16 16M220 30l-16 16M221 33h13v13h-13zM221 33l13 13M234 33l-13 13M209 16h14v14h-14zM209 16l14 14M223 16l-14 14M186 31h9q3 7 0 14h-9q-3-7 0-14zM185 35h11M185 41h11M176 34h9q3 7 0 14h-9q-3-7 0-14zM175 38h11M175 44h11M118 18h10v8h-10zM118 22h10M78 31h4v3c4 3 4 8 1 12h-6c-3-4-3-9 1-12zM76 36h8",
  ],
  ["beam", "M150 46V10L122 3M150 24l-14-17M145 46h10"],
  ["thin", "M123 3v15M92 44a6 2.6 0 1012 0 6 2.6 0 10-12 0M94 42a4.500 2 0 109 0"],
];

const LIP: readonly Stroke[] = [
  ["w2", "M-10 0h260v9h-260z"],
  ["side", "M-10 9h260v2h-260z"],
  ["line", "M10 0v9M44 0v9M86 0v9M128 0v9M166 0v9M204 0v9M232 0v9"],
  [
    "hull",
    "M30 1.500h6v3q-1 3-3 3t-3-3zM70 1.500h6v3q-1 3-3 3t-3-3zM112 1.500h6v3q-1 3-3 3t-3-3zM186 1.500h6v3q-1 3-3 3t-3-3zM220 1.500h6v3q-1 3-3 3t-3-3z",
  ],
];

/** Roofs, a belfry and a dome stand out of the water where a fourth quarter would be. */
const DROWNED: readonly Stroke[] = [
  ["w3", "M30 112V84h30v28zM150 116V92h34v24zM98 108V54h22v54z"],
  ["w2", "M112 108V54h8v54zM95 52h28v5H95z"],
  ["dome", "M94 52c0-11 7-16 15-22 8 6 15 11 15 22zM186 118c0-13 12-18 24-24 12 6 24 11 24 24z"],
  ["dome-2", "M98 52c0-10 5-15 10-20-3 6-4 12-3 20zM191 118c0-11 8-17 18-23-7 7-9 14-9 23z"],
  ["roof", "M22 88l23-22 23 22zM142 95l25-20 25 20zM4 118l16-12 18 12z"],
  ["roof-2", "M45 66l23 22h-9zM167 75l25 20h-11z"],
  ["win", "M105 72v-7a4 4 0 018 0v7zM105 92v-7a4 4 0 018 0v7zM40 98v-6a3 3 0 016 0v6zM163 104v-6a3 3 0 016 0v6z"],
  ["gold", "M109 30v-9M210 94v-8"],
  ["shade", "M-10 104q15-7 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0V200H-10z"],
  [
    "foam",
    "M-10 104q15-7 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0M20 126q8-5 16 0t16 0M120 132q8-5 16 0t16 0 16 0M70 150q8-5 16 0t16 0M190 146q8-5 16 0",
  ],
];

/** Y-6: the Queen's chain across a harbour. */
const CHAIN: readonly Stroke[] = [
  ["chain", "M-4 14Q60 40 120 40T244 14"],
  ["link", "M-4 14Q60 40 120 40T244 14"],
];

const LIGHTHOUSE: readonly Stroke[] = [
  ["side", "M-2 200q4-24 25-24t25 24z"],
  ["w1", "M11 188l5-142h14l5 142z"],
  ["awn", "M13.500 148h19l1 26h-21zM15 98h16.500l1 25h-18.500z"],
  ["w3", "M26 46h4l5 142h-7z"],
  ["hull", "M11 42h24v5H11z"],
  ["glow", "M16 28h14v14H16z"],
  ["dome", "M13 28q0-9 10-14 10 5 10 14z"],
  ["ray", "M9 35H-3M37 35h12M10 28L1 22M36 28l9-6"],
];

const BRIDGE: readonly Stroke[] = [
  ["side", "M0 9q30-9 60 0v25H50Q46 18 30 18T10 34H0z"],
  ["w2", "M0 6q30-9 60 0v9q-30-9-60 0z"],
  ["line", "M0 10q30-9 60 0M10 5v8M20 3v8M30 2v8M40 3v8M50 5v8"],
];

/** The palace square: paving in rays around a ring of gold, and the crown. */
const SQUARE: readonly Stroke[] = [
  ["side", "M50 5a48 48 0 010 96 48 48 0 010-96z"],
  ["paper", "M50 2a48 48 0 010 96 48 48 0 010-96z"],
  ["ray-2", "M50 2v96M2 50h96M16 16l68 68M84 16L16 84"],
  ["ring", "M50 8a42 42 0 010 84 42 42 0 010-84z"],
  ["paper", "M50 13a37 37 0 010 74 37 37 0 010-74z"],
  ["crown", "M33 41l-4-18 11 8 10-13 10 13 11-8-4 18z"],
];

const Strokes = ({ of }: { readonly of: readonly Stroke[] }) => (
  <>
    {of.map(([paint, d], i) => (
      <path key={i} class={`in-${paint}`} d={d} />
    ))}
  </>
);

/** Nothing of it is seen where it stands: places show its parts with `use`. */
export const Scenery = () => (
  <svg class="scenery" data-ornament width="0" height="0" aria-hidden="true" focusable="false">
    <symbol id="ys-quay" viewBox="0 0 240 56" preserveAspectRatio="xMaxYMin slice">
      <g transform="translate(0 5)">
        <Strokes of={DECK} />
      </g>
      <Strokes of={LIP} />
    </symbol>
    <symbol id="ys-quay-low" viewBox="0 0 240 56" preserveAspectRatio="xMaxYMax slice">
      <Strokes of={DECK} />
      <g transform="translate(0 47)">
        <Strokes of={LIP} />
      </g>
    </symbol>
    <symbol id="ys-shops" viewBox="0 0 240 60" preserveAspectRatio="xMaxYMax slice">
      <Strokes of={SHOPS} />
    </symbol>
    <symbol id="ys-palace" viewBox="0 -12 240 72" preserveAspectRatio="xMidYMax slice">
      <Strokes of={PALACE} />
    </symbol>
    <symbol id="ys-drowned" viewBox="0 0 240 180" preserveAspectRatio="xMidYMid slice">
      <Strokes of={DROWNED} />
    </symbol>
    <symbol id="ys-chain" viewBox="0 0 240 56" preserveAspectRatio="none">
      <Strokes of={CHAIN} />
    </symbol>
    <symbol id="ys-light" viewBox="-4 0 54 200" preserveAspectRatio="xMidYMax meet">
      <Strokes of={LIGHTHOUSE} />
    </symbol>
    <symbol id="ys-bridge" viewBox="0 0 60 34" preserveAspectRatio="none">
      <Strokes of={BRIDGE} />
    </symbol>
    {EMBLEMS.map((d, card) => (
      <symbol key={card} id={`ys-card-${card}`} viewBox="0 0 24 24">
        <path d={d} />
      </symbol>
    ))}
    <symbol id="ys-square" viewBox="0 0 100 104">
      <Strokes of={SQUARE} />
    </symbol>
  </svg>
);
