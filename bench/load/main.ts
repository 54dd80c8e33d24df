import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { rounded } from "./measured.ts";
import { type LoadOptions, readOptions } from "./options.ts";
import { Play } from "./play.ts";
import { type Servers, startServers } from "./servers.ts";

/*
 * Games over real sockets on loopback: durable moves a second, the time from a command to the last viewer who hears of it,
 * what a move costs the servers in processor time, and what tables and sockets cost them in memory. It asserts nothing.
 */

/** A server that has just started gives memory back within this. */
const SETTLES_MS = 10_000;
const FIRST_RATE = 500;
const STEP = 1.25;

async function step(play: Play, servers: Servers, rate: number, options: LoadOptions) {
  const [before, toolBefore] = [servers.processorMs, process.cpuUsage()];
  const seconds = await play.play(rate, options.seconds);
  const { user, system } = process.cpuUsage(toolBefore);
  const used = { before, after: servers.processorMs, toolMs: (user + system) / 1000 };
  return { rateAskedFor: rate, ...play.measured.take(seconds, used) };
}

/** The rates are stepped up until the slowest hundredth is too slow, or the servers do not keep up, twice at the same rate. */
async function findKnee(play: Play, servers: Servers, options: LoadOptions) {
  const steps: Awaited<ReturnType<typeof step>>[] = [];
  const holds = async (rate: number): Promise<boolean> => {
    const taken = await step(play, servers, rate, options);
    steps.push(taken);
    return taken.commandToLastViewerMs.p99 <= options.slow && taken.durableMovesPerSecond >= rate * 0.9;
  };
  let knee = 0;
  // Once more, because a machine that stalls for a moment says nothing about the servers.
  for (let rate = FIRST_RATE; (await holds(rate)) || (await holds(rate)); rate = Math.round(rate * STEP)) knee = rate;
  return { knee, p99Under: options.slow, steps };
}

/** How long it takes until servers with all these games can be reached again, and what they hold then. */
async function restarted(play: Play, servers: Servers) {
  play.close();
  const startMs = Math.round(await servers.restart());
  await pause(SETTLES_MS);
  return { startMs, megabytes: rounded(servers.megabytes) };
}

async function run(options: LoadOptions): Promise<object> {
  const servers = await startServers(options);
  const play = new Play(servers.address, options);
  try {
    await pause(SETTLES_MS);
    const empty = servers.megabytes;
    const opening = performance.now();
    await play.openTables();
    const withTables = servers.megabytes;
    await play.connect();
    const withSockets = servers.megabytes;
    const openedInSeconds = rounded((performance.now() - opening) / 1000);
    await play.play(options.knee ? FIRST_RATE : options.rate, options.warmup);
    play.measured.forget();
    const played = options.knee
      ? await findKnee(play, servers, options)
      : await step(play, servers, options.rate, options);
    const afterPlay = servers.megabytes;
    return {
      servers: options.servers,
      byTable: options.byTable,
      database: options.postgres || options.databaseUrl ? "postgresql" : "embedded",
      games: options.games,
      tables: options.tables,
      playing: options.playing,
      sockets: play.sockets,
      bots: options.bots * options.tables,
      newPeople: options.newPeople,
      openedInSeconds,
      ...played,
      memoryMB: {
        empty: rounded(empty),
        withTables: rounded(withTables),
        withSockets: rounded(withSockets),
        afterPlay: rounded(afterPlay),
        perTableKB: rounded(((withTables - empty) * 1024) / options.tables),
        perSocketKB: rounded(((withSockets - withTables) * 1024) / play.sockets),
        perTableWithItsSocketsKB: rounded(((withSockets - empty) * 1024) / options.tables),
      },
      ...(options.restart && { restarted: await restarted(play, servers) }),
    };
  } finally {
    play.close();
    await servers.stop();
  }
}

const options = readOptions();
const report = JSON.stringify(await run(options), undefined, 2);
console.log(report);
if (options.out !== undefined) writeFileSync(options.out, `${report}\n`);
process.exit();
