import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@serai/server";
import { expect, onTestFinished, test } from "vitest";
import { BIN, serai } from "./serai.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "serai-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The data folder of a server that has been closed. */
async function newData(): Promise<string> {
  const data = temporaryFolder();
  await (await serve({ port: 0, host: "127.0.0.1", data })).close();
  return data;
}

const isRoot = process.getuid?.() === 0;
const mount = (...words: string[]): boolean => spawnSync("mount", words).status === 0;

/** A file system of its own at a new folder, where we may mount one. */
function smallDisk(size: string): string | undefined {
  if (process.platform !== "linux" || !isRoot) return undefined;
  const folder = temporaryFolder();
  if (!mount("-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder)) return undefined;
  onTestFinished(() => void spawnSync("umount", [folder]));
  return folder;
}

/** Nothing can be written to the folder of this copy: root may write where nobody may, but not to such a disk. */
async function copyToReadOnly(data: string): Promise<string | undefined> {
  const folder = isRoot ? smallDisk("8m") : temporaryFolder();
  if (folder === undefined) return undefined;
  const copy = join(folder, "copy.db");
  expect(await serai(["backup", copy, "--data", data])).toMatchObject({ code: 0, err: "" });
  chmodSync(copy, 0o444);
  if (isRoot) return mount("-o", "remount,ro", folder) ? copy : undefined;
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  return copy;
}

test("a backup is one file, and stays one when it is put back", async () => {
  const [data, folder] = [await newData(), temporaryFolder()];
  const copy = join(folder, "másolat #1 50%.db");
  expect(await serai(["backup", copy, "--data", data])).toMatchObject({ code: 0, err: "" });
  expect(await serai(["restore", copy, "--data", join(data, "back")])).toMatchObject({ code: 0, err: "" });
  expect(readdirSync(folder)).toEqual(["másolat #1 50%.db"]);
});

test("a copy on a read-only medium is put back as a database that the server may write to, and nobody else read", async ({
  skip,
}) => {
  const data = await newData();
  const copy = await copyToReadOnly(data);
  if (copy === undefined) return skip("no file system can be mounted here");
  const back = join(data, "back");
  expect(await serai(["restore", copy, "--data", back])).toMatchObject({ code: 0, err: "" });
  const restored = join(back, "serai.db");
  expect(readFileSync(restored)).toEqual(readFileSync(copy));
  expect(statSync(restored).mode & 0o777).toBe(0o600);
});

test("a copy that cannot be read is named, not the folder that it should go to", async () => {
  const [copy, data] = [temporaryFolder(), join(temporaryFolder(), "data")];
  const { code, err } = await serai(["restore", copy, "--data", data]);
  expect([code, err]).toEqual([2, expect.stringContaining(`Cannot read ${copy}: `)]);
  expect(existsSync(data)).toBe(false);
});

test("a database that cannot be read is named, and nothing is written", async () => {
  const [data, folder] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(data, "serai.db"));
  const { code, err } = await serai(["backup", join(folder, "copy.db"), "--data", data]);
  expect([code, err]).toEqual([2, expect.stringContaining(`Cannot read ${data}: `)]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a backup that the disk has no room for leaves nothing behind", async ({ skip }) => {
  const disk = smallDisk("64k");
  if (disk === undefined) return skip("no file system can be mounted here");
  const copy = join(disk, "copy.db");
  const { code, err } = await serai(["backup", copy, "--data", await newData()]);
  expect([code, err]).toEqual([2, expect.stringContaining(`The disk is full at ${copy}: `)]);
  expect(readdirSync(disk)).toEqual([]);
});

test.skipIf(process.platform === "win32")("a backup that the disk refuses leaves nothing behind", async () => {
  const [data, folder] = [await newData(), temporaryFolder()];
  const copy = join(folder, "copy.db");
  // No file may grow beyond 64 blocks: room for what SQLite keeps beside the database, and not for the copy.
  const limited = 'ulimit -f 64; exec "$0" "$@"';
  const { status, stderr } = spawnSync("sh", ["-c", limited, process.execPath, BIN, "backup", copy, "--data", data], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining(`No copy could be written to ${copy}: `)]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a backup into a folder that is not there says so", async () => {
  const copy = join(temporaryFolder(), "nowhere", "copy.db");
  const { code, err } = await serai(["backup", copy, "--data", await newData()]);
  expect([code, err]).toEqual([2, expect.stringContaining(`No copy could be written to ${copy}: `)]);
});
