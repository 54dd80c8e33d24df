import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openEmbedded } from "../src/store/embedded.ts";
import { Guest, temporaryFolder } from "./house.ts";

const SERAI = fileURLToPath(new URL("../../cli/bin/serai.mjs", import.meta.url));

/** The server as people run it, in a process of its own. */
async function start(data: string): Promise<{ address: string; process: ChildProcess }> {
  const process_ = spawn(process.execPath, [SERAI, "serve", "--port", "0"], {
    env: { ...process.env, SERAI_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void process_.kill("SIGKILL"));
  const address = await new Promise<string>((resolve, reject) => {
    process_.stdout.on("data", (data) => {
      const [found] = /http:\/\/[^\s]+:\d+/.exec(String(data)) ?? [];
      if (found) resolve(found);
    });
    process_.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { address, process: process_ };
}

test("kill -9 under load loses nothing acknowledged and doubles nothing", { timeout: 60_000 }, async () => {
  const data = temporaryFolder();
  let server = await start(data);
  const guests = Array.from({ length: 6 }, () => new Guest(server.address));
  const tables = await Promise.all(guests.map((guest) => guest.open(1, 2)));
  const acknowledged = guests.map(() => new Map<string, string>());

  for (let crash = 0; crash < 3; crash++) {
    const playing = guests.map(async (guest, i) => {
      const seat = await guest.join(tables[i]);
      seat.socket.on("error", () => {});
      for (let move = 0; ; move++) {
        const { over, legal, decision } = await seat.asked();
        if (over) return;
        const id = `crash-${crash}-${move}-${i}`;
        const answer = await seat.command({ type: "act", id, decision, action: legal[0] });
        if (answer.type === "done") acknowledged[i].set(id, legal[0]);
        await seat.until((m) => m.type === "events" && m.decision > decision);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 150 + crash * 100));
    server.process.removeAllListeners("exit");
    server.process.kill("SIGKILL");
    await Promise.allSettled(playing);
    server = await start(data);
    for (const [i, guest] of guests.entries()) {
      const moved = new Guest(server.address);
      moved.cookie = guest.cookie;
      guests[i] = moved;
    }
  }

  // Every game goes on from the last acknowledged move, to its end.
  for (const [i, guest] of guests.entries()) expect((await (await guest.join(tables[i])).playOut()).over).toBe(true);
  server.process.removeAllListeners("exit");
  server.process.kill("SIGTERM");
  await new Promise((resolve) => server.process.on("exit", resolve));

  const store = openEmbedded(data);
  onTestFinished(() => store.close());
  let kept = 0;
  for (const [i, table] of tables.entries()) {
    const log = await store.log(table);
    for (const [id, action] of acknowledged[i]) {
      const lines = log
        .filter(({ command }) => command?.endsWith(` ${id}`))
        .map(({ what }) => (what.kind === "move" ? what.line : ""));
      expect(lines).toEqual([expect.stringMatching(`^\\d ${action}$`)]);
      kept++;
    }
  }
  expect(kept).toBeGreaterThan(6);
});
