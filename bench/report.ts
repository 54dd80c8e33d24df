import type { Rate } from "./contest.ts";

type Speed = Pick<Rate, "gamesPerSecond" | "decisionsPerSecond" | "gamesPerWallSecond">;

/** One line of the table: one game with so many players. */
export interface Line {
  readonly game: string;
  readonly seats: number;
  readonly silent: Speed;
  readonly told: Speed;
  readonly seen: Speed;
  readonly largestView: number;
  /** Another library in the same run, and how many times as many games we play. */
  readonly peer?: Speed & { readonly ratio: number };
}

export function linesOf(rates: readonly Rate[], largestView: (game: string, seats: number) => number): Line[] {
  return rates
    .filter(({ way }) => way === "silent")
    .map(({ game, seats }) => {
      const inWay = (way: Rate["way"]): Speed | undefined => {
        const rate = rates.find((one) => one.game === game && one.seats === seats && one.way === way);
        return rate && speedOf(rate);
      };
      const [silent, told, seen] = (["silent", "told", "seen"] as const).map((way) => inWay(way) ?? NOTHING);
      const peer = inWay("peer");
      return {
        game,
        seats,
        silent,
        told,
        seen,
        largestView: largestView(game, seats),
        ...(peer && { peer: { ...peer, ratio: Math.round(silent.gamesPerSecond / peer.gamesPerSecond) } }),
      };
    });
}

const NOTHING: Speed = { gamesPerSecond: 0, decisionsPerSecond: 0, gamesPerWallSecond: 0 };

const speedOf = ({ gamesPerSecond, decisionsPerSecond, gamesPerWallSecond }: Rate): Speed => ({
  gamesPerSecond,
  decisionsPerSecond,
  gamesPerWallSecond,
});

const number = (value: number): string => value.toLocaleString("en-GB");

/** As Markdown, so that it can be pasted into docs/benchmarks.md. */
export function tableOf(lines: readonly Line[]): string {
  const head = [
    "game",
    "players",
    "games/s",
    "decisions/s",
    "decisions/s told",
    "decisions/s seen",
    "largest view, bytes",
    "peer games/s",
    "ratio",
  ];
  const rows = lines.map(({ game, seats, silent, told, seen, largestView, peer }) => [
    game,
    String(seats),
    number(silent.gamesPerSecond),
    number(silent.decisionsPerSecond),
    number(told.decisionsPerSecond),
    number(seen.decisionsPerSecond),
    number(largestView),
    peer ? number(peer.gamesPerSecond) : "",
    peer ? `${number(peer.ratio)}×` : "",
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(" | ")} |`;
  const rule = `|${widths.map((width, at) => (at === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
