const ARCHES = [0, 1, 2, 3, 4, 5];
const STARS: readonly (readonly [number, number])[] = [
  [22, 18],
  [70, 34],
  [118, 12],
  [168, 28],
  [232, 14],
  [262, 40],
  [352, 20],
  [44, 46],
  [205, 44],
];

/** The court of a caravanserai at dusk: an arcade with lanterns, a moon above it. */
export const Arcade = () => (
  <svg class="arcade" viewBox="0 0 384 128" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <rect class="arcade-sky" width="384" height="128" />
    {STARS.map(([x, y]) => (
      <circle key={x} class="arcade-star" cx={x} cy={y} r="1.2" />
    ))}
    <path class="arcade-moon" d="M318 14a15 15 0 1010 27 18 18 0 01-10-27z" />
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
