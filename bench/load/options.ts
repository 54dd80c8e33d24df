import { parseArgs } from "node:util";
import { gameIds } from "@serai/games/list/index.ts";

export interface LoadOptions {
  readonly tables: number;
  /** How many of them people look at; the others were opened, and everybody is gone. */
  readonly connected: number;
  /** How many of them play. */
  readonly playing: number;
  /** Moves a second, all tables together; 0: tables move when their players have thought. */
  readonly rate: number;
  /** Mean milliseconds that a player thinks, where no rate is asked for. */
  readonly think: number;
  readonly seconds: number;
  /** Played before it, and not counted: servers have compiled what they do often by then. */
  readonly warmup: number;
  /** Where it is given, a step ends after so many moves and not by the clock, and as many are played before it: for a busy machine. */
  readonly moves: number | undefined;
  /** Rates are stepped up until the slowest hundredth takes longer than `slow` milliseconds. */
  readonly knee: boolean;
  readonly slow: number;
  readonly games: readonly string[];
  /** Seats of each table, and how many of them bots have. */
  readonly seats: number;
  readonly bots: number;
  readonly watchers: number;
  /** Mean seconds after which a socket is lost and comes again; 0: never. */
  readonly reconnect: number;
  /** After a game others sit down at a new table; otherwise the same people play again. */
  readonly newPeople: boolean;
  /** In the end the server is started again on what it has kept. */
  readonly restart: boolean;
  readonly servers: number;
  /** The proxy sends everybody at a table to the same server. */
  readonly byTable: boolean;
  readonly postgres: boolean;
  readonly databaseUrl: string | undefined;
  /** What the servers' Node is started with: a profiler, another heap. */
  readonly nodeFlags: readonly string[];
  readonly out: string | undefined;
}

/** Plain: one game, people only, no thinking. `--whole`: what a real evening is like. */
const PLAIN = { rate: 1_000, think: 0, bots: 0, watchers: 0, reconnect: 0 };
const WHOLE = { rate: 0, think: 1_000, bots: 1, watchers: 1, reconnect: 60 };

export function readOptions(): LoadOptions {
  const { values } = parseArgs({
    options: {
      tables: { type: "string", default: "1000" },
      connected: { type: "string" },
      playing: { type: "string" },
      restart: { type: "boolean", default: false },
      rate: { type: "string" },
      think: { type: "string" },
      seconds: { type: "string", default: "15" },
      warmup: { type: "string", default: "3" },
      moves: { type: "string" },
      knee: { type: "boolean", default: false },
      slow: { type: "string", default: "50" },
      whole: { type: "boolean", default: false },
      games: { type: "string" },
      bots: { type: "string" },
      watchers: { type: "string" },
      reconnect: { type: "string" },
      "new-people": { type: "boolean", default: false },
      servers: { type: "string", default: "1" },
      "by-table": { type: "boolean", default: false },
      postgres: { type: "boolean", default: false },
      "database-url": { type: "string" },
      "node-flags": { type: "string" },
      out: { type: "string" },
    },
  });
  const usual = values.whole ? WHOLE : PLAIN;
  const tables = Number(values.tables);
  const think = Number(values.think ?? usual.think);
  const servers = Number(values.servers);
  const connected = Math.min(tables, Number(values.connected ?? tables));
  return {
    tables,
    connected,
    restart: values.restart,
    playing: Math.min(connected, Number(values.playing ?? (values.whole ? tables : 300))),
    // Players who think set the pace themselves.
    rate: Number(values.rate ?? (think > 0 ? 0 : usual.rate)),
    think,
    seconds: Number(values.seconds),
    warmup: Number(values.warmup),
    moves: values.moves === undefined ? undefined : Number(values.moves),
    knee: values.knee,
    slow: Number(values.slow),
    games: values.games?.split(",") ?? (values.whole ? gameIds : gameIds.slice(0, 1)),
    seats: 3,
    bots: Number(values.bots ?? usual.bots),
    watchers: Number(values.watchers ?? usual.watchers),
    reconnect: Number(values.reconnect ?? usual.reconnect),
    newPeople: values["new-people"],
    servers,
    byTable: values["by-table"],
    // Several servers can only share PostgreSQL.
    postgres: values.postgres || (servers > 1 && values["database-url"] === undefined),
    databaseUrl: values["database-url"],
    nodeFlags: values["node-flags"]?.split(" ") ?? [],
    out: values.out,
  };
}
