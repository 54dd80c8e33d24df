import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { rebuildIn } from "@serai/server";
import { freePort, ServerProcess } from "../server-process.ts";
import type { KeptEntry, Servers } from "../servers.ts";
import { forbiddenWrites, smallDisk } from "./disk.ts";
import { FAULTS, type FaultName, type Scene } from "./faults.ts";

interface Wanted {
  /** The disk will be filled. */
  readonly disk: boolean;
  /** May a file system be mounted for it? */
  readonly mount: boolean;
}

/** One server with the embedded database. */
export async function oneServer({ disk: isFilled, mount }: Wanted): Promise<Servers<FaultName>> {
  const data = mkdtempSync(join(tmpdir(), "serai-chaos-"));
  const disk = isFilled ? ((mount ? smallDisk(data) : undefined) ?? forbiddenWrites()) : undefined;
  const port = await freePort();
  const scene: Scene = { data, port, disk, server: await ServerProcess.start(["--data", data], port) };
  return {
    addresses: [scene.server.address],
    disk: disk?.how ?? "not filled",
    async happen(name, cutOff) {
      if (name === "disk" && disk === undefined) return undefined;
      await FAULTS[name].happen(scene, cutOff);
      return FAULTS[name].measuredFrom;
    },
    async end() {
      // A stopped process hears of nothing else.
      scene.server.process.kill("SIGCONT");
      await scene.server.end("SIGTERM");
    },
    entries: async () => entriesIn(data),
    replayed: async () => (await rebuildIn(data))?.counted ?? 0,
    async remove() {
      disk?.remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function* entriesIn(data: string): Generator<KeptEntry> {
  const db = new DatabaseSync(join(data, "serai.db"), { readOnly: true });
  const text = "SELECT table_id, number, entry FROM log ORDER BY table_id, number";
  for (const { table_id, number, entry } of db.prepare(text).iterate())
    yield { table: String(table_id), number: Number(number), entry: String(entry) };
  db.close();
}
