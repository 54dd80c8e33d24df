import type { Result, Seat } from "@serai/kernel";
import type { CliText } from "./text/cli-text.ts";

/** How a game ended, a line a seat, best first. */
export const rankingLines = ({ ranks, scores }: Result, names: (seat: Seat) => string, { replay }: CliText): string[] =>
  [...ranks.keys()]
    .sort((a, b) => ranks[a] - ranks[b])
    .map((seat) => replay.place(ranks[seat], names(seat), scores[seat]));
