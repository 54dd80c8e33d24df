import type { BotResult, Contest } from "@serai/search";

/** A contest as it was played and what came of it. */
export interface Played {
  readonly contest: Contest;
  readonly standings: readonly BotResult[];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** In the order of the columns, but for the first, which says whose standing it is, and the last, the points. */
export const cellsOf = ({ games, share, low, high, byDeals, fair }: BotResult): string[] => [
  String(games),
  percent(share),
  `${percent(low)} – ${percent(high)}`,
  `± ${percent(byDeals)}`,
  percent(fair),
];

/** Between these a document keeps its tables of contests. */
const BEGIN = "<!-- arena -->";
const END = "<!-- /arena -->";

export const hasPlaceForTables = (document: string): boolean =>
  document.includes(BEGIN) && document.indexOf(END) > document.indexOf(BEGIN);

/** The document with a table a game, a row a contest: how the bot named first did. */
export function withTables(document: string, played: readonly Played[], [, ...columns]: readonly string[]): string {
  const games = [...new Set(played.map(({ contest }) => contest.game))];
  const tables = games.map((game) => {
    const rows = played.filter(({ contest }) => contest.game === game).map(rowOf);
    const ruler = Array<string>(columns.length + 1).fill("---");
    return [[game, ...columns], ruler, ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
  });
  const before = document.slice(0, document.indexOf(BEGIN));
  const after = document.slice(document.indexOf(END));
  return `${before}${BEGIN}\n\n${tables.join("\n")}\n${after}`;
}

/** `master, 3 simple`. */
function rowOf({ standings }: Played): string[] {
  const [first] = standings;
  const seated = standings.map(({ bot, seats }) => (seats === 1 ? bot : `${seats} ${bot}`));
  return [seated.join(", "), ...cellsOf(first), standings.map(({ score }) => score.toFixed(1)).join(" : ")];
}
