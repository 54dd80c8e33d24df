import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { FaultName } from "../chaos/many/faults.ts";
import { manyServers } from "../chaos/many/many-servers.ts";
import { oneServer } from "../chaos/one/one-server.ts";
import { chaos } from "../chaos/run.ts";
import { freePort, ServerProcess } from "../chaos/server-process.ts";

const KILL_EVERY_MS = 200;

/** Of both short runs of `npm run chaos`. */
const SHORT = {
  thinkMs: 5,
  playMs: 100,
  clock: { decision: 20, reserve: 60 },
  seed: 1,
  longestMs: Number.POSITIVE_INFINITY,
  finishMs: 600_000,
};

function expectAllKept(report: Awaited<ReturnType<typeof chaos>>): void {
  expect(report).toMatchObject({
    lost: 0,
    doubled: 0,
    outOfOrder: 0,
    gaps: 0,
    takenBack: 0,
    differing: 0,
    timedOut: 0,
  });
  expect(report.games.unfinished).toEqual([]);
  expect(report.games.replayed).toBe(report.games.finished);
  expect(report.acknowledged).toBeGreaterThan(20);
}

/** Starts that are to be refused have tests of their own. */
test("killed, stopped, without disk, with dead threads: nothing acknowledged is lost or doubled", async () => {
  const report = await chaos(await oneServer({ disk: true, mount: false }), {
    faults: ["kill", "writer", "disk", "stop", "engine", "kill"],
    tables: 3,
    ...SHORT,
  });
  expectAllKept(report);
  // People are told that nothing can be saved, instead of being sent away.
  if (report.faults.disk) expect(report.refusals["cannot-save"]).toBeGreaterThan(0);
});

test("two servers on one database, cut off from it, with dead and looping threads, one of them killed: the same", async () => {
  const faults: FaultName[] = ["cut", "engine", "loop", "kill"];
  expectAllKept(await chaos(await manyServers(2), { faults, tables: 2, ...SHORT }));
});

test("a server whose database's thread dies again and again says so and ends, instead of answering nobody for ever", async () => {
  const data = mkdtempSync(join(tmpdir(), "serai-chaos-"));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const server = await ServerProcess.start(["--data", data], await freePort());
  onTestFinished(() => server.end("SIGKILL"));
  const { stderr } = server.process;
  if (stderr === null) throw new Error("what it says is not heard");
  const [said, code] = [text(stderr), once(server.process, "exit")];
  while (!server.hasEnded) {
    if (server.process.connected) server.inject({ kind: "throw", thread: "writer.ts" });
    await setTimeout(KILL_EVERY_MS);
  }
  expect(await code).toEqual([1, null]);
  expect(await said).toContain("The database can no longer be written");
});
