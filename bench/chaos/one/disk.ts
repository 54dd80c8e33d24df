import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { ServerProcess } from "../server-process.ts";

/** A disk that can be made to take nothing, and to take it again. */
export interface Disk {
  readonly how: string;
  fill(server: ServerProcess): void;
  free(server: ServerProcess): void;
  remove(): void;
}

const MEGABYTES = 64;
const succeeds = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** A small file system of its own at the folder, where we may mount one; it is really full when it is full. */
export function smallDisk(folder: string): Disk | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  if (!succeeds("mount", "-t", "tmpfs", "-o", `size=${MEGABYTES}m`, "tmpfs", folder)) return undefined;
  const filler = join(folder, "filler");
  return {
    how: `a file system of ${MEGABYTES} MB filled to its last byte`,
    fill() {
      const file = openSync(filler, "w");
      try {
        for (const bytes of [1 << 20, 4096, 1]) fillWith(file, Buffer.alloc(bytes));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => void spawnSync("umount", [folder]),
  };
}

function fillWith(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (Reflect.get(Object(error), "code") !== "ENOSPC") throw error;
  }
}

/** Elsewhere on Linux: the process may write to no file, which its database meets as a disk that fails. */
export function forbiddenWrites(): Disk | undefined {
  if (process.platform !== "linux" || !succeeds("prlimit", "--version")) return undefined;
  const allow = ({ process: { pid } }: ServerProcess, bytes: string): void =>
    void spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
  return {
    how: "a limit of 0 bytes on every file the server writes",
    fill: (server) => allow(server, "0"),
    free: (server) => allow(server, "unlimited"),
    remove: () => {},
  };
}
