import { expect, test } from "vitest";
import { oneServer } from "../chaos/one/one-server.ts";
import { chaos } from "../chaos/run.ts";

/** A short run of `npm run chaos`; starts that are to be refused have tests of their own. */
test("killed, stopped, without disk, with dead threads: nothing acknowledged is lost or doubled", async () => {
  const report = await chaos(await oneServer({ disk: true, mount: false }), {
    faults: ["kill", "writer", "disk", "stop", "engine", "kill"],
    tables: 3,
    thinkMs: 5,
    playMs: 100,
    clock: { decision: 20, reserve: 60 },
    seed: 1,
    longestMs: Number.POSITIVE_INFINITY,
    finishMs: 600_000,
  });
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
  // People are told that nothing can be saved, instead of being sent away.
  if (report.faults.disk) expect(report.refusals["cannot-save"]).toBeGreaterThan(0);
});
