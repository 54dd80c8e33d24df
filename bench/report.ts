import type { Rate } from "./contest.ts";

/** One line of the table: one game with so many players. */
export interface Line {
  readonly game: string;
  readonly seats: number;
  readonly silent: { readonly gamesPerSecond: number; readonly decisionsPerSecond: number };
  readonly told: { readonly gamesPerSecond: number; readonly decisionsPerSecond: number };
  readonly seen: { readonly gamesPerSecond: number; readonly decisionsPerSecond: number };
  readonly largestView: number;
  /** boardgame.io in the same run, and how many times as many games we play. */
  readonly peer?: { readonly gamesPerSecond: number; readonly ratio: number };
}

export function linesOf(rates: readonly Rate[], largestView: (game: string, seats: number) => number): Line[] {
  const of = (game: string, seats: number, way: Rate["way"]): Rate | undefined =>
    rates.find((rate) => rate.game === game && rate.seats === seats && rate.way === way);
  return rates
    .filter(({ way }) => way === "silent")
    .map((silent) => {
      const { game, seats } = silent;
      const pick = (way: Rate["way"]) => {
        const { gamesPerSecond = 0, decisionsPerSecond = 0 } = of(game, seats, way) ?? {};
        return { gamesPerSecond, decisionsPerSecond };
      };
      const peer = of(game, seats, "boardgame.io")?.gamesPerSecond;
      return {
        game,
        seats,
        silent: pick("silent"),
        told: pick("told"),
        seen: pick("seen"),
        largestView: largestView(game, seats),
        ...(peer !== undefined && {
          peer: { gamesPerSecond: peer, ratio: Math.round(silent.gamesPerSecond / peer) },
        }),
      };
    });
}

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
    "boardgame.io games/s",
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
