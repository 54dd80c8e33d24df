const ARCHES = [0, 1, 2, 3, 4, 5];
const STARS: readonly (readonly [number, number])[] = [
  [96, 12],
  [124, 24],
  [146, 8],
  [176, 6],
  [222, 9],
  [30, 20],
  [58, 40],
  [340, 30],
  [366, 14],
];

/** The court of a caravanserai at dusk: an arcade with lanterns, a moon above it. */
export const Arcade = () => (
  <svg class="arcade" viewBox="0 0 384 128" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <rect class="arcade-sky" width="384" height="128" />
    {STARS.map(([x, y]) => (
      <circle key={x} class="arcade-star" cx={x} cy={y} r="1.2" />
    ))}
    <path class="arcade-moon" d="M270 10a11 11 0 107 20 13 13 0 01-7-20z" />
    <path
      class="arcade-wall"
      d="M0 62h8v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h4v66H0z"
    />
    {ARCHES.map((i) => (
      <g key={i} transform={`translate(${i * 64} 0)`}>
        <path class="arcade-arch" d="M10 128v-26c0-11 8-15 14-20 3-2.5 6-5 8-8 2 3 5 5.5 8 8 6 5 14 9 14 20v26z" />
        <path class="arcade-cord" d="M32 74v12" />
        <path class="arcade-lamp" d="M32 86c4 3 6 5.5 6 9s-2 6-6 6-6-2.5-6-6 2-6 6-9z" />
      </g>
    ))}
  </svg>
);
