import type { Generation } from "./network-training.ts";

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = 44;

interface Line {
  readonly name: string;
  readonly colour: string;
  readonly points: readonly (readonly [games: number, value: number])[];
}

/** A learning curve as a picture: what was not foreseen yet, and how often the network alone wins, by games played. */
export function plotOf(title: string, curve: readonly Generation[]): string {
  const line = (name: string, colour: string, of: (one: Generation) => number | undefined): Line => ({
    name,
    colour,
    points: curve.flatMap((one) => {
      const value = of(one);
      return value === undefined ? [] : [[one.games, value] as const];
    }),
  });
  const lines = [
    line("loss: who wins", "#1f6f8b", ({ value }) => value),
    line("loss: what the search does", "#c06014", ({ policy }) => policy),
    line("won alone among simple bots", "#3d7a3d", ({ won }) => won),
  ].filter(({ points }) => points.length > 0);
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(([, value]) => value)));
  const games = Math.max(1, ...curve.map((one) => one.games));
  const x = (value: number): string => (EDGE + (value / games) * (WIDTH - 2 * EDGE)).toFixed(1);
  const y = (value: number): string => (HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)).toFixed(1);
  const axis = [0, most / 2, most].map(
    (value) =>
      `<path d="M${EDGE} ${y(value)}H${WIDTH - EDGE}" stroke="#8886"/><text x="${EDGE - 6}" y="${y(value)}" text-anchor="end">${value.toFixed(2)}</text>`,
  );
  const drawn = lines.map(
    ({ name, colour, points }, at) =>
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.map(([n, value]) => `${x(n)},${y(value)}`).join(" ")}"/>` +
      `<text x="${EDGE + at * 190}" y="16" fill="${colour}">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#777"><title>${title}</title>
${[...axis, ...drawn].join("\n")}
<text x="${EDGE}" y="${HEIGHT - 14}">0 games</text><text x="${WIDTH - EDGE}" y="${HEIGHT - 14}" text-anchor="end">${games} games</text>
</svg>
`;
}
